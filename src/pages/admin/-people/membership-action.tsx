import { useLingui } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'

const DAY = 86_400_000

/** Makes a membership longer, or ends it. The moment that was shown is sent, so that two tabs do not add twice. */
export function MembershipAction({ person }: { person: Person }) {
  const { t } = useLingui()
  const [days, setDays] = useState('30')
  const [now, setNow] = useState(0)
  const from = Math.max(now, person.memberUntil ?? 0)
  const until = Number(days) === 0 ? null : from + Number(days) * DAY
  return (
    <DeskAction
      name="deskPersonMembership"
      permission="people.change"
      label={t`改会员`}
      icon={Crown}
      title={t`改 ${person.nickname} 的会员`}
      description={until === null ? t`会员立即结束。` : <>{t`会员到期：`}<When at={until} /></>}
      request={/^\d+$/.test(days) ? { id: person.id, until } : undefined}
      onOpen={() => setNow(Date.now())}
      fields={() => (
        <TextField label={t`延长多少天`} inputMode="numeric" value={days} onChange={setDays} maximum={4} hint={t`从现在或原到期日算起；0 天立即结束`} />
      )}
    />
  )
}
