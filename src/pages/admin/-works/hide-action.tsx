import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import type { DeskWork } from '#contract/endpoints/desk/works.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'

/** Takes a work off the square, or lets its owner publish it again. */
export function HideAction({ work: { id, hiddenAt } }: { work: DeskWork }) {
  const { t } = useLingui()
  const hidden = hiddenAt === undefined
  return (
    <DeskAction
      name="workHide"
      permission="work.hide"
      label={hidden ? t`撤下` : t`允许发布`}
      icon={hidden ? EyeOff : Eye}
      title={hidden ? t`把这件作品从广场撤下？` : t`让作者可以重新发布这件作品？`}
      description={hidden ? t`作者仍能看到它，但不能再发布，并会收到消息和你写的原因。` : t`作者会收到消息，由作者决定是否再次发布。`}
      danger={hidden}
      needsReason={hidden}
      request={{ id, hidden }}
    />
  )
}
