import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { movementsQuery } from '~/entities/points/movement.queries.ts'
import { MovementRow } from '~/entities/points/ui/movement-row.tsx'
import { RowsLoading } from '~/entities/points/ui/rows-loading.tsx'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRow, ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import styles from './wallet.module.css'

/** As many as fit beside the rest; all of them are one tap away. */
const SHOWN = 8

/** Asked for in the browser alone: what time something was is nothing for the server to say. */
export function LatestMovements() {
  const { t, i18n } = useLingui()
  const { data, isError, refetch } = useInfiniteQuery(movementsQuery('all'))
  const { data: user } = useQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const movements = data?.pages[0]?.movements
  return (
    <Card
      title={t`最近的变动`}
      flush
      aside={
        <Link to="/functionList/draw/balance" className={styles.all}>
          <Trans>查看全部</Trans>
        </Link>
      }
    >
      {movements?.slice(0, SHOWN).map((movement) => (
        <MovementRow
          key={movement.id}
          movement={movement}
          nameOf={(generator) => i18n._(wordsOf(generator).name)}
          time={{ month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' }}
        />
      ))}
      {movements?.length === 0 && <ListRow title={<Trans>还没有变动，创作一幅就有了</Trans>} />}
      {!movements && (isError ? <ListRowButton icon={RefreshCw} title={t`没能读到明细，点击重试`} onClick={() => void refetch()} /> : <RowsLoading />)}
    </Card>
  )
}
