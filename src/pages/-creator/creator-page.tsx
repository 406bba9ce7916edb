import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, getRouteApi } from '@tanstack/react-router'
import { creatorQuery } from '~/entities/creator/creator.queries.ts'
import { FollowButton } from '~/features/follow/follow-button.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { viewOf } from './creator-views.ts'
import { CreatorWorks } from './creator-works.tsx'
import styles from './creator.module.css'

/** Most who come here look at works alone. */
const People = lazyPart(() => import('./people.tsx'), 'People', { whenFails: 'here' })
const BlockButton = lazyPart(() => import('~/features/follow/block-button.tsx'), 'BlockButton', { whenFails: 'quiet' })

const route = getRouteApi('/creator')

/** Somebody as everybody may know them: what they have published, who follows them, whom they follow. */
export function CreatorPage() {
  const { t, i18n } = useLingui()
  const { id, view: told } = route.useSearch()
  const view = viewOf(told)
  const { data: creator } = useSuspenseQuery(creatorQuery(id))
  const requireLogin = useRequireLogin()
  const tabs = [
    { view: undefined, name: t`作品`, count: creator.works },
    { view: 'followers', name: t`粉丝`, count: creator.followers },
    { view: 'following', name: t({ message: '关注', context: 'whom somebody follows' }), count: creator.following },
    ...(creator.mine ? [{ view: 'blocked', name: t`已屏蔽` }] : []),
  ]
  return (
    <Page title={creator.nickname} backTo="/" width="wide">
      <header className={styles.header}>
        <Avatar src={creator.avatar} size={72} />
        <div className={styles.who}>
          {creator.house && (
            <p>
              <Badge>{t`官方`}</Badge>
            </p>
          )}
          {creator.bio && <p className={styles.bio}>{creator.bio}</p>}
          <p className={styles.likes}>
            <Trans>获赞 {i18n.number(creator.likes)}</Trans>
          </p>
        </div>
        <div className={styles.actions}>
          {creator.mine ? (
            <ButtonLink to="/functionSquare/set/personInfo" size="small">
              <Trans>编辑资料</Trans>
            </ButtonLink>
          ) : (
            <>
              {!creator.blocked && <FollowButton id={id} followed={creator.followed} onAsk={requireLogin} />}
              {!creator.house && <BlockButton id={id} name={creator.nickname} blocked={creator.blocked} onAsk={requireLogin} />}
            </>
          )}
        </div>
      </header>
      <nav className={styles.tabs} aria-label={t`作品和关系`}>
        {tabs.map((tab) => (
          <Link key={tab.name} to="/creator" search={{ id, view: tab.view }} replace activeOptions={{ exact: true }} data-current={viewOf(tab.view) === view || undefined}>
            {tab.name} {tab.count !== undefined && <span>{i18n.number(tab.count, { notation: 'compact' })}</span>}
          </Link>
        ))}
      </nav>
      {view === 'works' ? <CreatorWorks id={id} mine={creator.mine} /> : <People key={view} id={id} view={view} mine={creator.mine} />}
    </Page>
  )
}
