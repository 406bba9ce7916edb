import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { inviterQuery } from '~/entities/invitation/invitation.queries.ts'
import { readCookie } from '~/shared/lib/cookies.ts'
import { INVITE_COOKIE } from '~/shared/session/invite-cookie.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import styles from './invite.module.css'

/** By whom somebody was invited who came by a link. The page is the same for everybody, so it shows in the browser alone. */
export function InvitedBy() {
  const came = useHydrated() && readCookie(INVITE_COOKIE) !== undefined
  const { data } = useQuery({ ...inviterQuery, enabled: came })
  if (!came || !data?.inviter) return null
  const { inviter, points } = data
  const reward = points.invited
  return (
    <p className={styles.inviter}>
      <Avatar src={inviter.avatar} size={36} />
      <span>
        <Trans>
          {inviter.nickname} 邀请你来。注册后完成第一次创作，再送你 {reward} 灵感值
        </Trans>
      </span>
    </p>
  )
}
