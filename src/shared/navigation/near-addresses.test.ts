import { describe, expect, test } from 'vitest'
import { findAddress, nearestAddresses } from './near-addresses.ts'

const addresses = [
  '/',
  '/square/square/index',
  '/functionSquare/login/index',
  '/functionSquare/about/privacy',
  '/functionSquare/square/details',
  '/functionList/draw/history',
  '/functionList/draw/show',
  '/functionListThree/draw/cats',
  '/pagesA/about/privacy',
]

describe('the address that is meant', () => {
  test.each([
    ['/draw/history', '/functionList/draw/history'],
    ['/login/index', '/functionSquare/login/index'],
    ['/draw/cats/', '/functionListThree/draw/cats'],
    ['/square/details', '/functionSquare/square/details'],
    ['/DRAW/History', '/functionList/draw/history'],
    ['/functionlist/draw/HISTORY', '/functionList/draw/history'],
    ['/functionList/draw/history//', '/functionList/draw/history'],
    ['/square/square/INDEX', '/square/square/index'],
    // Two groups have it: nobody can say which was meant.
    ['/about/privacy', undefined],
    // A group may be left out, not swapped.
    ['/functionSquare/draw/history', undefined],
    ['/history', undefined],
    ['/nowhere', undefined],
  ])('by %s is %s', (path, address) => {
    expect(findAddress(path, addresses)).toBe(address)
  })
})

describe('the nearest addresses', () => {
  test('are those with few letters between, the nearest first', () => {
    expect(nearestAddresses('/functionList/draw/histroy', addresses, 3)).toEqual(['/functionList/draw/history'])
    expect(nearestAddresses('/draw/shwo', addresses, 3)).toEqual(['/functionList/draw/show'])
    expect(nearestAddresses('/about/privacy', addresses, 3)).toEqual(['/functionSquare/about/privacy', '/pagesA/about/privacy'])
    expect(nearestAddresses('/about/privacy', addresses, 1)).toEqual(['/functionSquare/about/privacy'])
  })

  test('are not the address itself, whose work may be gone', () => {
    expect(nearestAddresses('/functionList/draw/show', addresses, 3)).toEqual([])
  })

  test('are none for what resembles nothing, however long', () => {
    expect(nearestAddresses('/nowhere', addresses, 3)).toEqual([])
    expect(nearestAddresses('/wp-admin/setup-config.php', addresses, 3)).toEqual([])
  })
})
