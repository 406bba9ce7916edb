import { sql, type AnyColumn, type SQL } from '../platform/database/orm.ts'
import { columnTypes, readCursor, writeCursor, type CursorValue, type Position } from './gallery/cursor.ts'

/** How a list is sorted: by an indexed column, and the id where that is equal. */
export interface Order {
  column: AnyColumn | SQL
  id: AnyColumn | SQL
  kind: CursorValue
  direction: 'asc' | 'desc'
}

/** The condition of the rows behind the cursor's; undefined on the first page. Throws 'bad-cursor'. */
export function after({ column, id, kind, direction }: Order, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const from = readCursor(cursor, kind)
  const value = kind === 'time' ? new Date(Number(from.value)).toISOString() : from.value
  const collation = kind === 'text' ? sql` collate "C"` : sql``
  return sql`(${column}, ${id}) ${direction === 'asc' ? sql`>` : sql`<`} (${value}::${sql.raw(columnTypes[kind])}${collation}, ${from.id}::uuid)`
}

/** 'order by' of a list. */
export const sorted = ({ column, id, direction }: Order): SQL => (direction === 'asc' ? sql`${column}, ${id}` : sql`${column} desc, ${id} desc`)

export interface Page<Row> {
  rows: Row[]
  /** Pass it to get the next page; absent on the last. */
  next?: string
}

/** A page out of rows of which one more than its size was asked for. */
export function pageOf<Row>(rows: readonly Row[], size: number, positionOf: (row: Row) => Position): Page<Row> {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { rows: rows.slice(0, size), ...(last && { next: writeCursor(positionOf(last)) }) }
}
