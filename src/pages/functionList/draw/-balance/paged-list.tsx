import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { RowsLoading } from '~/entities/points/ui/rows-loading.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { ListRowButton } from '~/shared/ui/list-row/list-row.tsx'

interface PagedListProps {
  list: {
    isPending: boolean
    isError: boolean
    isFetchNextPageError: boolean
    hasNextPage: boolean
    isFetching: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  /** How many items there are so far. */
  count: number
  empty: ReactNode
  children: ReactNode
}

/** A list that comes page by page: while it is awaited, where it is empty, when it fails, and where it goes on. */
export function PagedList({ list, count, empty, children }: PagedListProps) {
  const { t } = useLingui()
  if (list.isPending) return <Card flush><RowsLoading /></Card>
  if (count === 0 && list.isError)
    return (
      <Card flush>
        <ListRowButton icon={RefreshCw} title={t`没能读到明细，点击重试`} onClick={() => void list.refetch()} />
      </Card>
    )
  if (count === 0) return empty
  return (
    <>
      {children}
      {list.hasNextPage && (
        <ListEnd count={count} busy={list.isFetching} failed={list.isFetchNextPageError && !list.isFetching} onEnd={() => void list.fetchNextPage()} />
      )}
    </>
  )
}
