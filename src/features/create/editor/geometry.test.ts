import { expect, test } from 'vitest'
import { clampView, distanceBeside, fitPhoto, loupePlace, placeOf, pointAt, visiblePart, wholeView, zoomAt } from './geometry.ts'

const frame = { width: 360, height: 480 }
const portrait = fitPhoto(frame, { width: 600, height: 1200 })

test('a photo lies whole and in the middle of its frame', () => {
  expect(portrait).toEqual({ x: 60, y: 0, width: 240, height: 480 })
  expect(fitPhoto(frame, { width: 1200, height: 600 })).toEqual({ x: 0, y: 150, width: 360, height: 180 })
})

test.each([
  ['whole', wholeView],
  ['enlarged', { scale: 2.5, x: -130, y: -240 }],
  ['enlarged and moved', { scale: 4, x: -700, y: -900 }],
])('a point of the photo is found where it is drawn: %s', (_, wanted) => {
  const view = clampView(wanted, frame, portrait)
  for (const point of [[0, 0], [0.25, 0.75], [1, 1]] as const) {
    const [x, y] = pointAt(placeOf([...point], view, portrait), view, portrait)
    expect(x).toBeCloseTo(point[0], 6)
    expect(y).toBeCloseTo(point[1], 6)
  }
})

test('in another frame the same point is the same place of the photo', () => {
  const wide = fitPhoto({ width: 900, height: 500 }, { width: 600, height: 1200 })
  const place = placeOf([0.25, 0.5], wholeView, wide)
  expect((place.x - wide.x) / wide.width).toBeCloseTo(0.25)
  expect((place.y - wide.y) / wide.height).toBeCloseTo(0.5)
})

test('beside the photo the nearest point of its edge counts, and how far away it is', () => {
  expect(pointAt({ x: 0, y: 600 }, wholeView, portrait)).toEqual([0, 1])
  expect(distanceBeside({ x: 30, y: 520 }, wholeView, portrait)).toBe(50)
  expect(distanceBeside({ x: 100, y: 100 }, wholeView, portrait)).toBe(0)
})

test('what is under the fingers stays there while they spread', () => {
  const at = { x: 200, y: 300 }
  const before = pointAt(at, wholeView, portrait)
  const after = zoomAt(wholeView, 2, at)
  const [x, y] = pointAt(at, after, portrait)
  expect(x).toBeCloseTo(before[0])
  expect(y).toBeCloseTo(before[1])
})

test('the photo is not enlarged beyond the limits or moved out of its frame', () => {
  expect(clampView({ scale: 9, x: 0, y: 0 }, frame, portrait).scale).toBe(4)
  expect(clampView({ scale: 0.2, x: 50, y: 50 }, frame, portrait)).toEqual(wholeView)
  const view = clampView({ scale: 2, x: 500, y: -5000 }, frame, portrait)
  expect(view.x + 2 * portrait.x).toBe(0)
  expect(view.y + 2 * portrait.height).toBe(frame.height)
})

test('of the frame that part shows photo which the photo covers', () => {
  expect(visiblePart(frame, wholeView, portrait)).toEqual(portrait)
  expect(visiblePart(frame, clampView({ scale: 4, x: 0, y: 0 }, frame, portrait), portrait)).toEqual({ x: 0, y: 0, ...frame })
})

test('the loupe stands above the finger, and beside it near the upper edge', () => {
  expect(loupePlace({ x: 180, y: 300 }, frame)).toEqual({ x: 124, y: 160 })
  expect(loupePlace({ x: 5, y: 300 }, frame).x).toBe(0)
  expect(loupePlace({ x: 40, y: 20 }, frame).x).toBeGreaterThan(40)
  expect(loupePlace({ x: 320, y: 20 }, frame).x + 112).toBeLessThan(320)
})
