import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSlicesIn, withMessages } from './message-slices.ts'

const words: Record<string, Record<string, string>> = { 'zh-Hans': { greeting: '你好' }, fr: { greeting: 'Bonjour' } }

/** Answers each language's words when they are let through. */
function holdWords() {
  const gates = Object.fromEntries(Object.keys(words).map((locale) => [locale, Promise.withResolvers<Response>()]))
  vi.stubGlobal('fetch', (address: string) => gates[/\.([\w-]+)\.json$/.exec(address)![1]!]!.promise)
  return (locale: string) => gates[locale]!.resolve(Response.json(words[locale]))
}

function startIn(locale: string) {
  const i18n = setupI18n({ locale, messages: { 'zh-Hans': {}, fr: {} } })
  keepSlicesIn(i18n)
  return i18n
}

afterEach(() => vi.unstubAllGlobals())

test('a part is there together with its words', async () => {
  const letThrough = holdWords()
  const i18n = startIn('zh-Hans')
  const seen = vi.fn<(part: string) => void>()
  const part = withMessages(() => Promise.resolve('part'), 'one').then(seen)
  await Promise.resolve()
  expect(seen).not.toHaveBeenCalled()
  letThrough('zh-Hans')
  await part
  expect(seen).toHaveBeenCalledWith('part')
  expect(i18n._('greeting')).toBe('你好')
})

test('a part that comes while the language changes speaks the new one', async () => {
  const letThrough = holdWords()
  const i18n = startIn('zh-Hans')
  const part = withMessages(() => Promise.resolve('part'), 'two')
  i18n.activate('fr')
  letThrough('zh-Hans')
  letThrough('fr')
  await part
  expect(i18n._('greeting')).toBe('Bonjour')
})

test('words that did not come are asked for again', async () => {
  const i18n = startIn('fr')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })))
  await expect(withMessages(() => Promise.resolve('part'), 'three')).rejects.toThrow('503')
  const letThrough = holdWords()
  letThrough('fr')
  await withMessages(() => Promise.resolve('part'), 'three')
  expect(i18n._('greeting')).toBe('Bonjour')
})
