import { createHash } from 'node:crypto'
import { within } from '../within.ts'
import { deferRules } from './defer-rules.ts'
import { nonceSources, type InlineSources } from './content-policy.ts'
import { growBody, type GrowingBody } from './growing-body.ts'
import { packBytes, wantedEncoding, type Encoding } from './pack-bytes.ts'
import { hashInline } from './hash-inline.ts'
import { isHtml } from './is-html.ts'

/** How long a page is given as it is, and how long it may still be given while it is made anew, ms. */
const FRESH_MS = 1000
const STALE_MS = 30_000
/** How long after a page was given it is made anew: by then the browser has had the machine to itself, ms. */
const REMAKE_AFTER_MS = 1000
/** How long whoever asks waits for the whole page, before it is handed on piece by piece, ms. */
const WHOLE_MS = 250

/** How a page is made: its response, and the nonce that its own scripts carry. */
export interface MadePage {
  response: Response
  nonce: string
}

export interface KeptPagesParts {
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
  /** Runs something a while later. */
  later?: (task: () => void) => void
  /** Of all pages together, packed ones included. */
  maxBytes?: number
  /** The policy of a page that may have its own files and what stands in it. */
  policy: (inline: InlineSources) => string
}

interface KeptPage {
  bytes: Buffer
  etag: string
  policy: string
  packed: Map<Encoding, Promise<Buffer>>
}

/** A page that is being made: whoever waits for it reads along. */
interface PageInMaking {
  status: number
  headers: Headers
  body: GrowingBody
  nonce: string
}

interface Entry {
  page?: KeptPage
  madeAt: number
  making?: Promise<PageInMaking>
  /** It will be made anew in a while. */
  awaited?: boolean
  bytes: number
}

export interface KeptPages {
  /** Answers a request with the page of a key, which `make` makes when none is at hand; undefined where that failed. */
  answer(request: Request, key: string, make: () => Promise<MadePage>): Promise<Response | undefined>
  /** Gives no page again that was made, or begun, before: what it shows is gone. */
  forget(): void
}

/**
 * Keeps pages that are the same for everybody, for half a minute, as long as the app keeps what it fetched: they are made once
 * however many ask, packed once, and given while they are made anew. Only answers of status 200 are kept; cookies of an answer
 * never are.
 */
export function createKeptPages(parts: KeptPagesParts): KeptPages {
  const { now = () => performance.now(), later = remakeLater, maxBytes = 64 * 2 ** 20, policy } = parts
  /** The one that was asked for last is the last. */
  const entries = new Map<string, Entry>()
  let total = 0
  let forgotten = 0

  const addBytes = (entry: Entry, key: string, bytes: number) => {
    // What was pushed out meanwhile does not count any more.
    if (entries.get(key) !== entry) return
    entry.bytes += bytes
    total += bytes
  }
  const remove = (key: string, entry: Entry) => {
    entries.delete(key)
    total -= entry.bytes
  }
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (total <= maxBytes && now() - entry.madeAt < STALE_MS) break
      if (entry.page) remove(key, entry)
    }
  }

  function find(key: string): Entry {
    const known = entries.get(key) ?? { madeAt: -Infinity, bytes: 0 }
    entries.delete(key)
    entries.set(key, known)
    return known
  }

  function start(key: string, entry: Entry, make: () => Promise<MadePage>): Promise<PageInMaking> {
    const before = forgotten
    const making = make().then(({ response, nonce }) => ({
      status: response.status,
      headers: response.headers,
      body: growBody(response.body),
      nonce,
    }))
    entry.making = making
    const end = () => {
      entry.making = undefined
      if (!entry.page && entries.get(key) === entry) remove(key, entry)
    }
    making.then((made) => keep(key, entry, made, before)).then(end, end)
    return making
  }

  function remake(key: string, entry: Entry, make: () => Promise<MadePage>): void {
    entry.awaited = true
    later(() => {
      entry.awaited = false
      if (!entry.making && entries.get(key) === entry) start(key, entry, make).catch(() => {})
    })
  }

  async function keep(key: string, entry: Entry, { status, headers, body, nonce }: PageInMaking, before: number): Promise<void> {
    const whole = await body.whole
    if (status !== 200 || !isHtml({ headers }) || before !== forgotten) return
    const { html, hashes } = hashInline(deferRules(whole.toString()), nonce)
    const bytes = Buffer.from(html)
    addBytes(entry, key, bytes.byteLength - entry.bytes)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    entry.page = { bytes, etag, policy: policy(hashes), packed: new Map() }
    entry.madeAt = now()
    makeRoom()
  }

  async function give(request: Request, key: string, entry: Entry, page: KeptPage): Promise<Response> {
    const encoding = wantedEncoding(request.headers.get('accept-encoding'))
    const etag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.policy,
      'Cache-Control': CACHE_CONTROL,
      ETag: etag,
      Vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent',
    })
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const body = encoding ? await pack(key, entry, page, encoding) : page.bytes
    if (encoding) headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), { headers })
  }

  function pack(key: string, entry: Entry, page: KeptPage, encoding: Encoding): Promise<Buffer> {
    const known = page.packed.get(encoding)
    if (known) return known
    const packed = packBytes(page.bytes, encoding)
    page.packed.set(encoding, packed)
    packed.then((bytes) => entry.page === page && addBytes(entry, key, bytes.byteLength), () => {})
    return packed
  }

  async function answer(request: Request, key: string, make: () => Promise<MadePage>): Promise<Response | undefined> {
    const entry = find(key)
    const age = now() - entry.madeAt
    if (entry.page && age < STALE_MS) {
      // Nobody waits for this one.
      if (age >= FRESH_MS && !entry.making && !entry.awaited) remake(key, entry, make)
      return give(request, key, entry, entry.page)
    }
    const made = await (entry.making ?? start(key, entry, make)).catch(() => undefined)
    if (!made || made.status >= 500) return undefined
    await within(WHOLE_MS, made.body.whole).catch(() => {})
    return entry.page && !entry.making ? give(request, key, entry, entry.page) : handOn(request, made)
  }

  function forget(): void {
    forgotten++
    for (const [key, entry] of entries) remove(key, entry)
  }

  /** A page that is still coming, or that is not kept. */
  function handOn(request: Request, { status, headers, body, nonce }: PageInMaking): Response {
    const own = new Headers(headers)
    own.delete('set-cookie')
    own.set('Content-Security-Policy', policy(nonceSources(nonce)))
    own.set('Cache-Control', CACHE_CONTROL)
    return new Response(request.method === 'HEAD' ? null : body.read(), { status, headers: own })
  }

  return { answer, forget }
}

const remakeLater = (task: () => void) => void setTimeout(task, REMAKE_AFTER_MS).unref()

/** Another may look at the page next on this device: a browser asks again each time. */
const CACHE_CONTROL = 'private, no-cache'
