import * as v from 'valibot'
import { badInput } from '../../business-error.ts'

/** Where a page ended: the value it is sorted by, and the id that tells equal values apart. */
export interface Position {
  value: number
  id: string
}

const Cursor = v.strictTuple([v.number(), v.pipe(v.string(), v.uuid())])

export const writeCursor = ({ value, id }: Position) => Buffer.from(JSON.stringify([value, id])).toString('base64url')

export function readCursor(cursor: string): Position {
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
