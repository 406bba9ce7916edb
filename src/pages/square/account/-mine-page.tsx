import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { User } from '#contract/entities.ts'
import { shownBalance, userQuery } from '~/entities/user/user.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { libraryQuery } from '~/entities/work/work.queries.ts'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { useWorkMenu } from '~/features/work-actions/use-work-menu.tsx'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'
import { MineEntries, SettingsRow } from './-mine-entries.tsx'
import styles from './-mine-page.module.css'

export function MinePage() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(userQuery)
  return (
    <Page width="wide" title={t`我的`}>
      {user ? <Mine user={user} /> : <Visitor />}
    </Page>
  )
}

function Visitor() {
  return (
    <>
      <VisitorNotice text={<Trans>登录后，作品和灵感值都会在这里</Trans>} />
      <nav className={styles.visitorEntries}>
        <SettingsRow />
      </nav>
    </>
  )
}

function Mine({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <div className={styles.mine}>
      <div className={styles.side}>
        <header className={styles.profile}>
          <Avatar src={user.avatar} size={72} />
          <div className={styles.who}>
            <h2>
              <Link to="/functionSquare/set/personInfo">{user.nickname}</Link> {user.member && <Badge tone="gold">{t`会员`}</Badge>}
            </h2>
            <p>{user.phone ?? t`未绑定手机号`}</p>
          </div>
          <ChevronRight aria-hidden className={styles.chevron} />
        </header>
        <dl className={styles.figures}>
          <Figure label={t`灵感值`} value={<Link to="/functionSquare/wallet/index"><PointsBadge points={shownBalance(user)} plain /></Link>} />
          <Figure label={t`作品`} value={<Link to="/creator" search={{ id: user.id }}>{user.works}</Link>} />
          <Figure label={t`获赞`} value={user.likes} />
        </dl>
        <MineEntries user={user} />
      </div>
      <Latest />
    </div>
  )
}

function Figure({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** As many as fit without scrolling far; the rest is one tap away. */
const SHOWN = 12

function Latest() {
  const { data } = useSuspenseInfiniteQuery(libraryQuery({}))
  const works = data.pages.flatMap((page) => page.works)
  const { openMenu, menu } = useWorkMenu()
  return (
    <section className={styles.latest}>
      <header>
        <h2>
          <Trans>最近的作品</Trans>
        </h2>
        {works.length > 0 && (
          <Link to="/functionList/draw/history">
            <Trans>查看全部</Trans>
          </Link>
        )}
      </header>
      {works.length > 0 ? (
        <WorkWall works={works.slice(0, SHOWN)} to="/functionList/draw/show" onHold={openMenu} />
      ) : (
        <EmptyState
          text={<Trans>还没有作品，从一句话开始吧</Trans>}
          action={
            <ButtonLink to="/functionList/draw/textDraw" tone="primary">
              <Trans>画第一幅</Trans>
            </ButtonLink>
          }
        />
      )}
      {menu}
    </section>
  )
}
