import { expect, test } from 'vitest'
import type { Mask, Stroke } from '#contract/generators/fields.ts'
import { coverageOf, createMaskRaster } from './mask-raster.ts'
import { areaStroke, boxBetween, emptyMask, lineStroke, withStroke, writtenMode } from './mask-strokes.ts'

const photo = { width: 800, height: 400 }
const maskOf = (...strokes: Stroke[]): Mask => ({ ...emptyMask, strokes })
const coverage = (mask: Mask) => coverageOf(mask, photo, 200)
const half = areaStroke('keep', boxBetween([0, 0], [0.5, 1]))
const quarter = areaStroke('remove', boxBetween([0, 0], [0.25, 1]))

test('later strokes win over earlier ones', () => {
  expect(coverage(maskOf(half))).toBeCloseTo(0.5, 2)
  expect(coverage(maskOf(half, quarter))).toBeCloseTo(0.25, 2)
  expect(coverage(maskOf(quarter, half))).toBeCloseTo(0.5, 2)
})

test('a brush is as wide as a share of the width, also for a single dab', () => {
  expect(coverage(maskOf(lineStroke('keep', 0.1, [[0.5, 0.5]])))).toBeCloseTo((Math.PI * 80 ** 2) / (800 * 400), 2)
})

test('a mask is turned over whole', () => {
  expect(coverage({ ...emptyMask, inverted: true })).toBe(1)
  expect(coverage({ ...maskOf(half, quarter), inverted: true })).toBeCloseTo(0.75, 2)
})

test('the edge moves outwards and inwards, and not in from the sides of the photo', () => {
  expect(coverage({ ...maskOf(half), grow: 0.05 })).toBeCloseTo(0.55, 2)
  expect(coverage({ ...maskOf(half), grow: -0.05 })).toBeCloseTo(0.45, 2)
  expect(coverage({ ...maskOf(half), inverted: true, grow: 0.05 })).toBeCloseTo(0.55, 2)
  expect(coverage({ ...emptyMask, inverted: true, grow: -0.05 })).toBe(1)
})

test('the stroke under way is seen before it is kept, and leaves no trace when it is not', () => {
  const raster = createMaskRaster(photo, 200, '#000')
  const alphaAt = (x: number) => raster.canvas.getContext('2d')!.getImageData(x, 50, 1, 1).data[3]
  const mask = maskOf(quarter)
  raster.draw(mask, half)
  expect(alphaAt(20)).toBe(255)
  raster.draw(mask)
  expect(alphaAt(20)).toBe(0)
})

test('on a mask that was turned over, adding is written as taking away', () => {
  expect(writtenMode({ ...emptyMask, inverted: true }, 'keep')).toBe('remove')
  expect(writtenMode(emptyMask, 'keep')).toBe('keep')
})

test('a stroke keeps the points it needs; a mask takes 300 strokes', () => {
  const straight = lineStroke('keep', 0.02, Array.from({ length: 2500 }, (_, i) => [i / 2500, 0.5]))
  expect(withStroke(emptyMask, straight)!.strokes[0]!.points).toHaveLength(2)
  const wild = lineStroke('keep', 0.02, Array.from({ length: 6000 }, (_, i) => [i / 6000, ((i * 7919) % 101) / 101]))
  expect(withStroke(emptyMask, wild)!.strokes[0]!.points).toHaveLength(2000)
  expect(withStroke(maskOf(...Array.from({ length: 300 }, () => half)), half)).toBeUndefined()
})
