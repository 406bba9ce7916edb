import { describe, expect, it } from 'vitest'
import { lightGaps, withHairGaps } from './hair-gaps.ts'
import { unwatched } from './watch.ts'

const SIZE = { width: 128, height: 128 }
const from = (i: number, x: number, y: number) => Math.hypot((i % 128) - x, Math.floor(i / 128) - y)
/** A round head, and a gap near its rim. */
const isHead = (i: number) => from(i, 64, 64) < 40
const isGap = (i: number) => from(i, 96, 64) < 4
const mask = Float32Array.from({ length: 128 * 128 }, (_, i) => (isHead(i) ? 1 : 0))
const picture = (hair: number, ground: number, gap = ground) => {
  const plane = Float32Array.from(mask, (_, i) => (isGap(i) ? gap : isHead(i) ? hair : ground))
  return [plane, plane, plane]
}
const count = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0)

describe('lightGaps', () => {
  it('finds light ground that shows in dark hair, and nothing else', () => {
    const gaps = lightGaps(picture(0.2, 0.9), mask, SIZE)
    expect(count(gaps)).toBeGreaterThan(0.8 * mask.filter((_, i) => isGap(i)).length)
    expect(gaps.every((value, i) => value === 0 || isGap(i))).toBe(true)
  })

  it.each([
    { not: 'dark ones in light hair', colours: picture(0.9, 0.2) },
    { not: 'what has another colour than the ground', colours: picture(0.2, 0.9, 0.7) },
    { not: 'light skin before a light wall', colours: picture(0.88, 0.9) },
  ])('finds not $not', ({ colours }) => {
    expect(count(lightGaps(colours, mask, SIZE))).toBe(0)
  })

  it('finds none far from the ground, as teeth are', () => {
    const teeth = picture(0.2, 0.9).map((plane) => plane.map((value, i) => (isGap(i) ? 0.2 : from(i, 64, 64) < 4 ? 0.9 : value)))
    expect(count(lightGaps(teeth, mask, SIZE))).toBe(0)
  })
})

it('leaves a thing without a face alone', async () => {
  const [plane] = picture(0.2, 0.9)
  const data = Uint8Array.from({ length: 128 * 128 * 3 }, (_, i) => plane![Math.floor(i / 3)]! * 255)
  const found = await withHairGaps({ ...SIZE, channels: 3, data }, { ...SIZE, mask }, unwatched)
  expect(found.mask).toEqual(mask)
})
