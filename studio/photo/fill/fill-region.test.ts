import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { StudioError } from '../../studio-error.ts'
import { drawn, idle } from '../fixtures.ts'
import { fillRegion } from './fill-region.ts'

const size: Size = { width: 128, height: 96 }
type Colour = [red: number, green: number, blue: number]

const picture = (colourAt: (x: number, y: number) => Colour): RasterImage => ({
  ...size,
  channels: 3,
  data: Uint8Array.from(
    Array.from({ length: size.width * size.height }, (_, i) => colourAt(i % size.width, Math.floor(i / size.width))).flat(),
  ),
})
const holeAt = (region: Region) => Uint8Array.from(drawn(size, region))
const MIDDLE = { left: 50, top: 36, width: 26, height: 24 }

/** Largest difference of two pictures within or outside of the hole. */
function difference(a: RasterImage, b: RasterImage, hole: Uint8Array, inside: 0 | 1): number {
  let most = 0
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] !== inside) continue
    for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(a.data[3 * i + c]! - b.data[3 * i + c]!))
  }
  return most
}

const stripes = picture((x) => (x % 16 < 8 ? [220, 200, 40] : [30, 60, 120]))
const sky = picture((_, y) => [60 + y, 100 + y, 200])

describe('fillRegion', () => {
  it('continues a pattern through the hole and touches nothing else', () => {
    const hole = holeAt(MIDDLE)
    const filled = fillRegion(stripes, hole, {}, idle)
    expect(difference(filled, stripes, hole, 0)).toBe(0)
    expect(difference(filled, stripes, hole, 1)).toBeLessThan(30)
  })

  it('carries a soft gradient on without a seam', () => {
    const hole = holeAt(MIDDLE)
    expect(difference(fillRegion(sky, hole, {}, idle), sky, hole, 1)).toBeLessThan(8)
  })

  it('fills a hole at the edge of the frame', () => {
    const hole = holeAt({ left: 100, top: 0, width: 28, height: 96 })
    expect(difference(fillRegion(sky, hole, {}, idle), sky, hole, 1)).toBeLessThan(12)
  })

  it('copies nothing that is blocked', () => {
    const red = { left: 84, top: 20, width: 30, height: 50 }
    const blocked = holeAt(red)
    const grounds = picture((x, y) => (blocked[y * size.width + x] ? [250, 0, 0] : [90, 120, 90]))
    const hole = holeAt({ ...MIDDLE, width: 33 })
    const filled = fillRegion(grounds, hole, { blocked }, idle)
    const redness = hole.keys().filter((i) => hole[i] === 1).map((i) => filled.data[3 * i]! - filled.data[3 * i + 1]!)
    expect(Math.max(...redness)).toBeLessThan(60)
  })

  it('brings along detail finer than what it searches at', () => {
    const large: Size = { width: 1000, height: 64 }
    const brightness = (i: number) => ((i % large.width) % 2 === 0 ? 150 : 90)
    const fine: RasterImage = {
      ...large,
      channels: 3,
      data: Uint8Array.from({ length: large.width * large.height * 3 }, (_, i) => brightness(Math.floor(i / 3))),
    }
    const hole = Uint8Array.from(drawn(large, { left: 340, top: 24, width: 320, height: 16 }))
    const filled = fillRegion(fine, hole, {}, idle)
    const row = filled.data.filter((_, at) => at % 3 === 0).subarray(32 * large.width + 340, 32 * large.width + 660)
    const steps = row.subarray(1).map((value, x) => Math.abs(value - row[x]!))
    expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeGreaterThan(40)
  })

  it('gives the same fill again', () => {
    const hole = holeAt(MIDDLE)
    expect(fillRegion(stripes, hole, { seed: 5 }, idle).data).toEqual(fillRegion(stripes, hole, { seed: 5 }, idle).data)
  })

  it('says so when nothing is left to copy', () => {
    const all = holeAt({ left: 3, top: 3, width: 122, height: 90 })
    expect(() => fillRegion(stripes, all, {}, idle)).toThrow(StudioError)
  })

  it('stops when cancelled', () => {
    const checkCancelled = () => {
      throw new StudioError('cancelled', 'The task was cancelled')
    }
    expect(() => fillRegion(stripes, holeAt(MIDDLE), {}, { ...idle, checkCancelled })).toThrow('cancelled')
  })
})
