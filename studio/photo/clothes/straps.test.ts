import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { colourPlanes } from '../../pixels/raster.ts'
import type { BodyFrame } from '../../vision/body-frame.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { unwatched } from '../../vision/watch.ts'
import { addStraps } from './straps.ts'

const SIDE = 160
const SKIN = [205, 160, 130] as const
const SHADE = [123, 92, 72] as const
const CLOTH = [70, 110, 60] as const

/** A bare shoulder above a green top: a strap reaches up at 60, a shaded fold of the skin at 110. */
const isTop = (y: number) => y >= 100
const isStrap = (x: number, y: number) => x >= 58 && x < 63 && y >= 50
const isFold = (x: number, y: number) => x >= 108 && x < 113 && y >= 50

function shoulder(): RasterImage {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    data.set(isTop(y) || isStrap(x, y) ? CLOTH : isFold(x, y) ? SHADE : SKIN, i * 3)
  }
  return { width: SIDE, height: SIDE, channels: 3, data }
}

const plane = (of: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) => (of(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0))

describe('addStraps', () => {
  it('adds a strap that reaches the garment, and no shade on the skin', async () => {
    const { cv: module } = await loadOpenCv()
    const top = plane((_, y) => isTop(y))
    const clothing = {
      width: SIDE,
      height: SIDE,
      mask: top,
      person: plane(() => true),
      skin: plane((x, y) => !isTop(y) && !isStrap(x, y)),
      hair: plane(() => false),
      body: { faceHeight: 60 } as BodyFrame,
      reach: plane(() => true),
      isSure: false, doubt: 0,
      bareFace: [0.8, 0.6, 0.5] as const,
    }
    const alpha = top.slice()
    addStraps(module, shoulder(), { clothing, colours: colourPlanes(shoulder()) }, top, alpha, unwatched)
    const at = (x: number, y: number) => alpha[y * SIDE + x]!
    expect(at(60, 85)).toBeGreaterThan(0.9)
    expect(at(60, 60)).toBeGreaterThan(0.9)
    expect(at(110, 80)).toBe(0)
    expect(at(80, 80)).toBe(0)
  })
})
