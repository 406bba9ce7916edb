import { sql, type SQL } from 'drizzle-orm'
import { deskConfig } from '#contract/desk-config.ts'
import { columnTypes, readCursor, writeCursor, type CursorValue, type Position } from '../gallery/cursor.ts'

const PAGE = deskConfig.pageRows
/** One more than a page, to know whether there is another. */
export const READ = PAGE + 1

/** How a list is sorted: by an indexed column, and the id where that is equal. */
export interface Order {
  column: SQL
  id: SQL
  kind: CursorValue
  direction: 'asc' | 'desc'
}

/** The rows behind the cursor's; undefined on the first page. */
export function after({ column, id, kind, direction }: Order, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const from = readCursor(cursor, kind)
  const value = kind === 'time' ? new Date(Number(from.value)).toISOString() : from.value
  const collation = kind === 'text' ? sql` collate "C"` : sql``
  return sql`(${column}, ${id}) ${direction === 'asc' ? sql`>` : sql`<`} (${value}::${sql.raw(columnTypes[kind])}${collation}, ${from.id}::uuid)`
}

/** 'order by' of a list. */
export const sorted = ({ column, id, direction }: Order): SQL => (direction === 'asc' ? sql`${column}, ${id}` : sql`${column} desc, ${id} desc`)

/** A page of what was read, and where it goes on. */
export function toPage<Row, View>(read: readonly Row[], view: (row: Row) => View, positionOf: (row: Row) => Position): { rows: View[]; next?: string } {
  const last = read.length > PAGE ? read[PAGE - 1] : undefined
  return { rows: read.slice(0, PAGE).map(view), ...(last && { next: writeCursor(positionOf(last)) }) }
}
