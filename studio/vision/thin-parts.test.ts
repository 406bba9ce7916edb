import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { loadOpenCv } from './opencv.ts'
import { withPartsOnPlainGround } from './plain-ground.ts'
import { withThinParts } from './thin-parts.ts'

const SIDE = 256
const size = { width: SIDE, height: SIDE }
type Shape = (x: number, y: number) => boolean

const body: Shape = (x, y) => Math.hypot(x - 70, y - 70) < 40
/** A cord from the body in a curve, one from there out of the frame, and one that nothing hangs on. */
const cord: Shape = (x, y) => Math.abs(Math.hypot(x - 110, y - 140) - 60) < 1.6 && x > 100
const toFrame: Shape = (x, y) => Math.abs(y - 60) < 1.6 && x > 90
const alone: Shape = (x, y) => Math.abs(x - 230) < 1.6 && y > 100 && y < 200
const shadow: Shape = (x, y) => Math.abs(y - 112) < 12 && x > 40 && x < 100

const photoOf = (ground: (x: number, y: number) => number, ...shapes: Shape[]): RasterImage => ({
  ...size,
  channels: 3,
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % SIDE, Math.floor(at / 3 / SIDE)]
    return shapes.some((shape) => shape(x, y)) ? 20 : ground(x, y)
  }),
})
const mask = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (body(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))

describe('withThinParts', async () => {
  const { cv } = await loadOpenCv()
  const seen = (photo: RasterImage) => {
    const found = withPartsOnPlainGround(cv, photo, { ...size, mask }, [withThinParts])
    return (x: number, y: number) => found.mask[y * SIDE + x]
  }
  const plain = () => 240

  it('takes in a cord that runs from the subject over a plain ground', () => {
    const at = seen(photoOf(plain, body, cord))
    expect([at(170, 140), at(110, 200), at(110, 140), at(70, 70)]).toEqual([1, 1, 0, 1])
  })

  it('leaves what nothing hangs on, what leaves the frame, and what is broad', () => {
    const at = seen(photoOf(plain, body, toFrame, alone, shadow))
    expect([at(200, 60), at(230, 150), at(92, 112)]).toEqual([0, 0, 0])
  })

  it('tells nothing before a busy ground', () => {
    const at = seen(photoOf((x, y) => ((x + y) % 32 < 16 ? 240 : 120), body, cord))
    expect(at(170, 140)).toBe(0)
  })
})
