import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { loadOpenCv } from './opencv.ts'
import { settleDoubt } from './settle-doubt.ts'
import { unwatched } from './watch.ts'

const SIDE = 160
const inTyre = (x: number, y: number) => Math.hypot(x - 110, y - 110) < 22
const inBody = (x: number, y: number) => x > 30 && x < 130 && y > 40 && y < 100

/** A red body on a black tyre, before a grey wall. */
function car(): RasterImage {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    const noise = (x * 7 + y * 13) % 9
    const colour = inBody(x, y) ? [190, 40, 30] : inTyre(x, y) ? [20, 20, 22] : [150, 150, 145]
    data.set(colour.map((value) => value + noise), i * 3)
  }
  return { width: SIDE, height: SIDE, channels: 3, data }
}

const maskOf = (value: (x: number, y: number) => number) => {
  const mask = Float32Array.from({ length: SIDE * SIDE }, (_, i) => value(i % SIDE, Math.floor(i / SIDE)))
  return { width: SIDE, height: SIDE, mask }
}

describe('settleDoubt', async () => {
  const { cv } = await loadOpenCv()

  it('decides by colour what the mask leaves open around a tyre', () => {
    const nearTyre = (x: number, y: number) => Math.hypot(x - 110, y - 110) < 30
    const hub = (x: number, y: number) => Math.hypot(x - 110, y - 110) < 6
    const { mask } = settleDoubt(cv, car(), maskOf((x, y) => (inBody(x, y) || hub(x, y) ? 1 : nearTyre(x, y) ? 0.5 : 0)), unwatched)!
    expect(mask[115 * SIDE + 122]).toBeGreaterThan(0.9)
    expect(mask[112 * SIDE + 96]).toBeGreaterThan(0.9)
    expect(mask[110 * SIDE + 137]).toBeLessThan(0.1)
    expect(mask[136 * SIDE + 112]).toBeLessThan(0.1)
  })

  it('decides as well what was added to the mask, and leaves the rest of it as it is', () => {
    const added = maskOf((x, y) => (Math.abs(x - 110) < 20 && y >= 100 && y < 140 ? 1 : 0)).mask
    const thin = (x: number, y: number) => y > 20 && y < 40 && x === 50
    const hub = (x: number, y: number) => Math.hypot(x - 110, y - 115) < 6
    const subject = maskOf((x, y) => (inBody(x, y) || hub(x, y) ? 1 : added[y * SIDE + x] ? 0.85 : thin(x, y) ? 0.6 : 0))
    const { mask } = settleDoubt(cv, car(), subject, unwatched, added)!
    expect(mask[115 * SIDE + 115]).toBeGreaterThan(0.9)
    expect(mask[137 * SIDE + 93]).toBeLessThan(0.1)
    expect(mask[30 * SIDE + 50]).toBeCloseTo(0.6, 5)
    expect(mask[60 * SIDE + 60]).toBe(1)
  })

  it('believes the network where it is nearly sure, in any colours', () => {
    const head = (x: number, y: number) => Math.hypot(x - 60, y - 22) < 18
    const { mask } = settleDoubt(cv, car(), maskOf((x, y) => (inBody(x, y) ? 1 : head(x, y) ? 0.85 : 0)), unwatched)!
    expect(mask[22 * SIDE + 60]).toBeGreaterThan(0.9)
  })

  it('leaves soft edges as they are', () => {
    const subject = maskOf((x) => Math.min(1, Math.max(0, (x - 60) / 4)))
    expect(settleDoubt(cv, car(), subject, unwatched)).toBe(subject)
  })

  it('gives nothing where all is in doubt', () => {
    expect(settleDoubt(cv, car(), maskOf((x, y) => (inBody(x, y) ? 0.4 : 0)), unwatched)).toBeUndefined()
  })
})
