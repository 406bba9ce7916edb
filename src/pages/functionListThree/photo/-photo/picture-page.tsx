import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import type { Work } from '#contract/entities.ts'
import { doubleWorksQuery } from '~/entities/double/double.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import { Animate } from './animate.tsx'
import styles from './flow.module.css'
import { MakingCard } from './making-card.tsx'
import tiles from './tiles.module.css'
import { useDouble } from './use-doubles.ts'

const route = getRouteApi('/functionListThree/photo/picture')

/** What was made of a double, and what is being made. */
export function PicturePage() {
  const { t } = useLingui()
  const double = useDouble(route.useSearch().id)
  return (
    <Page
      width="wide"
      title={t`写真成片`}
      backTo="/functionListThree/photo/main"
      action={
        double && (
          <ButtonLink to="/functionListThree/photo/create" search={{ id: double.id }} tone="primary" size="large" fullWidth>
            <Trans>再拍一组</Trans>
          </ButtonLink>
        )
      }
    >
      {double && <Pictures double={double} />}
    </Page>
  )
}

function Pictures({ double: { id } }: { double: Double }) {
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(doubleWorksQuery(id))
  const corner = useCallback((work: Work) => (work.kind === 'image' ? <Animate doubleId={id} work={work} /> : undefined), [id])
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonWall />
  const works = data.pages.flatMap((page) => page.works)
  const tasks = data.pages[0]!.tasks
  return (
    <div className={styles.flow}>
      {tasks.length > 0 && (
        <ul className={tiles.grid}>
          {tasks.map((task) => (
            <MakingCard key={task.id} task={task} doubleId={id} />
          ))}
        </ul>
      )}
      {works.length > 0 && <WorkWall works={works} to="/functionList/draw/show" corner={corner} onEnd={hasNextPage ? () => void fetchNextPage() : undefined} />}
      {works.length === 0 && tasks.length === 0 && <EmptyState text={<Trans>还没有成片，选几个模板拍一组吧</Trans>} />}
    </div>
  )
}
