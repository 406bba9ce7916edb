import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { endpoints, type EndpointName, type RequestOf, type ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Platform } from '#contract/entities.ts'
import { Envelope } from '#contract/envelope.ts'
import { requestSignal } from './request-signal.ts'
import { readOutcome, type Outcome } from './outcome.ts'
import { withRetry } from './with-retry.ts'

export type ApiOutcome<N extends EndpointName> = Outcome<ResponseOf<N>>

export interface Caller {
  base: string
  fetch: (request: Request) => Promise<Response>
  /** Absent in the browser, whose cookie says who calls. */
  token?: string | undefined
  platform: Platform
  /** What the person came by; the app's own channel unless told. */
  channel?: string
  locale: Locale
  /** Names the browser, for limits; only the web server knows it. */
  device?: string | undefined
  /** Of the browser that the web server calls for. */
  userAgent?: string
  signal?: AbortSignal
}

/** The one place that speaks to the API: adds version, channel, platform and the headers, and reads the envelope. */
export async function callApi<N extends EndpointName>(name: N, payload: RequestOf<N>, caller: Caller): Promise<ApiOutcome<N>> {
  const endpoint = endpoints[name]
  const full = { ...payload, version: appConfig.appVersion, channel: caller.channel ?? appConfig.channel, platform: caller.platform }
  const asQuery = endpoint.method === 'GET'
  // The payload of a GET call is of texts alone: the contract says so.
  const address = caller.base + endpoint.path + (asQuery ? `?${new URLSearchParams(full as Record<string, string>).toString()}` : '')
  const send = () =>
    caller.fetch(
      new Request(address, {
        method: endpoint.method,
        headers: {
          ...(asQuery ? {} : { 'Content-Type': 'application/json' }),
          'Accept-Language': caller.locale,
          Comefrom: caller.platform,
          ...(caller.token ? { Token: caller.token } : {}),
          ...(caller.device ? { Device: caller.device } : {}),
          ...(caller.userAgent ? { 'User-Agent': caller.userAgent } : {}),
        },
        body: asQuery ? undefined : JSON.stringify(full),
        signal: requestSignal(caller.signal),
      }),
    )
  const response = await withRetry(send, { repeatable: endpoint.repeatable, signal: caller.signal })
  return readOutcome(endpoint.response, v.parse(Envelope, await response.json()))
}
