import type { AnyColumn, SQL } from '../platform/database/orm.ts'
import { after, pageOf as pageOfPositions, type Page } from './keyset.ts'

/** Rows of a list that is sorted by a time and an id, the newest first, from where its last page ended. */
export const olderThan = (cursor: string | undefined, time: AnyColumn | SQL, id: AnyColumn | SQL): SQL | undefined =>
  after({ column: time, id, kind: 'time', direction: 'desc' }, cursor)

/** A page out of rows of which one more than its size was asked for, and the cursor of the next where there is one. */
export const pageOf = <Row extends { id: string }>(rows: readonly Row[], size: number, timeOf: (row: Row) => number): Page<Row> =>
  pageOfPositions(rows, size, (row) => ({ value: timeOf(row), id: row.id }))
