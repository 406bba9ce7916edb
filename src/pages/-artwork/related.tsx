import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { relatedQuery } from '~/entities/work/work.queries.ts'
import styles from './artwork.module.css'

/** Works that are near this one. Optional: where there are none, or they do not come, nothing is missing. */
export function Related({ id }: { id: string }) {
  const { data: works = [] } = useQuery(relatedQuery(id))
  if (works.length === 0) return null
  return (
    <section className={styles.related}>
      <h2>
        <Trans>相似作品</Trans>
      </h2>
      <WorkWall works={works} to="/functionSquare/square/details" />
    </section>
  )
}
