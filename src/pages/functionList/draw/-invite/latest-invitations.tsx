import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { invitationsQuery } from '~/entities/invitation/invitation.queries.ts'
import { InvitationRow, InvitationRowSkeleton } from '~/entities/invitation/ui/invitation-row.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { CallProblem } from './call-problem.tsx'
import styles from './invite.module.css'

const LATEST = 3

/** The last who came, with the way to all. */
export function LatestInvitations() {
  const { t } = useLingui()
  const { data, error, refetch } = useInfiniteQuery(invitationsQuery)
  const latest = data?.pages[0]?.invitations.slice(0, LATEST)
  return (
    <Card
      title={t`最近来的朋友`}
      flush
      aside={
        <Link to="/functionList/draw/invitedetail" className={styles.all}>
          <Trans>邀请明细</Trans>
        </Link>
      }
    >
      {latest?.map((invitation) => <InvitationRow key={invitation.id} invitation={invitation} />)}
      {latest?.length === 0 && (
        <p className={styles.rules}>
          <Trans>还没有人来，从最想一起玩的那个朋友开始吧</Trans>
        </p>
      )}
      {!latest && (error ? <CallProblem error={error} onRetry={() => void refetch()} /> : <InvitationRowSkeleton />)}
    </Card>
  )
}
