import { describe, expect, it } from 'vitest'
import type { Plane } from '../pixels/plane.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { nightSetting } from './night.ts'

const SIZE = { width: 320, height: 200 }
type Rgb = readonly [number, number, number]
interface Light { x: number; y: number; side: number; colour: Rgb }

/** A dark picture with square lights. */
function dark(lights: readonly Light[]): [Plane, Plane, Plane] {
  const planes = [0.03, 0.04, 0.08].map((value) => new Float32Array(SIZE.width * SIZE.height).fill(value)) as [Plane, Plane, Plane]
  for (const { x, y, side, colour } of lights) {
    for (let v = y; v < y + side; v++) for (let u = x; u < x + side; u++) planes.forEach((plane, c) => (plane[v * SIZE.width + u] = colour[c]!))
  }
  return planes
}

const row = (count: number, side: number, colour: Rgb): Light[] =>
  Array.from({ length: count }, (_, i) => ({ x: 6 + (i % 30) * 10, y: 10 + Math.floor(i / 30) * 20 + (i % 3) * 5, side, colour }))

const LAMPLIGHT = [1, 0.8, 0.4] as const
const STARLIGHT = [0.9, 0.95, 1] as const

describe('a dark picture', async () => {
  const { cv } = await loadOpenCv()
  const seen = (lights: readonly Light[]) => nightSetting(cv, dark(lights), SIZE)

  it('shows the lamps of a town', () => expect(seen(row(24, 5, LAMPLIGHT))).toBe('night-lights'))
  it('shows stars', () => expect(seen(row(40, 1, STARLIGHT))).toBe('stars'))
  it('shows stars beside the moon', () => expect(seen([...row(40, 1, STARLIGHT), { x: 200, y: 120, side: 40, colour: STARLIGHT }])).toBe('stars'))

  it.each([
    ['one bright window', [{ x: 60, y: 40, side: 80, colour: STARLIGHT }]],
    ['one desk lamp', [{ x: 60, y: 40, side: 20, colour: LAMPLIGHT }]],
    ['a few reflections', row(9, 2, STARLIGHT)],
    ['white panes', row(24, 5, STARLIGHT)],
    ['sparks', row(40, 1, LAMPLIGHT)],
    ['nothing that shines', []],
  ] as const)('says nothing of %s', (_, lights) => expect(seen(lights)).toBeUndefined())
})
