import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { squareSorts } from '#contract/endpoints/gallery-choices.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { squareQuery } from '~/entities/work/work.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './home-page.module.css'
import { Shortcuts } from './shortcuts.tsx'

type Sort = (typeof squareSorts)[number]

export function HomePage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { sort = 'featured' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = (next: Sort) => void navigate({ to: '.', search: { sort: next === 'featured' ? undefined : next }, replace: true, resetScroll: false })
  const labels: Record<Sort, string> = { featured: t`推荐`, following: t`关注`, latest: t`最新`, liked: t`最受喜欢` }
  return (
    <PullToRefresh onRefresh={() => queryClient.invalidateQueries({ queryKey: ['square'] })}>
      <Page title="Inkling" hideTitle width="wide">
        <header className={styles.hero}>
          <p className={styles.promise}>
            <Trans>把脑海里的画面，变成作品</Trans>
          </p>
          <p>
            <Trans>新一代全场景AI创作引擎</Trans>
          </p>
        </header>
        <Shortcuts />
        <ChipGroup
          label={t`排序`}
          value={sort}
          onChange={choose}
          choices={squareSorts.map((value) => ({ value, label: labels[value] }))}
          className={styles.sorts}
        />
        <Square key={sort} sort={sort} />
      </Page>
    </PullToRefresh>
  )
}

function Square({ sort }: { sort: Sort }) {
  const query = squareQuery({ sort })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(query)
  const works = data.pages.flatMap((page) => page.works)
  if (works.length === 0)
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
  return (
    <>
      <WorkWall works={works} to="/functionSquare/square/details" onEnd={hasNextPage ? () => void fetchNextPage() : undefined} />
      {isFetchingNextPage && <SkeletonWall />}
    </>
  )
}
