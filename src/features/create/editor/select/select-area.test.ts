import { expect, test } from 'vitest'
import type { Point } from '../simplify.ts'
import { toLab } from './lab.ts'
import type { Pixels } from './pixels.ts'
import { selectArea } from './select-area.ts'

const WIDTH = 120
const HEIGHT = 90
type Painter = (x: number, y: number) => readonly [number, number, number]

/** A picture with a little grain, as every photo has. */
function paint(colourAt: Painter): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const colour = colourAt(i % WIDTH, Math.floor(i / WIDTH))
    const grain = ((i * 7919) % 13) - 6
    data.set([...colour.map((value) => value + grain), 255], i * 4)
  }
  return { width: WIDTH, height: HEIGHT, data }
}

const green = [70, 130, 80] as const
const red = [200, 60, 50] as const
const far = (x: number, y: number) => Math.hypot(x - 60, y - 45)

/** Whether a point is inside an outline by the nonzero rule, as the engine and the canvas fill it. */
function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let turns = 0
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    if (ay <= y === by <= y) return
    if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) turns += by > ay ? 1 : -1
  })
  return turns !== 0
}

/** Share of the pixels that are chosen rightly. */
function rightness(outline: readonly Point[], wanted: (x: number, y: number) => boolean): number {
  let right = 0
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (isInside(outline, [(x + 0.5) / WIDTH, (y + 0.5) / HEIGHT]) === wanted(x, y)) right++
    }
  }
  return right / (WIDTH * HEIGHT)
}

const select = (colourAt: Painter, at: Point) => selectArea(toLab(paint(colourAt)), at)

test('a tap chooses the thing under it, up to its edge', () => {
  const outline = select((x, y) => (far(x, y) < 25 ? red : green), [0.5, 0.5])!
  expect(rightness(outline, (x, y) => far(x, y) < 26)).toBeGreaterThan(0.985)
  expect(outline.length).toBeLessThan(100)
})

test('a thing of many colours is chosen whole', () => {
  const petals: Painter = (x, y) => (far(x, y) < 8 ? [120, 20, 30] : (x + y) % 20 < 10 ? [250, 170, 90] : [225, 120, 60])
  const outline = select((x, y) => (far(x, y) < 30 ? petals(x, y) : [20, 70, 60]), [0.5, 0.3])!
  expect(rightness(outline, (x, y) => far(x, y) < 31)).toBeGreaterThan(0.97)
})

test('the ground is chosen round what stands before it', () => {
  const outline = select((x, y) => (far(x, y) < 25 ? red : green), [0.05, 0.05])!
  expect(rightness(outline, (x, y) => far(x, y) >= 24)).toBeGreaterThan(0.98)
})

test('a ring keeps its hole, a speck in a thing is filled', () => {
  const ring = select((x, y) => (far(x, y) < 35 && far(x, y) > 20 ? red : green), [60 / WIDTH, 17 / HEIGHT])!
  expect(rightness(ring, (x, y) => far(x, y) < 36 && far(x, y) > 19)).toBeGreaterThan(0.97)
  const speck = select((x, y) => (far(x, y) < 35 && far(x, y) > 3 ? red : green), [60 / WIDTH, 17 / HEIGHT])!
  expect(isInside(speck, [0.5, 0.5])).toBe(true)
})

test('shade on a thing is not an edge', () => {
  const outline = select((x, y) => (far(x, y) < 30 ? [150 + x, 40 + x / 4, 40 + x / 4] : green), [0.5, 0.5])!
  expect(rightness(outline, (x, y) => far(x, y) < 31)).toBeGreaterThan(0.97)
})

test('a thread between two things does not lead from one to the other', () => {
  const two: Painter = (x, y) => (Math.hypot(x - 30, y - 45) < 18 || Math.hypot(x - 90, y - 45) < 18 || y === 45 ? red : green)
  const outline = select(two, [0.25, 0.5])!
  expect(isInside(outline, [0.25, 0.5])).toBe(true)
  expect(isInside(outline, [0.75, 0.5])).toBe(false)
})

test('a tap at the very edge of the picture is one inside it', () => {
  expect(select(() => green, [1, 1])).toBeDefined()
})
