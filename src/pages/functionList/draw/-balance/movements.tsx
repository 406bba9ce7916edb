import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MovementFilter } from '#contract/point-causes.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { groupByDay } from '~/entities/points/group-by-day.ts'
import { movementsQuery } from '~/entities/points/movement.queries.ts'
import { MovementRow } from '~/entities/points/ui/movement-row.tsx'
import { userQuery } from '~/entities/user/user.queries.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import styles from './balance.module.css'
import { PagedList } from './paged-list.tsx'

/** Asked for in the browser alone: which day something was is nothing for the server to say. */
export function Movements({ filter }: { filter: MovementFilter }) {
  const { i18n } = useLingui()
  const list = useInfiniteQuery(movementsQuery(filter))
  const { data: user } = useQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const movements = list.data?.pages.flatMap((page) => page.movements) ?? []
  return (
    <PagedList
      list={list}
      count={movements.length}
      empty={
        <EmptyState
          text={<Trans>这里还没有记录。创作、签到和充值都会记在这里</Trans>}
          action={
            <ButtonLink to="/functionList/draw/textDraw" tone="primary">
              <Trans>去创作</Trans>
            </ButtonLink>
          }
        />
      }
    >
      <div className={styles.days}>
        {groupByDay(movements).map(({ day, items }) => (
          <Card key={day} title={i18n.date(day, { dateStyle: 'full' })} flush>
            {items.map((movement) => (
              <MovementRow key={movement.id} movement={movement} nameOf={(generator) => i18n._(wordsOf(generator).name)} time={{ timeStyle: 'short' }} />
            ))}
          </Card>
        ))}
      </div>
    </PagedList>
  )
}
