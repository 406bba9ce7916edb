import { expect, test } from 'vitest'
import { photoOnBoard, pictureAround } from './layout.ts'
import { evenly, flat, isSame, limitOf, outputSize, toRatio, withMargin } from './margins.ts'

const photo = { width: 1200, height: 800 }

test.each([
  ['16:9', 16 / 9],
  ['4:3', 4 / 3],
  ['1:1', 1],
  ['3:4', 3 / 4],
])('a photo is brought to %s on both sides alike, and nothing is cut off', (_, ratio) => {
  const margins = toRatio(photo, ratio)!
  const { width, height } = outputSize(photo, margins)
  expect(width / height).toBeCloseTo(ratio, 2)
  expect(width).toBeGreaterThanOrEqual(photo.width)
  expect(height).toBeGreaterThanOrEqual(photo.height)
  expect(margins.left).toBe(margins.right)
  expect(margins.top).toBe(margins.bottom)
})

test('a form that asks for too much is not offered', () => {
  expect(toRatio({ width: 4000, height: 3000 }, 16 / 9)).toBeUndefined()
  expect(toRatio({ width: 2000, height: 500 }, 9 / 16)).toBeUndefined()
})

test('a side goes as far as its own length, and the picture as far as 4096 pixels', () => {
  expect(withMargin(photo, flat, 'top', 1.7).top).toBe(1)
  expect(withMargin(photo, flat, 'top', -0.3).top).toBe(0)
  const large = { width: 4000, height: 2000 }
  expect(outputSize(large, withMargin(large, flat, 'left', 1)).width).toBeLessThanOrEqual(4096)
  expect(limitOf(large, { ...flat, left: 0.024 }, 'right')).toBeCloseTo(0)
  expect(outputSize(large, evenly(large, 0.25))).toEqual({ width: 4096, height: 3000 })
  expect(limitOf({ width: 5000, height: 100 }, flat, 'left')).toBe(0)
})

test('margins are the same when nobody can see a difference', () => {
  expect(isSame(evenly(photo, 0.25), { top: 0.2501, right: 0.25, bottom: 0.25, left: 0.2499 })).toBe(true)
  expect(isSame(flat, evenly(photo, 0.25))).toBe(false)
})

test('the whole picture is in the middle of the board, with room round it', () => {
  const board = { width: 400, height: 500 }
  const margins = { top: 0.5, right: 0, bottom: 0, left: 0.25 }
  const { x, y, width, height } = pictureAround(photoOnBoard(board, photo, margins), margins)
  expect(x + width / 2).toBeCloseTo(200)
  expect(y + height / 2).toBeCloseTo(250)
  expect(x).toBeGreaterThan(20)
  expect(width / height).toBeCloseTo((1200 * 1.25) / (800 * 1.5))
})
