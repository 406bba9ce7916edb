import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { DeskLink } from '../desk-link.tsx'
import { Failed } from '../parts/answer.tsx'
import styles from './data-table.module.css'
import { Pager } from './pager.tsx'
import { useRowKeys } from './use-row-keys.ts'

export interface Column<Row> {
  /** Unique in the table. */
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures and times end at the same edge. */
  align?: 'end'
  /** The list is sorted by it, the last first. */
  sorted?: boolean
  /** Takes what room there is. */
  grow?: boolean
}

interface DataTableProps<Row> {
  /** What the table lists, for those who do not see it. */
  label: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  query: UseQueryResult<{ rows: Row[]; next?: string | undefined }>
  keyOf: (row: Row) => string
  /** Where a row leads, below /admin. */
  linkOf?: (row: Row) => string
  /** Says what would stand here, and what to do. */
  empty: ReactNode
}

/** A page of a list: j and k go through its rows, Enter opens one; the page and the filters stand in the address. */
export function DataTable<Row>({ label, columns, query, keyOf, linkOf, empty }: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  const { data, isError, error, isPlaceholderData, refetch } = query
  if (!data && isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (data?.rows.length === 0) {
    return (
      <>
        <p className={styles.empty}>{empty}</p>
        <Pager next={undefined} />
      </>
    )
  }
  return (
    <>
      <div className={styles.frame} aria-busy={!data || isPlaceholderData || undefined}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, head, align, sorted, grow }) => (
                <th key={id} scope="col" className={clsx(align && styles.end, grow && styles.grow)} aria-sort={sorted ? 'descending' : undefined}>
                  {head}
                  {sorted && <ArrowDown aria-hidden />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {data
              ? data.rows.map((row) => (
                  <tr key={keyOf(row)} data-row tabIndex={linkOf ? undefined : -1} data-opens={linkOf && ''}>
                    {columns.map(({ id, head, cell, align }, at) => (
                      <td key={id} className={clsx(align && styles.end)} data-label={at > 0 && typeof head === 'string' ? head : undefined}>
                        {linkOf && at === 0 ? <DeskLink to={linkOf(row)} className={styles.open}>{cell(row)}</DeskLink> : cell(row)}
                      </td>
                    ))}
                  </tr>
                ))
              : loading.map((at) => (
                  <tr key={at}>
                    {columns.map(({ id }) => (
                      <td key={id}><Skeleton shape="line" width={`${5 + ((at * 7) % 4)}em`} /></td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      {data && <Pager next={data.next} />}
    </>
  )
}

const loading = [0, 1, 2, 3, 4, 5, 6, 7]
