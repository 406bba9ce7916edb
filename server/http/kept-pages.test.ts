import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import { createKeptPages, type MadePage } from './kept-pages.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const ask = (headers: Record<string, string> = {}) => new Request('http://x/', { headers })

/** Pages that are numbered as they are made, over a clock that is set by hand. */
function openPages() {
  let time = 0
  let made = 0
  const later: (() => void)[] = []
  const pages = createKeptPages({ now: () => time, later: (task) => later.push(task), maxBytes: 100_000, policy: contentPolicy })
  const make = async (init: ResponseInit = {}): Promise<MadePage> => {
    made++
    const text = `<p>page ${made}</p><script nonce="n${made}">run(${made})</script><script>smuggled()</script><style nonce="n${made}">p{}</style><style>smuggled{}</style>`
    return { response: new Response(text, { headers: { ...html, 'Set-Cookie': 'device=1' }, ...init }), nonce: `n${made}` }
  }
  const page = async (key = 'home', headers: Record<string, string> = {}) => (await pages.answer(ask(headers), key, make))!
  const runLater = async () => {
    later.splice(0).forEach((task) => task())
    await settled()
  }
  return { pages, make, page, runLater, advance: (milliseconds: number) => (time += milliseconds), made: () => made }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const numberOf = async (response: Response) => Number(/page (\d+)/.exec(await response.text())?.[1])

describe('a kept page', () => {
  it('is made once, however many ask for it at once', async () => {
    const { page, made } = openPages()
    const answers = await Promise.all(Array.from({ length: 20 }, () => page()))
    expect(await Promise.all(answers.map(numberOf))).toEqual(Array(20).fill(1))
    expect(made()).toBe(1)
    await page('another')
    expect(made()).toBe(2)
  })

  it('is given while it is made anew, but not when it is old', async () => {
    const { page, advance, runLater, made } = openPages()
    await page()
    advance(900)
    await page()
    await runLater()
    expect(made()).toBe(1)
    advance(200)
    expect(await Promise.all([page(), page()].map(async (answer) => numberOf(await answer)))).toEqual([1, 1])
    await settled()
    expect(made()).toBe(1)
    await runLater()
    expect(made()).toBe(2)
    expect(await numberOf(await page())).toBe(2)
    advance(30_000)
    expect(await numberOf(await page())).toBe(3)
  })

  it('is packed as the browser takes it, and not sent again to who has it', async () => {
    const { page } = openPages()
    await page()
    const packed = await page('home', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toContain('page 1')
    const gzipped = await page('home', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(await gzipped.arrayBuffer()).toString()).toContain('page 1')
    const known = await page('home', { 'Accept-Encoding': 'gzip', 'If-None-Match': gzipped.headers.get('etag')! })
    expect(known.status).toBe(304)
    expect(await known.text()).toBe('')
  })

  it('carries no cookie of who asked first, and lets its own scripts run alone', async () => {
    const { page } = openPages()
    await page()
    const kept = await page()
    const text = await kept.text()
    expect(kept.headers.has('set-cookie')).toBe(false)
    expect(text).toContain('<script>run(1)</script>')
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
    const policy = kept.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('run(1)')}';`)
    expect(policy).not.toContain(hashOf('smuggled()'))
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('p{}')}';`)
  })

  it.each([{ status: 404 }, { status: 301, headers: { Location: '/elsewhere' } }])('is not kept with status $status', async (init) => {
    const { pages, make, made } = openPages()
    for (const _ of [1, 2]) {
      const answer = await pages.answer(ask(), 'home', () => make(init))
      expect(answer?.status).toBe(init.status)
      expect(answer?.headers.has('set-cookie')).toBe(false)
      await settled()
    }
    expect(made()).toBe(2)
  })

  it('that could not be made is nobody\'s: each makes their own', async () => {
    const { pages, make, page } = openPages()
    expect(await pages.answer(ask(), 'home', () => make({ status: 500 }))).toBeUndefined()
    expect(await pages.answer(ask(), 'home', () => Promise.reject(new Error('broken')))).toBeUndefined()
    await settled()
    expect((await page()).status).toBe(200)
  })

  it('comes piece by piece while it takes long, to all who wait', async () => {
    const { pages } = openPages()
    let finish = () => {}
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('<head>'))
        finish = () => {
          controller.enqueue(new TextEncoder().encode('<body>'))
          controller.close()
        }
      },
    })
    const make = async () => ({ response: new Response(body, { headers: html }), nonce: 'secret' })
    const answers = await Promise.all([pages.answer(ask(), 'slow', make), pages.answer(ask(), 'slow', make)])
    const readers = answers.map((answer) => answer!.body!.pipeThrough(new TextDecoderStream()).getReader())
    for (const reader of readers) expect((await reader.read()).value).toBe('<head>')
    expect(answers[0]?.headers.get('content-security-policy')).toContain("'nonce-secret'")
    finish()
    for (const reader of readers) expect((await reader.read()).value).toBe('<body>')
  })

  it('is not given again, nor kept, once what it shows is gone', async () => {
    const { pages, page, advance, runLater } = openPages()
    expect(await numberOf(await page())).toBe(1)
    pages.forget()
    const begunBefore = page()
    pages.forget()
    expect(await numberOf(await begunBefore)).toBe(2)
    expect(await numberOf(await page())).toBe(3)
    advance(1100)
    await page()
    pages.forget()
    // Nobody asked for it since.
    await runLater()
    expect(await numberOf(await page())).toBe(4)
  })

  it('makes room for others: what was pushed out or has grown old is forgotten', async () => {
    const { pages, advance } = openPages()
    let made = 0
    const large = async () => {
      made++
      return { response: new Response('x'.repeat(10_000), { headers: html }), nonce: 'n' }
    }
    for (let i = 0; i < 20; i++) await (await pages.answer(ask(), `page ${i}`, large))?.text()
    await pages.answer(ask(), 'page 19', large)
    expect(made).toBe(20)
    await pages.answer(ask(), 'page 0', large)
    expect(made).toBe(21)
    advance(30_000)
    await pages.answer(ask(), 'page 19', large)
    expect(made).toBe(22)
  })
})
