import * as v from 'valibot'
import type { Generator } from '#contract/generators/control.ts'
import { badInput } from '../../business-error.ts'
import { isReason } from '../../words/reasons.ts'

/** The generator's input with its defaults filled in; refuses the first field that is wrong. */
export const parseGeneratorInput = (generator: Generator, input: unknown): Record<string, unknown> => parse(generator.input, input)

/** Those fields of the input that are looked at before it is made, the others left out. */
export const parseCheckedInput = ({ input: schema, checked = [] }: Generator, input: unknown): Record<string, unknown> =>
  parse(v.object(Object.fromEntries(checked.map((field) => [field, schema.entries[field]!]))), input)

function parse(schema: Generator['input'], input: unknown): Record<string, unknown> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? 'input'
  if (issue.input === undefined) throw badInput(field, 'missing')
  throw badInput(field, isReason(issue.message) ? issue.message : 'bad-input')
}
