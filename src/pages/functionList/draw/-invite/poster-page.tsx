import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { inviteInfoQuery } from '~/entities/invitation/invitation.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { CallProblem } from './call-problem.tsx'
import { PosterChoice } from './poster-choice.tsx'
import styles from './invite.module.css'

export function PosterPage() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(userQuery)
  const { data, error, refetch } = useQuery({ ...inviteInfoQuery, enabled: user !== null })
  if (user && data) return <PosterChoice info={data} />
  return (
    <Page width="reading" title={t`分享海报`} backTo="/functionList/draw/friend">
      {!user ? (
        <VisitorNotice text={<Trans>带有你邀请二维码的海报，五种样式。登录后就能存下来发给朋友</Trans>} />
      ) : error ? (
        <CallProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className={styles.posterWait} ratio={9 / 16} />
      )}
    </Page>
  )
}
