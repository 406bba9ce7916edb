import * as v from 'valibot'
import { EngineError } from '../engine.ts'
import { badAnswer, parseAnswer, unreachable } from '../shared/bad-answer.ts'
import type { Remote } from '../shared/remote.ts'

const Submitted = v.looseObject({ id: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)) })

const Job = v.looseObject({
  status: v.picklist(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  queue_position: v.optional(v.number(), 0),
  result: v.nullish(v.looseObject({ images: v.optional(v.array(v.looseObject({ b64_json: v.string() })), []) })),
  error: v.nullish(v.looseObject({ code: v.optional(v.string()), message: v.optional(v.string()) })),
})
export type Job = v.InferOutput<typeof Job>

/** Puts a job into the server's queue and answers its id. */
export async function submitJob(remote: Remote, body: Record<string, unknown>, signal: AbortSignal): Promise<string> {
  const { status, body: answer } = await remote.json('/sdcpp/v1/img_gen', { body, signal, timeoutMs: 60_000 })
  if (status !== 202) throw submitError(status, answer)
  return parseAnswer(Submitted, answer).id
}

/** The job as it stands; undefined when the server does not know it (any more). */
export async function askJob(remote: Remote, id: string, limits: { signal: AbortSignal; maxBytes: number }): Promise<Job | undefined> {
  const { status, body } = await remote.json(`/sdcpp/v1/jobs/${id}`, { ...limits, timeoutMs: 60_000 })
  if (status === 404 || status === 410) return undefined
  if (status >= 500) throw unreachable(new Error(`Job: status ${status}`))
  if (status !== 200) throw badAnswer(new Error(`Job: status ${status}`))
  return parseAnswer(Job, body)
}

/** Takes a job out of the server's queue. 'running': it is being made, and that cannot be stopped from outside. */
export async function cancelJob(remote: Remote, id: string, signal: AbortSignal): Promise<'cancelled' | 'running'> {
  const { status } = await remote.json(`/sdcpp/v1/jobs/${id}/cancel`, { body: {}, signal, timeoutMs: 10_000 })
  return status === 409 ? 'running' : 'cancelled'
}

/** The picture of a completed job, as it was sent. */
export function pictureOf({ result }: Job): Uint8Array {
  const encoded = result?.images[0]?.b64_json
  if (!encoded) throw badAnswer(new Error('The job is completed without a picture'))
  return Buffer.from(encoded, 'base64')
}

/** A client's mistake may come as 500 with its reason in words; what was sent is ours, so asking again does not help. */
function submitError(status: number, answer: unknown): EngineError {
  const told = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : ''
  const cause = new Error(`img_gen: status ${status} ${told.slice(0, 100)}`.trim())
  if (status === 429) return new EngineError('engine-busy', { kind: 'transient', cause })
  if (status === 400 || told === 'server_error') return new EngineError('engine-failed', { kind: 'unsupported', cause })
  if (status === 404) return new EngineError('engine-not-set-up', { kind: 'unsupported', cause })
  return status >= 500 ? unreachable(cause) : badAnswer(cause)
}
