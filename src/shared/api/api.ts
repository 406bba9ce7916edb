import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { EndpointName, RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { ErrorDetail } from '#contract/envelope.ts'
import { inTime } from '~/shared/lib/in-time.ts'
import type { ApiOutcome } from './call-api.ts'
import { answerCall } from './answer-call.server.ts'
import { callEndpoint } from './call.functions.ts'
import type { LostCall, Outcome } from './outcome.ts'
import { RuntimeError } from './runtime-error.ts'

/** An answered refusal, with words in the person's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly detail: ErrorDetail

  constructor(code: number, message: string, detail: ErrorDetail = {}) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

export interface ApiOptions {
  /** No toast: the caller shows the error itself. */
  quiet?: boolean
  signal?: AbortSignal
}

export type ApiErrorListener = (error: ApiError, options: ApiOptions) => void

let listener: ApiErrorListener | undefined

/** The app's reaction to refusals (session, toasts); set once in the browser, so requests never share it. */
export function onApiError(next: ApiErrorListener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}

/** A page that is rendered on the server calls without a request between. */
const call = createIsomorphicFn()
  .server((name: EndpointName, payload: object, _signal: AbortSignal): Promise<unknown> => answerCall(name, payload as never))
  .client((name: EndpointName, payload: object, signal: AbortSignal): Promise<unknown> =>
    callEndpoint({ data: { name, payload: JSON.stringify(payload) }, signal }),
  )

/**
 * Calls an endpoint and returns its data; throws ApiError for a refusal, RuntimeError for a call that the API did not
 * answer, the browser's own error as it is, and a TimeoutError after timeouts.requestMs.
 */
export async function api<N extends EndpointName>(name: N, payload: RequestOf<N>, options: ApiOptions = {}): Promise<ResponseOf<N>> {
  const answer = await inTime(appConfig.timeouts.requestMs, (signal) => call(name, payload, signal), options.signal)
  const outcome = answer as ApiOutcome<N> | LostCall
  if ('lost' in outcome) throw new RuntimeError(outcome.lost)
  return dataOf(outcome, options)
}

/** The data of an answered call; a refusal is thrown, after the app was told of it. */
export function dataOf<Data>(outcome: Outcome<Data>, options: ApiOptions): Data {
  if (outcome.ok) return outcome.data
  const error = new ApiError(outcome.code, outcome.message, outcome.detail)
  listener?.(error, options)
  throw error
}

export const isNotLoggedIn = (error: unknown) => error instanceof ApiError && error.code === codes.notLoggedIn
