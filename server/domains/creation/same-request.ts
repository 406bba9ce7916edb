import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import type { TaskRow } from './tasks.table.ts'

/** Whether a task was made from this request: the same generator, parent and input, defaults filled in. */
export function isSameRequest({ generator, parentId, input }: TaskRow, request: ParsedRequestOf<'taskCreate'>): boolean {
  if (generator !== request.generator || parentId !== (request.parentId ?? null)) return false
  const schema = findGenerator(generator)?.input
  const parsed = schema && v.safeParse(schema, request.input)
  // As it would come back from the table, which stores no undefined.
  return parsed?.success === true && isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.output)), input)
}
