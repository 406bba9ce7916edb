import { useLingui } from '@lingui/react/macro'
import { Archive, Sparkles } from 'lucide-react'
import { growthConfig } from '#config'
import type { DeskFeedback } from '#contract/endpoints/desk/feedback.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'

const points = growthConfig.tasks.find(({ id }) => id === 'feedback-adopted')?.points ?? 0

/** What ends feedback: an idea is taken up, or there is nothing more to say. */
export function Decisions({ feedback: { id, state } }: { feedback: Pick<DeskFeedback, 'id' | 'state'> }) {
  const { t } = useLingui()
  const common = { permission: 'feedback.answer', needsReason: false, request: { id } } as const
  return (
    <>
      {(state === 'open' || state === 'answered') && (
        <DeskAction
          {...common}
          name="deskFeedbackAdopt"
          label={t`采纳`}
          icon={Sparkles}
          title={t`采纳这条反馈？`}
          description={t`对方会收到消息，并能在任务中心领取 ${points} 灵感值。`}
        />
      )}
      {state !== 'closed' && (
        <DeskAction
          {...common}
          name="deskFeedbackClose"
          label={t`结束`}
          icon={Archive}
          title={t`结束这条反馈？`}
          description={t`对方会收到消息，不能再补充。还有要说的，请先回复。`}
        />
      )}
    </>
  )
}
