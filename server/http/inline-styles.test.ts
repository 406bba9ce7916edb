import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInlineStyles, type InlineStyles } from './inline-styles.ts'

let folder = ''
let inlineStyles: InlineStyles
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inkling-styles-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/all-1.css'), '.all{color:red}\n')
  await writeFile(path.join(folder, 'assets/home-2.css'), '.home{content:"$&"}\n')
  inlineStyles = createInlineStyles(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const link = (href: string) => `<link rel="stylesheet" href="${href}" nonce="n" data-precedence="default"/>`
const htmlOf = (text: string) =>
  inlineStyles(new Response(Buffer.from(text), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }), 'n').text()

it('puts the sheets of a page into its head, in their order, and leaves their links as signs', async () => {
  const html = await htmlOf(`<head><title>山</title>${link('/assets/all-1.css')}${link('/assets/home-2.css')}</head><body>${link('/assets/all-1.css')}`)
  const off = (href: string) => link(href).replace('/>', ' disabled="" media="not all"/>')
  expect(html).toBe(
    `<head><title>山</title><style nonce="n">.all{color:red}.home{content:"$&"}</style>` +
      `${off('/assets/all-1.css')}${off('/assets/home-2.css')}</head><body>${link('/assets/all-1.css')}`,
  )
})

it('reads a head that comes in pieces, and passes a page without one', async () => {
  const page = `<head>${link('/assets/all-1.css')}</head><body>山</body>`
  const whole = await htmlOf(page)
  const pieces = new TransformStream<Uint8Array, Uint8Array>()
  const split = inlineStyles(new Response(pieces.readable, { headers: { 'Content-Type': 'text/html' } }), 'n').text()
  const writer = pieces.writable.getWriter()
  for (const byte of Buffer.from(page)) await writer.write(Uint8Array.of(byte))
  await writer.close()
  expect(await split).toBe(whole)
  expect(await htmlOf('<p>no head</p>')).toBe('<p>no head</p>')
})

it('leaves what it does not have, and what is no page', async () => {
  const foreign = `<head>${link('https://x/a.css')}</head>`
  expect(await htmlOf(foreign)).toBe(foreign)
  const json = Response.json({})
  expect(inlineStyles(json, 'n')).toBe(json)
})
