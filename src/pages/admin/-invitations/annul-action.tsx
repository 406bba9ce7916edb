import { useLingui } from '@lingui/react/macro'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import type { DeskInvitation } from '#contract/endpoints/desk/invitations.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'

/** Makes an invitation not count; where that is done already, what it gave can still be taken back. */
export function AnnulAction({ invitation: { id, refusal, points } }: { invitation: DeskInvitation }) {
  const { t } = useLingui()
  const [takeBack, setTakeBack] = useState(true)
  const given = points.inviter + points.invited
  if (refusal !== undefined && given === 0) return null
  return (
    <DeskAction
      name="deskInvitationAnnul"
      permission="points.grant"
      label={refusal === 'void' ? t`收回奖励` : t`作废`}
      icon={Ban}
      danger
      title={t`作废这次邀请？`}
      description={t`以后也不会再为它发奖励。收回的灵感值会带着你写的原因，记在两个人的明细里。`}
      request={{ id, takeBack: takeBack && given > 0 }}
      onOpen={() => setTakeBack(true)}
      fields={() => given > 0 && <Switch label={t`收回已经发出的灵感值`} hint={t`最多收回 ${given}，用掉的不追`} checked={takeBack} onChange={setTakeBack} />}
    />
  )
}
