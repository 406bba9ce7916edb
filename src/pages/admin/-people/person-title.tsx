import { useLingui } from '@lingui/react/macro'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { useRoleNames } from '~/features/desk/permission.words.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import styles from './people.module.css'

/** A person at the beginning of a row. */
export const PersonTitle = ({ person }: { person: Person }) => (
  <span className={styles.title}>
    <Avatar src={person.avatar} size={28} />
    {person.nickname}
  </span>
)

/** What somebody is besides a person: suspended, a member, staff; as of when it was read. */
export function StandingBadges({ person, now }: { person: Person; now: number }) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const { suspension, memberUntil, roles, permissions } = person
  const granted = permissions.length
  if (!suspension && !(memberUntil && memberUntil > now) && roles.length === 0 && granted === 0) return null
  return (
    <span className={styles.badges}>
      {suspension && <Badge tone="error">{t`已停用`}</Badge>}
      {memberUntil !== undefined && memberUntil > now && <Badge tone="gold">{t`会员`}</Badge>}
      {roles.map((role) => <Badge key={role} tone="accent">{roleNames(role)}</Badge>)}
      {granted > 0 && <Badge>{t`${granted} 项权限`}</Badge>}
    </span>
  )
}
