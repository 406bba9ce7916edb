import * as v from 'valibot'
import { controlsOf, type Generator } from './control.ts'

/** Pictures of the person's that an input refers to: upload id by the field it stands in, 'photos.0' the first of several. */
export function uploadsIn(generator: Generator, input: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>()
  for (const { name, control } of controlsOf(generator)) {
    const value = input[name]
    if (control.control === 'photo' && typeof value === 'string') found.set(name, value)
    if (control.control === 'photos' && Array.isArray(value)) for (const [i, id] of value.entries()) found.set(`${name}.${i}`, String(id))
    if (control.control === 'backdrop' && isPicture(value)) found.set(`${name}.picture`, value.picture)
  }
  return found
}

const isPicture = (value: unknown): value is { picture: string } => v.is(v.object({ kind: v.literal('picture'), picture: v.string() }), value)
