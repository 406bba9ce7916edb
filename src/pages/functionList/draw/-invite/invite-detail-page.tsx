import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { invitationsQuery } from '~/entities/invitation/invitation.queries.ts'
import { InvitationRow, InvitationRowSkeleton } from '~/entities/invitation/ui/invitation-row.tsx'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { CallProblem } from './call-problem.tsx'
import styles from './invite.module.css'

const EXPECTED = 4

export function InviteDetailPage() {
  const { t } = useLingui()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(invitationsQuery)
  const [first] = data?.pages ?? []
  const invitations = data?.pages.flatMap((page) => page.invitations) ?? []
  return (
    <Page width="reading" title={t`邀请明细`} backTo="/functionList/draw/friend">
      <div className={styles.sections}>
        {first && <Totals {...first} />}
        {invitations.length > 0 && (
          <Card flush>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Card>
        )}
        {first && invitations.length === 0 && (
          <EmptyState
            text={<Trans>还没有朋友来。把链接发出去，TA 第一次创作完成，你们都得灵感值</Trans>}
            action={
              <ButtonLink to="/functionList/draw/friend" tone="primary" size="large">
                <Trans>邀请朋友</Trans>
              </ButtonLink>
            }
          />
        )}
        {error && <CallProblem error={error} onRetry={() => void (first ? fetchNextPage() : refetch())} />}
        {!first && !error && <Expected />}
        {hasNextPage && !error && (
          <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>更多</Trans>
          </Button>
        )}
      </div>
    </Page>
  )
}

function Totals({ came, created, points }: ResponseOf<'inviteDetail'>) {
  const { t } = useLingui()
  const totals = [
    { name: t`来了`, value: came },
    { name: t`创作了`, value: created },
    { name: t`得到灵感值`, value: points },
  ]
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Expected() {
  return (
    <div aria-busy>
      <Card flush>
        {Array.from({ length: EXPECTED }, (_, k) => (
          <InvitationRowSkeleton key={k} />
        ))}
      </Card>
    </div>
  )
}
