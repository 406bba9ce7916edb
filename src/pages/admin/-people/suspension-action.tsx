import { useLingui } from '@lingui/react/macro'
import { Ban, RotateCcw } from 'lucide-react'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'

/** Keeps a person out, or lets them in again. */
export function SuspensionAction({ person }: { person: Person }) {
  const { t } = useLingui()
  const suspended = person.suspension === undefined
  return (
    <DeskAction
      name="deskPersonSuspension"
      permission="people.change"
      label={suspended ? t`停用账号` : t`恢复账号`}
      icon={suspended ? Ban : RotateCcw}
      title={suspended ? t`停用 ${person.nickname} 的账号？` : t`恢复 ${person.nickname} 的账号？`}
      description={
        suspended
          ? t`所有设备立即退出，不能再登录或创作。作品和灵感值都保留。你写的原因，本人登录时会看到，并知道怎样申诉。`
          : t`本人可以重新登录，并会收到消息。`
      }
      danger={suspended}
      request={{ id: person.id, suspended }}
    />
  )
}
