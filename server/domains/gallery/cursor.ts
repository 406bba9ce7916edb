import * as v from 'valibot'
import { badInput } from '../../business-error.ts'

/** Where a page ended: the value it is sorted by, and the id that tells equal values apart. */
export interface Position<Value extends number | string = number | string> {
  value: Value
  id: string
}

/** What a list can be sorted by, as far as the database's type of it goes: a cursor may come from anywhere. */
const cursorValues = {
  number: v.pipe(v.number(), v.finite()),
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  /** Of a sequence of the database's. */
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Milliseconds since 1970, until the year 9999. */
  time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999)),
  // PostgreSQL takes no zero character.
  text: v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\0]*$/)),
}
export type CursorValue = keyof typeof cursorValues
/** The type of a cursor's value is the column's own: compared as another one, no index serves. */
export const columnTypes: Record<CursorValue, string> = { number: 'float8', count: 'int4', place: 'int8', time: 'timestamptz', text: 'text' }
type ValueOf<Kind extends CursorValue> = v.InferOutput<(typeof cursorValues)[Kind]>

export const writeCursor = ({ value, id }: Position) => Buffer.from(JSON.stringify([value, id])).toString('base64url')

export function readCursor<Kind extends CursorValue>(cursor: string, kind: Kind): Position<ValueOf<Kind>> {
  const Cursor = v.strictTuple([cursorValues[kind] as v.GenericSchema<unknown, ValueOf<Kind>>, v.pipe(v.string(), v.uuid())])
  const parsed = v.safeParse(v.pipe(v.string(), v.rawTransform(decode), Cursor), cursor)
  if (!parsed.success) throw badInput('cursor', 'bad-cursor')
  const [value, id] = parsed.output
  return { value, id }
}

function decode({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): unknown {
  try {
    return JSON.parse(Buffer.from(dataset.value, 'base64url').toString())
  } catch {
    addIssue({})
    return NEVER
  }
}
