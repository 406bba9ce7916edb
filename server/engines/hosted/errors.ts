import type { Reason } from '../../words/reasons.ts'
import { EngineError, type EngineErrorKind } from '../engine.ts'
import { badAnswer, unreachable } from '../shared/bad-answer.ts'

/** How services name what their rules do not allow, in codes and sentences. */
const refusal = /moderat|content[ _-]?(policy|filter|violation)|safety|sensitive|nsfw|inspection|prohibited|guidelines/i
const unpaid = /insufficient[_ ]quota|billing|exhausted balance|insufficient[_ ](credit|balance|funds)|credit balance/i
/** Whether what a service says of a job is that its rules do not allow it. */
export const isRefusalText = (words: string): boolean => refusal.test(words)

/** The status of the answer that an SDK's error tells of. */
export const statusOf = (error: unknown): number | undefined => causesOf(error).map(failureOf).find((found) => found !== undefined)?.status

/** A code, and nothing a person wrote. */
const code = /^[a-z0-9_.-]{1,60}$/i

interface Failure {
  status: number
  body: string
}

/**
 * What went wrong, as the engine says it; an error that is none of a service's is given back as it is. Nothing of what was
 * sent or answered is kept but the status and the service's code: the SDK's errors carry whole requests.
 */
export function engineErrorOf(error: unknown): unknown {
  const causes = causesOf(error)
  // What broke the connection lies below the error that tells of the status which came before.
  for (const cause of causes) {
    if (cause instanceof EngineError) return cause
    if (cause.name === 'TimeoutError') return new EngineError('engine-timed-out', { kind: 'transient' })
    if (isRefusal(cause)) return new EngineError('content-refused')
    const { code } = cause as NodeJS.ErrnoException
    if (code !== undefined && /^(E[A-Z]{3,}|UND_ERR_|HPE_)/.test(code)) return unreachable(new Error(code))
  }
  const failure = causes.map(failureOf).find((found) => found !== undefined)
  if (failure) return errorOf(failure)
  const [first] = causes
  // The SDK's own: an answer that is not what the service's protocol says, or none.
  if (first && first.name.startsWith('AI_')) return badAnswer(new Error(first.name))
  if (first && isPlainSdkError(first)) return badAnswer(new Error('The service gave no picture'))
  return error
}

function errorOf({ status, body }: Failure): EngineError {
  const cause = new Error([`Status ${status}`, ...codesIn(body)].join(' '))
  const fail = (reason: Reason, kind: EngineErrorKind) => new EngineError(reason, { kind, cause })
  if (status === 402 || unpaid.test(body)) return fail('engine-not-set-up', 'unsupported')
  if (status === 429 || status === 409) return fail('engine-busy', 'transient')
  if (status === 408 || status >= 500) return fail('engine-unreachable', 'transient')
  // An answer that was there but not whole, or not what it should be.
  if (status < 400) return fail('engine-answer-bad', 'transient')
  if (status !== 401 && status !== 404 && refusal.test(body)) return fail('content-refused', 'refused')
  return fail('engine-not-set-up', 'unsupported')
}

function failureOf(error: Error): Failure | undefined {
  const { statusCode, responseBody } = error as { statusCode?: unknown; responseBody?: unknown }
  if (typeof statusCode !== 'number') return undefined
  return { status: statusCode, body: typeof responseBody === 'string' ? responseBody.slice(0, 10_000) : '' }
}

/** `code` and `type` of an error's body, where they are codes. */
function codesIn(body: string): string[] {
  const found = [...body.matchAll(/"(?:code|type)"\s*:\s*"([^"]{1,60})"/g)].map(([, value]) => value!)
  return found.filter((value) => code.test(value)).slice(0, 2)
}

/** A refusal that the SDK tells by words alone, or by why a model stopped. */
function isRefusal(error: Error): boolean {
  if (/blocked due to a content policy/i.test(error.message)) return true
  const { calls, finishReason } = error as { calls?: unknown; finishReason?: unknown }
  return (
    finishReason === 'content-filter' ||
    /"(finishReason|blockReason)":"[^"]*(SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII)/.test(JSON.stringify(calls ?? ''))
  )
}

/** What the SDK's providers throw without a name of their own. */
const isPlainSdkError = (error: Error) =>
  error.name === 'Error' && /generation (failed|timed out)|did not complete|missing result|timed out after/i.test(error.message)

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let next = error; next instanceof Error && !causes.includes(next); next = next.cause) causes.push(next)
  return causes
}
