import { expect, test } from 'vitest'
import { readWebAddress } from './web-address.ts'

const read = (uri: string) => readWebAddress(uri, 'https://inkling.example')

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', 'example.com'],
  ['HTTP://Example.com:8080', 'http://example.com:8080/', 'example.com:8080'],
  // A Cyrillic а; a full-width dot.
  ['https://аpple.com/', 'https://xn--pple-43d.com/', 'xn--pple-43d.com'],
  ['https://例子。中国/', 'https://xn--fsqu00a.xn--fiqs8s/', 'xn--fsqu00a.xn--fiqs8s'],
  ['https://inkling.example.evil.example/', 'https://inkling.example.evil.example/', 'inkling.example.evil.example'],
])('%s is shown as %s of %s', (uri, url, host) => {
  expect(read(uri)).toEqual({ kind: 'external', url, host })
})

test.each([
  '',
  'example.com',
  '/functionList/draw/show',
  '//example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'vbscript:x',
  'about:blank',
  'intent://scan/#Intent;scheme=zxing;end',
  'ftp://example.com/',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://inkling.example@evil.example/',
  'https://',
])('%j is refused', (uri) => {
  expect(read(uri)).toEqual({ kind: 'bad' })
})

test.each([
  ['https://inkling.example/functionList/draw/show?id=1#x', '/functionList/draw/show?id=1#x'],
  ['http://inkling.example', '/'],
  ['https://inkling.example//evil.example/', '/'],
])('%s is a page of ours', (uri, href) => {
  expect(read(uri)).toEqual({ kind: 'own', href })
})
