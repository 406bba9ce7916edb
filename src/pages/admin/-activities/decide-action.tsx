import { useLingui } from '@lingui/react/macro'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import type { DeskActivity } from '#contract/endpoints/desk/activities.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { idIn } from '~/shared/lib/search.ts'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'

/** Gives the prizes of an activity that is over. */
export function DecideAction({ activity: { id, state, judged, decidedAt, prizes } }: { activity: DeskActivity }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  if (state !== 'ended' || decidedAt !== undefined) return null
  const lines = typed.split(/\s+/).filter(Boolean)
  const winners = lines.flatMap((line) => idIn(line) ?? [])
  const complete = winners.length === lines.length && (judged === 'votes' || winners.length > 0)
  return (
    <DeskAction
      name="deskActivityDecide"
      permission="activities.change"
      label={t`评奖并发奖`}
      icon={Trophy}
      title={t`评奖并发奖？`}
      description={t`灵感值和优惠券马上发到获奖者的账户，并通知本人。之后不能再改。`}
      request={complete ? { id, winners: winners.length > 0 ? winners : undefined } : undefined}
      onOpen={() => setTyped('')}
      fields={() => (
        <TextArea
          label={judged === 'votes' ? t`获奖的参赛编号（空着就按票数）` : t`获奖的参赛编号`}
          value={typed}
          onChange={setTyped}
          maximum={1000}
          rows={3}
          hint={t`按名次一行一个，最多 ${prizes.length} 个；点列表里的编号就能复制`}
        />
      )}
    />
  )
}
