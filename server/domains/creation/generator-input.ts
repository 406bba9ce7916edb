import * as v from 'valibot'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
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

/** Pictures of the person's that an input refers to: upload id by the field it stands in. */
export function uploadsIn(generator: Generator, input: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>()
  for (const { name, control } of controlsOf(generator)) {
    const value = input[name]
    if (control.control === 'photo' && typeof value === 'string') found.set(name, value)
    if (control.control === 'backdrop' && isPicture(value)) found.set(`${name}.picture`, value.picture)
  }
  return found
}

const isPicture = (value: unknown): value is { picture: string } => v.is(v.object({ kind: v.literal('picture'), picture: v.string() }), value)
