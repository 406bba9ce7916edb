import { expect, test } from 'vitest'
import { linksIn, parseLink } from './link.ts'

test.each([
  ['{square/draw/agent-square}', 'tab', '/square/draw/agent-square'],
  ['{/}', 'tab', '/'],
  ['{}', 'tab', '/'],
  ['{/square/square/index?from=banner}', 'tab', '/square/square/index?from=banner'],
  ['{square/index/index}', 'tab', '/square/index/index'],
  ['{/square/account/user/}', 'tab', '/square/account/user/'],
  ['{/functionList/draw/show?id=1#top}', 'page', '/functionList/draw/show?id=1#top'],
  [' { functionList/draw/sign } ', 'page', '/functionList/draw/sign'],
  ['{//evil.example/a}', 'page', '/evil.example/a'],
  ['{/\\evil.example/a}', 'page', '/evil.example/a'],
  ['{/\t/evil.example/a}', 'page', '/evil.example/a'],
  ['{https://evil.example/a}', 'page', '/https://evil.example/a'],
  ['{javascript:alert(1)}', 'page', '/javascript:alert(1)'],
  ['https://example.com/a?b=c&d', 'webview', '/square/webview/index?uri=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d'],
  ['javascript:alert(1)', 'webview', '/square/webview/index?uri=javascript%3Aalert(1)'],
  ['/functionList/draw/show', 'webview', '/square/webview/index?uri=%2FfunctionList%2Fdraw%2Fshow'],
  ['{half', 'webview', '/square/webview/index?uri=%7Bhalf'],
])('%j is a %s: %s', (link, kind, href) => {
  expect(parseLink(link)).toEqual({ kind, href })
})

test.each([
  ['只有文字', [{ words: '只有文字' }]],
  ['', []],
  ['还差 3 点，[去充值]{/functionSquare/buy/index}吧', [{ words: '还差 3 点，' }, { words: '去充值', link: '{/functionSquare/buy/index}' }, { words: '吧' }]],
  ['看 {square/draw/agent-square}', [{ words: '看 ' }, { words: '/square/draw/agent-square', link: '{square/draw/agent-square}' }]],
  ['[a]{/b}[c]{/d}', [{ words: 'a', link: '{/b}' }, { words: 'c', link: '{/d}' }]],
  ['{red} [or] {blue}', [{ words: '{red} [or] {blue}' }]],
  ['{half/way', [{ words: '{half/way' }]],
])('the links in %j', (text, parts) => {
  expect(linksIn(text)).toEqual(parts)
})
