import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import { readText } from './body-text.ts'
import { isWithin } from './json-shape.ts'
import { parseStorable } from './storable.ts'

/** Room for the largest mask that fits into the body; nothing else comes near. */
const LIMITS = { depth: 32, members: 10_000, values: 250_000 }

/** The JSON object of a request, at most 1 MB, whatever its content type says. An empty body counts as an empty object. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text === '') return {}
  if (!isWithin(text, LIMITS)) throw new BusinessError(codes.badInput, 'too-large')
  try {
    const value = parseStorable(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw new BusinessError(codes.badInput, 'bad-json')
}
