import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, layoutOf, middleSquare, turned, zoomed, type Square } from './crop-geometry.ts'

const photo = { width: 900, height: 300 }

test('begins with the middle, and follows the finger', () => {
  const middle = middleSquare(photo)
  expect(middle).toMatchObject({ y: 0, size: 1, turn: 0 })
  expect(middle.x).toBeCloseTo(1 / 3)
  // To the right by half a square: what lies left of it comes in.
  expect(dragged(photo, middle, { x: 0.5, y: 0 }).x).toBeCloseTo(1 / 6)
  expect(dragged(photo, middle, { x: 9, y: 9 })).toMatchObject({ x: 0, y: 0 })
})

test('zooms around the place that is pointed at', () => {
  const near = zoomed(photo, middleSquare(photo), 2, { x: 0, y: 0 })
  expect(near).toMatchObject({ y: 0, size: 0.5 })
  expect(near.x).toBeCloseTo(1 / 3)
  expect(zoomed(photo, near, 1e9).size).toBeCloseTo(64 / 300)
  expect(zoomed(photo, near, 1e-9).size).toBe(1)
})

test('four quarters are a whole turn, and the middle stays', () => {
  const square = dragged(photo, zoomed(photo, middleSquare(photo), 2), { x: 0.4, y: -0.3 })
  const once = turned(photo, square)
  expect(once).toMatchObject({ turn: 90, size: square.size })
  let around = square
  for (let quarter = 0; quarter < 4; quarter++) around = turned(photo, around)
  expect(around.x).toBeCloseTo(square.x)
  expect(around.y).toBeCloseTo(square.y)
})

test('never leaves the picture, whatever is done', () => {
  const size = fc.record({ width: fc.integer({ min: 64, max: 4096 }), height: fc.integer({ min: 64, max: 4096 }) })
  const share = fc.double({ min: -2, max: 2, noNaN: true })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('drag' as const), x: share, y: share }),
    fc.record({ kind: fc.constant('zoom' as const), x: share, y: share, factor: fc.double({ min: 0.2, max: 5, noNaN: true }) }),
    fc.record({ kind: fc.constant('turn' as const) }),
  )
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
      let square: Square = middleSquare(picture)
      for (const step of steps) {
        if (step.kind === 'drag') square = dragged(picture, square, step)
        else if (step.kind === 'zoom') square = zoomed(picture, square, step.factor, step)
        else square = turned(picture, square)
      }
      const around = square.turn % 180 === 0 ? picture : { width: picture.height, height: picture.width }
      const side = square.size * Math.min(picture.width, picture.height)
      expect(square.x).toBeGreaterThanOrEqual(0)
      expect(square.y).toBeGreaterThanOrEqual(0)
      expect(square.x * around.width + side).toBeLessThanOrEqual(around.width + 1e-6)
      expect(square.y * around.height + side).toBeLessThanOrEqual(around.height + 1e-6)
    }),
  )
})

test('lays the picture around the square', () => {
  expect(layoutOf(photo, middleSquare(photo))).toEqual({ width: '300%', height: '100%', left: '-100%', top: '0%', transform: 'rotate(0deg)' })
})
