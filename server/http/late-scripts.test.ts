import { expect, it } from 'vitest'
import { lateScripts } from './late-scripts.ts'

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="fetch" href="/assets/a.json"/></head>' +
  '<body>山<script type="module" async="" src="/assets/a.js"></script></body>'
const textOf = (response: Response) => lateScripts(response, 'n').text()

it('lets the code of a page wait for the script behind its content', async () => {
  const changed = await textOf(new Response(page, html))
  expect(changed).toMatch(/<script nonce="n">\(function markFirstFrame\(\)[^]*?currentScript\.remove\(\)<\/script><\/head><body>/)
  expect(changed).toMatch(/山<script nonce="n">\(function startWhenSeen\([^]*?currentScript\.remove\(\)<\/script><script type="module"/)
  expect(changed.replaceAll(/<script nonce[^]*?<\/script>/g, '')).toBe(
    '<head><link rel="modulepreload" media="not all" href="/assets/a.js"/>' +
      '<link rel="preload" as="fetch" media="not all" href="/assets/a.json"/></head>' +
      '<body>山<script type="module" async="" data-src="/assets/a.js"></script></body>',
  )
})

it('is the same however a page comes in pieces', async () => {
  const pieces = new TransformStream<Uint8Array, Uint8Array>()
  const split = textOf(new Response(pieces.readable, html))
  const writer = pieces.writable.getWriter()
  for (const byte of Buffer.from(page)) await writer.write(Uint8Array.of(byte))
  await writer.close()
  expect(await split).toBe(await textOf(new Response(page, html)))
})

it('leaves what is no page', () => {
  const json = Response.json({})
  expect(lateScripts(json, 'n')).toBe(json)
})
