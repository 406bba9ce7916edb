import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { userQuery } from '~/entities/user/user.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import type { HomeSearch } from './home-route.ts'

interface NoWorksProps {
  search: HomeSearch
  /** Why they could not be read; null where there are none. */
  error: unknown
  onRetry: () => unknown
}

/** A part of the square without works, and what can be done about it. */
export function NoWorks({ search: { sort }, error, onRetry }: NoWorksProps) {
  const { data: user } = useSuspenseQuery(userQuery)
  if (error) return <FailedState error={error} onRetry={onRetry} />
  if (sort !== 'following')
    return (
      <EmptyState
        text={<Trans>广场还空着，第一幅作品等你来画</Trans>}
        action={
          <ButtonLink to="/functionList/draw/textDraw" tone="primary">
            <Trans>开始创作</Trans>
          </ButtonLink>
        }
      />
    )
  if (!user)
    return (
      <EmptyState
        text={<Trans>登录后关注喜欢的创作者，他们的新作品会出现在这里</Trans>}
        action={
          <ButtonLink to="/functionSquare/login/index" search={{ back: '/?sort=following' }} tone="primary">
            <Trans>登录</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      text={<Trans>你关注的人还没有新作品。在作品页里点“关注”，就能在这里看到他们</Trans>}
      action={
        <ButtonLink to="." search={{ sort: 'latest' }} tone="primary">
          <Trans>看看最新作品</Trans>
        </ButtonLink>
      }
    />
  )
}
