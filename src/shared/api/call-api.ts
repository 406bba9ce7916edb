import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { codes } from '#contract/codes.ts'
import { endpoints, type EndpointName, type RequestOf, type ResponseOf } from '#contract/endpoints/endpoints.ts'
import { Envelope, ErrorDetail, type Platform } from '#contract/envelope.ts'

/** What an answered call came to; a network failure is thrown as it is. */
export type ApiOutcome<N extends EndpointName> =
  | { ok: true; code: number; data: ResponseOf<N> }
  | { ok: false; code: number; message: string; detail: ErrorDetail }

export interface Caller {
  base: string
  fetch: (request: Request) => Promise<Response>
  token: string | undefined
  platform: Platform
  locale: Locale
  signal?: AbortSignal
}

/** Attempts of a call that may be repeated, the first included. */
const ATTEMPTS = 3

/** The one place that speaks to the API: adds version, channel, platform and the headers, and reads the envelope. */
export async function callApi<N extends EndpointName>(name: N, payload: RequestOf<N>, caller: Caller): Promise<ApiOutcome<N>> {
  const endpoint = endpoints[name]
  const send = () =>
    caller.fetch(
      new Request(caller.base + endpoint.path, {
        method: endpoint.method,
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': caller.locale,
          Comefrom: caller.platform,
          ...(caller.token ? { Token: caller.token } : {}),
        },
        body: JSON.stringify({
          ...payload,
          version: appConfig.appVersion,
          channel: appConfig.channel,
          platform: caller.platform,
        }),
        signal: AbortSignal.any([AbortSignal.timeout(appConfig.timeouts.requestMs), ...(caller.signal ? [caller.signal] : [])]),
      }),
    )
  const response = await withRetry(send, endpoint.repeatable ? ATTEMPTS : 1)
  return readOutcome(name, v.parse(Envelope, await response.json()))
}

function readOutcome<N extends EndpointName>(name: N, { code, msg, sub_msg, data }: Envelope): ApiOutcome<N> {
  if (code === codes.success) return { ok: true, code, data: v.parse(endpoints[name].response, data) }
  // 50001 is a normal result whose data the caller reads; its shape is the endpoint's own.
  if (code === codes.callerHandles) return { ok: true, code, data: data as ResponseOf<N> }
  const detail = v.safeParse(ErrorDetail, data)
  return { ok: false, code, message: sub_msg || msg, detail: detail.success ? detail.output : {} }
}

async function withRetry(send: () => Promise<Response>, attempts: number): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (failure) {
      const connectionLost = failure instanceof TypeError
      if (!connectionLost || attempt >= attempts) throw failure
      await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt))
    }
  }
}
