import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { composeCutout } from './compose-cutout.ts'
import { idle } from './fixtures.ts'

const size = { width: 32, height: 32 }
const flat = (red: number, green: number, blue: number): RasterImage => ({
  ...size,
  channels: 3,
  data: Uint8Array.from({ length: 3072 }, (_, i) => [red, green, blue][i % 3]!),
})
/** Left half subject, right half ground, one soft column between. */
const alpha = Float32Array.from({ length: 1024 }, (_, i) => (i % 32 < 16 ? 1 : i % 32 === 16 ? 0.5 : 0))
const result = { alpha, foreground: flat(200, 100, 0) }
const pixel = ({ data, channels }: RasterImage, x: number) => {
  const at = (5 * 32 + x) * channels
  return [...data.subarray(at, at + channels)]
}

describe('composeCutout', () => {
  it('makes the ground transparent', () => {
    const picture = composeCutout(result, { kind: 'transparent' }, flat(0, 0, 0), idle)
    expect([pixel(picture, 3), pixel(picture, 16), pixel(picture, 30)]).toEqual([
      [200, 100, 0, 255],
      [200, 100, 0, 128],
      [0, 0, 0, 0],
    ])
  })

  it('lays a colour behind', () => {
    const picture = composeCutout(result, { kind: 'colour', colour: '#0000ff' }, flat(0, 0, 0), idle)
    expect([pixel(picture, 3), pixel(picture, 16), pixel(picture, 30)]).toEqual([
      [200, 100, 0],
      [100, 50, 128],
      [0, 0, 255],
    ])
  })

  it('blurs the ground without a halo of the subject', () => {
    const photo = flat(0, 0, 250)
    for (let i = 0; i < 1024; i++) if (i % 32 < 16) photo.data.set([255, 0, 0], i * 3)
    const [red, , blue] = pixel(composeCutout(result, { kind: 'blur', strength: 1 }, photo, idle), 18)
    expect(red).toBeLessThan(40)
    expect(blue).toBeGreaterThan(230)
  })
})
