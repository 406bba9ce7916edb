import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import { photo } from '../../fixtures.ts'
import { doublingsOf, enlarge } from './enlarge.ts'

describe('enlarging', () => {
  it('comes nearer to the photo than the usual interpolation', async () => {
    const truth = await photo('coffee.png')
    const size = { width: truth.width & ~1, height: truth.height & ~1 }
    const whole = await sharp(truth.data, { raw: truth }).extract({ left: 0, top: 0, ...size }).raw().toBuffer()
    const data = await sharp(whole, { raw: { ...size, channels: 3 } }).resize(size.width / 2).raw().toBuffer()
    const small: RasterImage = { width: size.width / 2, height: size.height / 2, channels: 3, data }
    const interpolated = await sharp(small.data, { raw: small }).resize(size.width, size.height, { kernel: 'cubic' }).raw().toBuffer()
    const enlarged = enlarge(small, 1, () => {})
    expect(enlarged).toMatchObject(size)
    const error = (pixels: Uint8Array) => pixels.reduce((sum, value, i) => sum + (value - whole[i]!) ** 2, 0)
    expect(error(enlarged.data)).toBeLessThan(0.6 * error(interpolated))
  })

  it('draws no rims along an edge', () => {
    const side = 24
    const step = new Uint8Array(side * side * 3).map((_, i) => (Math.floor(i / 3) % side < 12 ? 60 : 200))
    const edge: RasterImage = { width: side, height: side, channels: 3, data: step }
    const { data } = enlarge(edge, 2, () => {})
    expect(Math.min(...data)).toBeGreaterThanOrEqual(60 - 24)
    expect(Math.max(...data)).toBeLessThanOrEqual(200 + 24)
  })

  it('stops where a picture would be too large', () => {
    expect(doublingsOf({ width: 512, height: 512 }, 4)).toBe(2)
    expect(doublingsOf({ width: 2000, height: 1500 }, 4)).toBe(1)
    expect(doublingsOf({ width: 4096, height: 3072 }, 2)).toBe(0)
  })
})
