import * as v from 'valibot'
import { EngineError } from '../engine.ts'

/** The error for an answer that is not what the engine's protocol says; asked again, it may be better. */
export const badAnswer = (cause?: unknown) => new EngineError('engine-answer-bad', { kind: 'transient', cause })

/** The error for a server that cannot be reached, or whose connection is lost before it has answered in full. */
export const unreachable = (cause?: unknown) => new EngineError('engine-unreachable', { kind: 'transient', cause })

/** What a server answered, as the schema has it. */
export function parseAnswer<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  // Where it is wrong and no more: the values may be long, or the person's own words.
  const places = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the answer'}: expected ${issue.expected ?? issue.type}`)
  throw badAnswer(new Error(places.slice(0, 5).join('; ')))
}
