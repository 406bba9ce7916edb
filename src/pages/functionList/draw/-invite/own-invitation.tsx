import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Image, Share2 } from 'lucide-react'
import { inviteInfoQuery } from '~/entities/invitation/invitation.queries.ts'
import { InviteLink } from '~/features/invite/invite-link.tsx'
import { useShareInvite } from '~/features/invite/use-share-invite.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { CallProblem } from './call-problem.tsx'
import styles from './invite.module.css'

/** The person's link, with the ways to hand it on. */
export function OwnInvitation() {
  const { data, error, refetch } = useQuery(inviteInfoQuery)
  const share = useShareInvite()
  if (!data) return error ? <CallProblem error={error} onRetry={() => void refetch()} /> : <Skeleton height="calc(var(--u) * 124)" />
  return (
    <section className={styles.own}>
      <InviteLink link={data.link} />
      <div className={styles.ways}>
        <Button tone="primary" size="large" icon={Share2} fullWidth loading={share.isPending} onClick={() => share.mutate({ link: data.link })}>
          <Trans>邀请朋友</Trans>
        </Button>
        <ButtonLink to="/functionList/draw/sharehb" size="large" icon={Image} fullWidth>
          <Trans>邀请海报</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
