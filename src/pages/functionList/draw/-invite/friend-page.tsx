import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { invitationRules } from '#contract/invitation-rules.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LatestInvitations } from './latest-invitations.tsx'
import { OwnInvitation } from './own-invitation.tsx'
import styles from './invite.module.css'

const { inviter, invited } = invitationRules.points

export function FriendPage() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(userQuery)
  return (
    <Page width="reading" title={t`邀请好友`} backTo="/square/account/user">
      <div className={styles.sections}>
        <section className={styles.hero}>
          <h2>
            <Trans>把灵感带给朋友</Trans>
          </h2>
          <p>
            <Trans>朋友完成第一次创作，你们都有奖励</Trans>
          </p>
          <dl className={styles.rewards}>
            <Reward name={t`你得`} points={inviter} />
            <Reward name={t`朋友得`} points={invited} />
          </dl>
        </section>
        {user ? <OwnInvitation /> : <VisitorNotice text={<Trans>登录后就有你自己的邀请链接和海报</Trans>} />}
        <HowItWorks />
        {user && <LatestInvitations />}
      </div>
    </Page>
  )
}

function Reward({ name, points }: { name: string; points: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        +{points} <small><Trans>灵感值</Trans></small>
      </dd>
    </div>
  )
}
