import { Readable } from 'node:stream'
import { createWays, type WaysOptions } from '../shared/remote-ways.ts'
import { exchange } from '../shared/exchange.ts'
import { limited } from '../shared/limited.ts'

const MAX_BYTES = 96 * 1024 * 1024
/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304])

/**
 * A `fetch` for the SDK that keeps the rules of what is asked and how much is read: the engine's own host and the listed ones,
 * nothing inside a network besides, no redirect followed, no answer without end.
 */
export function createGuardedFetch(options: WaysOptions): typeof globalThis.fetch {
  const wayTo = createWays(options)
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const signal = init.signal ?? new AbortController().signal
    const { lookup } = await wayTo(url, signal)
    // A form's body comes with the header that says where its parts end.
    const sent = new Response(init.body)
    const type = sent.headers.get('content-type')
    const headers = { ...(type !== null && { 'content-type': type }), ...Object.fromEntries(new Headers(init.headers)) }
    const body = init.body ? new Uint8Array(await sent.arrayBuffer()) : undefined
    const answer = await exchange(url, { method: init.method ?? 'GET', headers, body, signal, lookup })
    const { statusCode: status = 0, rawHeaders } = answer
    const told = Array.from({ length: rawHeaders.length / 2 }, (_, i): [string, string] => [
      rawHeaders[2 * i]!,
      rawHeaders[2 * i + 1]!,
    ])
    if (EMPTY.has(status)) {
      answer.resume()
      return new Response(null, { status, headers: told })
    }
    return new Response(Readable.toWeb(Readable.from(limited(answer, MAX_BYTES), { objectMode: false })) as BodyInit, {
      status,
      headers: told,
    })
  }
}

/** The same `fetch` for answers that are small: reading rejects with an EngineError as soon as there are more than `maxBytes`. */
export function withLimit(fetch: typeof globalThis.fetch, maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const { body, status, headers } = await fetch(input, init)
    return new Response(body && (Readable.toWeb(Readable.from(limited(body, maxBytes), { objectMode: false })) as BodyInit), { status, headers })
  }
}
