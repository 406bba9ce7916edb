import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FoundPerson } from '#contract/endpoints/search.ts'
import { creatorWorksQuery } from '~/entities/creator/creator.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import styles from './results.module.css'

/** Works of the person whose name was searched for: the first, and where all of them are. Optional: where none come, nothing is missing. */
export function WorksOf({ id, nickname }: FoundPerson) {
  const { data } = useInfiniteQuery(creatorWorksQuery(id))
  const works = data?.pages[0]?.works ?? []
  if (works.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>
          <Trans>{nickname} 的作品</Trans>
        </h2>
        <Link to="/creator" search={{ id }} className={styles.more}>
          <Trans>查看全部</Trans>
        </Link>
      </div>
      <WorkWall works={works} to="/functionSquare/square/details" />
    </section>
  )
}
