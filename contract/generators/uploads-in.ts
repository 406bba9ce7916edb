import * as v from 'valibot'
import { controlsOf, type Generator } from './control.ts'

/** What the person has sent and an input refers to: upload id by the field it stands in, 'photos.0' the first of several. */
export function uploadsIn(generator: Generator, input: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>()
  for (const { name, control } of controlsOf(generator)) {
    const value = input[name]
    if (control.control === 'photo' && typeof value === 'string') found.set(name, value)
    if (control.control === 'photos' && Array.isArray(value)) for (const [i, one] of value.entries()) found.set(`${name}.${i}`, isClip(one) ? one.clip : String(one))
    if (control.control === 'backdrop' && isPicture(value)) found.set(`${name}.picture`, value.picture)
  }
  return found
}

/** The fields in which an input has a film instead of a photo, 'photos.0' as {@link uploadsIn} names them. */
export const clipsIn = (input: Record<string, unknown>): string[] =>
  Object.entries(input).flatMap(([name, value]) => (Array.isArray(value) ? value.flatMap((one, i) => (isClip(one) ? [`${name}.${i}`] : [])) : []))

const isClip = (value: unknown): value is { clip: string } => v.is(v.object({ clip: v.string() }), value)
const isPicture = (value: unknown): value is { picture: string } => v.is(v.object({ kind: v.literal('picture'), picture: v.string() }), value)
