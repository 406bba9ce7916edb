import { deskConfig } from '#contract/desk-config.ts'
import type { Position } from '../gallery/cursor.ts'
import { pageOf, type Page } from '../keyset.ts'

const PAGE = deskConfig.pageRows
/** One more than a page, to know whether there is another. */
export const READ = PAGE + 1

/** A page of what was read, and where it goes on. */
export function toPage<Row, View>(read: readonly Row[], view: (row: Row) => View, positionOf: (row: Row) => Position): Page<View> {
  const { rows, ...more } = pageOf(read, PAGE, positionOf)
  return { rows: rows.map(view), ...more }
}
