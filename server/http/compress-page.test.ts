import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressPage } from './compress-page.ts'

const request = (headers: Record<string, string> = { 'Accept-Encoding': 'gzip, br' }) => new Request('http://x/', { headers })
const html = { 'Content-Type': 'text/html; charset=utf-8' }

describe('a page', () => {
  it('is packed for a browser that takes it', async () => {
    const packed = compressPage(request(), new Response('<p>山水</p>'.repeat(100), { headers: html }))
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe('<p>山水</p>'.repeat(100))
  })

  it.each([
    ['nothing is accepted', {}, html],
    ['it is events', { 'Accept-Encoding': 'gzip' }, { 'Content-Type': 'text/event-stream' }],
    ['it is packed already', { 'Accept-Encoding': 'gzip' }, { ...html, 'Content-Encoding': 'br' }],
  ])('is left as it is when %s', (_, accepted, headers) => {
    const response = new Response('text', { headers })
    expect(compressPage(request(accepted), response)).toBe(response)
  })

  it('comes piece by piece', async () => {
    let finish = () => {}
    const pieces = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('<head>'))
        finish = () => {
          controller.enqueue(new TextEncoder().encode('<body>'))
          controller.close()
        }
      },
    })
    const packed = compressPage(request(), new Response(pieces, { headers: html }))
    const server = createServer((_, answer) => {
      answer.writeHead(200, Object.fromEntries(packed.headers))
      Readable.fromWeb(packed.body as Parameters<typeof Readable.fromWeb>[0]).pipe(answer)
    }).listen(0)
    await once(server, 'listening')
    const [answer] = (await once(get({ port: (server.address() as AddressInfo).port }), 'response')) as [Readable]
    const [first] = (await once(answer, 'data')) as [Buffer]
    expect(gunzipSync(first, { finishFlush: 2 }).toString()).toBe('<head>')
    finish()
    await once(answer, 'end')
    server.close()
  })
})
