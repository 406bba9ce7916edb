import { expect, test } from 'vitest'
import { scrollKey } from './scroll-key.ts'

const visit = (pathname: string, key: string, searchStr = '') =>
  scrollKey({ pathname, searchStr, href: pathname + searchStr, state: { __TSR_key: key } })

test('a tab page keeps its place over visits, by either of its addresses', () => {
  expect(visit('/', 'a')).toBe(visit('/', 'b'))
  expect(visit('/', 'a')).toBe(visit('/square/square/index', 'c'))
  expect(visit('/', 'a')).not.toBe(visit('/square/account/user', 'a'))
  expect(visit('/', 'a')).not.toBe(visit('/', 'a', '?sort=latest'))
})

test('any other page keeps it for the one visit', () => {
  expect(visit('/functionList/draw/history', 'a')).toBe(visit('/functionList/draw/history', 'a'))
  expect(visit('/functionList/draw/history', 'a')).not.toBe(visit('/functionList/draw/history', 'b'))
})
