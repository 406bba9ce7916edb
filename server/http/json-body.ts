import { setImmediate as immediate } from 'node:timers/promises'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import { createTurns } from '../turns.ts'
import { readText } from './body-text.ts'
import { isWithin } from './json-shape.ts'
import { parseStorable } from './storable.ts'

/** Room for the largest mask that fits into the body; nothing else comes near. */
const LIMITS = { depth: 32, members: 10_000, values: 250_000 }

/** A text of this many characters takes long enough for others to notice. */
const LONG = 64 * 1024
/** The process has one thread for all calls: long texts go one after the other, and whatever else waits goes between. */
const takeTurn = createTurns(1)

/** The JSON object of a request, at most 1 MB, whatever its content type says. An empty body counts as an empty object. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text === '') return {}
  return text.length > LONG ? takeTurn(async () => (await immediate(), readObject(text))) : readObject(text)
}

function readObject(text: string): Record<string, unknown> {
  if (!isWithin(text, LIMITS)) throw new BusinessError(codes.badInput, 'too-large')
  try {
    const value = parseStorable(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw new BusinessError(codes.badInput, 'bad-json')
}
