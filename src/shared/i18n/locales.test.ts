import { expect, test } from 'vitest'
import { negotiateLocale } from './locales.ts'

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh-TW,zh;q=0.9', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['en-GB,en;q=0.9', 'en'],
  ['pt-BR,es;q=0.8,en;q=0.5', 'es'],
  ['en;q=0.4,fr;q=0.9', 'fr'],
  ['ja', 'ja'],
  ['de,sv', 'zh-Hans'],
  ['', 'zh-Hans'],
  [undefined, 'zh-Hans'],
  ['*;q=x,;;', 'zh-Hans'],
])('%s is answered in %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})
