import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { Broadcast } from '#contract/endpoints/desk/broadcasts.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'

/** Takes a message to everybody back. */
export function WithdrawAction({ broadcast: { id, withdrawnAt } }: { broadcast: Pick<Broadcast, 'id' | 'withdrawnAt'> }) {
  const { t } = useLingui()
  if (withdrawnAt !== undefined) return null
  return (
    <DeskAction
      name="deskBroadcastWithdraw"
      permission="broadcasts.send"
      label={t`撤回`}
      icon={Undo2}
      danger
      title={t`撤回这条通知？`}
      description={t`它会从每个人的消息里消失，看过的人也一样；不能再恢复。`}
      request={{ id }}
    />
  )
}
