import * as v from 'valibot'
import type { Generator } from '#contract/generators/control.ts'
import { badInput } from '../../business-error.ts'
import { isReason } from '../../words/reasons.ts'

/** The generator's input with its defaults filled in; refuses the first field that is wrong. */
export function parseGeneratorInput(generator: Generator, input: unknown): Record<string, unknown> {
  const parsed = v.safeParse(generator.input, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? 'input'
  if (issue.input === undefined) throw badInput(field, 'missing')
  throw badInput(field, isReason(issue.message) ? issue.message : 'bad-input')
}
