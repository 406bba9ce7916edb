import { useSuspenseQuery } from '@tanstack/react-query'
import { userQuery } from '~/entities/user/user.queries.ts'
import { useRoleNames } from '~/features/desk/permission.words.ts'
import { standingQuery } from '~/features/desk/standing.queries.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import styles from './desk-page.module.css'

/** Who one is here. */
export function Operator() {
  const { data: user } = useSuspenseQuery(userQuery)
  const { data: standing } = useSuspenseQuery(standingQuery)
  const roleNames = useRoleNames()
  if (!user) return null
  return (
    <div className={styles.operator}>
      <div>
        <p>{user.nickname}</p>
        <p className={styles.roles}>{standing.roles.map(roleNames).join(' · ')}</p>
      </div>
      <Avatar src={user.avatar} size={32} />
    </div>
  )
}
