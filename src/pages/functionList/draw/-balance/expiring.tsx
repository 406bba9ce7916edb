import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { causes } from '~/entities/points/cause.words.ts'
import { expiringQuery } from '~/entities/points/movement.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'
import styles from './balance.module.css'
import { PagedList } from './paged-list.tsx'

/** What goes when, the soonest first. */
export function Expiring() {
  const { t, i18n } = useLingui()
  const list = useInfiniteQuery(expiringQuery)
  const lots = list.data?.pages.flatMap((page) => page.lots) ?? []
  return (
    <PagedList list={list} count={lots.length} empty={<EmptyState text={<Trans>没有会到期的灵感值。充值得到的一直有效</Trans>} />}>
      <div className={styles.days}>
        <p className={styles.hint}>
          <Trans>创作时先用快到期的，充值得到的最后用，一直有效。</Trans>
        </p>
        <Card flush>
          {lots.map(({ id, points, at, cause }) => (
            <ListRow
              key={id}
              icon={causes[cause].icon}
              title={t`${i18n.date(at, { dateStyle: 'long' })} 到期`}
              description={i18n._(causes[cause].name)}
              value={<PointsBadge points={points} plain />}
            />
          ))}
        </Card>
      </div>
    </PagedList>
  )
}
