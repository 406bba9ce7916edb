import { Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { resolveHost, type ResolveHost } from '../../platform/network/host-addresses.ts'
import { EngineError } from '../engine.ts'
import { badAnswer, unreachable } from './bad-answer.ts'
import { exchange } from './exchange.ts'
import { limited } from './limited.ts'
import { createWays } from './remote-ways.ts'

const MAX_REDIRECTS = 3
const MB = 1024 * 1024
const JSON_LIMITS = { timeoutMs: 30_000, maxBytes: 4 * MB }
const BYTES_LIMITS = { timeoutMs: 120_000, maxBytes: 64 * MB }
const STREAM_LIMITS = { timeoutMs: 600_000, maxBytes: 1024 * MB }

export interface RemoteOptions {
  /** Address of the engine's server, with or without a path. */
  base: string
  /** Sent with every request to the server itself, and nowhere else. */
  headers?: Readonly<Record<string, string>>
  /** Hosts beside its own from which its answers are fetched: 'files.example', or '*.files.example' for all below. */
  alsoFrom?: readonly string[]
  resolve?: ResolveHost
}

interface AskOptions {
  signal: AbortSignal
  /** Until the answer is there as a whole. */
  timeoutMs?: number
  maxBytes?: number
}

interface JsonOptions extends AskOptions {
  /** POST where there is a body or a form, otherwise GET. */
  method?: string
  body?: unknown
  form?: FormData
  headers?: Readonly<Record<string, string>>
}

/**
 * An engine's server over HTTP. When the signal aborts, everything rejects with its reason. A lost connection, a time-out and an answer that is cut off or
 * too large reject with a transient EngineError, and so does an address that the server names but that may not be asked.
 */
export interface Remote {
  /** Any HTTP answer, whatever its status: its body as JSON, as text where it is none, undefined where it is empty. Follows no redirect. */
  json(path: string, options: JsonOptions): Promise<{ status: number; body: unknown }>
  /** A file of the server's, by its path or an address that the server named. */
  bytes(pathOrAddress: string, options: AskOptions): Promise<Uint8Array>
  /** The same as it comes; reading it rejects as above. */
  stream(pathOrAddress: string, options: AskOptions): Promise<{ mime: string; stream: AsyncIterable<Uint8Array> }>
}

export function createRemote({ base: address, headers = {}, alsoFrom = [], resolve = resolveHost }: RemoteOptions): Remote {
  const base = new URL(address)
  const prefix = address.replace(/\/+$/, '')
  const wayTo = createWays({ base, alsoFrom, resolve })
  const kept = base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })

  function urlOf(pathOrAddress: string): URL {
    const url = URL.parse(/^[a-z]+:/i.test(pathOrAddress) ? pathOrAddress : `${prefix}/${pathOrAddress.replace(/^\/+/, '')}`)
    if (!url) throw badAnswer(new Error('That is no address'))
    return url
  }

  async function open(pathOrAddress: string, signal: AbortSignal): Promise<IncomingMessage> {
    let url = urlOf(pathOrAddress)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const { own, lookup } = await wayTo(url, signal)
      const answer = await exchange(url, { method: 'GET', headers: own ? headers : {}, signal, agent: own ? kept : undefined, lookup })
      const { statusCode: status = 0, headers: told } = answer
      if (status >= 200 && status < 300) return answer
      answer.destroy()
      const next = status >= 300 && status < 400 && told.location !== undefined ? URL.parse(told.location, url) : null
      if (!next) throw errorOf(status)
      url = next
    }
    throw badAnswer(new Error('Too many redirects'))
  }

  return {
    json: (path, { method, body, form, headers: more, signal, ...limits }) =>
      inTime({ ...JSON_LIMITS, ...limits }, signal, async (within, maxBytes) => {
        const sent = await contentOf(body, form)
        const verb = method ?? (sent.body ? 'POST' : 'GET')
        const url = urlOf(path)
        if (url.origin !== base.origin) throw new Error('Only files are fetched from other hosts')
        // What must not be sent twice never goes over a kept connection, which may be closed unnoticed.
        const agent = verb === 'GET' ? kept : undefined
        const answer = await exchange(url, { method: verb, headers: { ...headers, ...sent.headers, ...more }, body: sent.body, signal: within, agent })
        return { status: answer.statusCode ?? 0, body: readJson(await whole(answer, maxBytes)) }
      }),

    bytes: (pathOrAddress, { signal, ...limits }) =>
      inTime({ ...BYTES_LIMITS, ...limits }, signal, async (within, maxBytes) => whole(await open(pathOrAddress, within), maxBytes)),

    stream: (pathOrAddress, { signal, timeoutMs = STREAM_LIMITS.timeoutMs, maxBytes = STREAM_LIMITS.maxBytes }) =>
      inTime({ timeoutMs, maxBytes }, signal, async (within) => {
        const answer = await open(pathOrAddress, within)
        return { mime: answer.headers['content-type'] ?? '', stream: told(limited(answer, maxBytes), signal) }
      }),
  }
}

interface Limits {
  timeoutMs: number
  maxBytes: number
}

async function inTime<T>({ timeoutMs, maxBytes }: Limits, signal: AbortSignal, work: (within: AbortSignal, maxBytes: number) => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  try {
    return await work(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), maxBytes)
  } catch (error) {
    throw failureOf(error, signal)
  }
}

/** The same bytes, with what goes wrong on the way as an EngineError. */
async function* told(stream: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  try {
    yield* stream
  } catch (error) {
    throw failureOf(error, signal)
  }
}

function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  return error instanceof EngineError ? error : unreachable(error)
}

function errorOf(status: number): EngineError {
  const cause = new Error(`Status ${status}`)
  if (status === 429) return new EngineError('engine-busy', { kind: 'transient', cause })
  return status >= 500 ? unreachable(cause) : badAnswer(cause)
}

async function contentOf(body: unknown, form: FormData | undefined): Promise<{ headers: Record<string, string>; body?: Uint8Array }> {
  if (form) {
    const encoded = new Response(form)
    return { headers: { 'Content-Type': encoded.headers.get('content-type')! }, body: new Uint8Array(await encoded.arrayBuffer()) }
  }
  if (body === undefined) return { headers: {} }
  return { headers: { 'Content-Type': 'application/json' }, body: new TextEncoder().encode(JSON.stringify(body)) }
}

async function whole(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw badAnswer(new Error(`More than ${maxBytes} bytes`))
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of limited(answer, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function readJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
