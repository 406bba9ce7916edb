import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { readCursor, writeCursor } from './gallery/cursor.ts'

/** Rows of a list that is sorted by a time and an id, the newest first, from where its last page ended. */
export function olderThan(cursor: string | undefined, time: AnyColumn | SQL, id: AnyColumn | SQL): SQL | undefined {
  if (cursor === undefined) return undefined
  const from = readCursor(cursor, 'time')
  return sql`(${time}, ${id}) < (${new Date(from.value).toISOString()}::timestamptz, ${from.id}::uuid)`
}

interface Page<Row> {
  rows: Row[]
  next?: string
}

/** A page out of rows of which one more than its size was asked for, and the cursor of the next where there is one. */
export function pageOf<Row extends { id: string }>(rows: Row[], size: number, timeOf: (row: Row) => number): Page<Row> {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { rows: rows.slice(0, size), ...(last && { next: writeCursor({ value: timeOf(last), id: last.id }) }) }
}
