import * as v from 'valibot'
import { badInput } from '../../../business-error.ts'
import { readCursor, writeCursor } from '../../gallery/cursor.ts'
import type { FoundRow } from './find-statement.ts'

/** Of one kind. */
export const PAGE = 24

/** Where a page of works or people ended: those that have the words themselves come first, then those that mean the same. */
export type Place = Pick<FoundRow, 'score' | 'ref' | 'written'>

/** A place among results belongs to no row. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Before all that mean the same. */
const REST: Place = { score: Number.POSITIVE_INFINITY, ref: NOBODY, written: false }

/** Where the next page begins, of rows of which one more was asked for; `others` follow these. */
export function placeAfter(rows: readonly FoundRow[], others: boolean): Place | undefined {
  const [last, next] = rows.slice(PAGE - 1)
  if (rows[0]?.loose) return undefined
  if (!last || !next) return others ? REST : undefined
  return last.written && !next.written ? REST : last
}

const Value = v.pipe(v.string(), v.regex(/^[wm](?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|Infinity)$/))

export const writePlace = ({ score, ref, written }: Place) => writeCursor({ value: `${written ? 'w' : 'm'}${score}`, id: ref })

export function readPlace(cursor: string): Place {
  const { value, id } = readCursor(cursor, 'text')
  if (!v.is(Value, value)) throw badInput('cursor', 'bad-cursor')
  return { score: Number(value.slice(1)), ref: id, written: value.startsWith('w') }
}
