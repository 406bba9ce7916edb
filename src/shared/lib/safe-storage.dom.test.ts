import { expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './safe-storage.ts'

const refuse = (method: 'getItem' | 'setItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })

test.each([
  ['device', deviceStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
] as const)('what is kept for the %s is found in its store and can be removed', (_, storage, store) => {
  expect(storage.read('a')).toBeUndefined()
  expect(storage.write('a', '1')).toBe(true)
  expect(store().getItem('a')).toBe('1')
  expect(storage.read('a')).toBe('1')
  storage.remove('a')
  expect(storage.read('a')).toBeUndefined()
})

test('a full store: the value lives as long as the page, before an older one that is still stored', () => {
  deviceStorage.write('a', 'old')
  const full = refuse('setItem')
  expect(deviceStorage.write('a', 'new')).toBe(false)
  expect(deviceStorage.read('a')).toBe('new')
  full.mockRestore()
  expect(deviceStorage.write('a', 'newer')).toBe(true)
  expect(deviceStorage.read('a')).toBe('newer')
})

test('a refused store is like an empty one that keeps for the page', () => {
  refuse('getItem')
  refuse('setItem')
  expect(tabStorage.read('b')).toBeUndefined()
  expect(tabStorage.write('b', '1')).toBe(false)
  expect(tabStorage.read('b')).toBe('1')
  tabStorage.remove('b')
  expect(tabStorage.read('b')).toBeUndefined()
})

test('where even naming the store throws, nothing does', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(deviceStorage.read('c')).toBeUndefined()
  expect(deviceStorage.write('c', '1')).toBe(false)
  expect(deviceStorage.read('c')).toBe('1')
  deviceStorage.remove('c')
})

test('what belongs together is removed together, also what the store refused', () => {
  tabStorage.write('draft.a', '1')
  tabStorage.write('other', '1')
  const full = refuse('setItem')
  tabStorage.write('draft.b', '1')
  full.mockRestore()
  tabStorage.removeAll('draft.')
  expect(['draft.a', 'draft.b', 'other'].map((key) => tabStorage.read(key))).toEqual([undefined, undefined, '1'])
})

test('on the server nothing is kept', () => {
  vi.stubGlobal('window', undefined)
  expect(deviceStorage.write('d', '1')).toBe(false)
  expect(deviceStorage.read('d')).toBeUndefined()
  vi.unstubAllGlobals()
})
