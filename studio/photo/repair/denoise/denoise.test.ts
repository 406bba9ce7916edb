import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage } from '../../../pixels/codec.ts'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import { createRandom } from '../../../pixels/random.ts'
import { colourPlanes, fromColourPlanes } from '../../../pixels/raster.ts'
import { photo } from '../../fixtures.ts'
import { denoise, measureNoise, whiteNoise } from './denoise.ts'

const SIGMA = 25

function withNoise(picture: RasterImage): RasterImage {
  const random = createRandom(5)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return { ...picture, data: picture.data.map((value) => Math.min(255, Math.max(0, Math.round(value + SIGMA * normal())))) }
}

function psnr(a: RasterImage, b: RasterImage): number {
  const sum = a.data.reduce((total, value, i) => total + (value - b.data[i]!) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (sum / a.data.length))
}

describe('denoising', () => {
  it('comes 7 dB nearer to the photo, at odd sizes too', async () => {
    const clean = await photo('chelsea.png')
    const height = clean.height - ((clean.height + 1) % 2)
    const odd: RasterImage = { ...clean, height, data: clean.data.subarray(0, clean.width * 3 * height) }
    const noisy = withNoise(odd)
    const fractions: number[] = []
    const planes = denoise(colourPlanes(noisy), noisy, whiteNoise(SIGMA / 255), (fraction) => fractions.push(fraction))
    const result = fromColourPlanes(planes, noisy)
    expect(psnr(result, odd)).toBeGreaterThan(psnr(noisy, odd) + 7)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).toBeCloseTo(1)
  })

  it('measures the noise there is', async () => {
    const clean = await photo('coffee.png')
    const noisy = withNoise(clean)
    const { brightness } = measureNoise(colourPlanes(noisy), noisy, () => {})
    // In what is dark, noise that would be blacker than black is cut off.
    const measured = brightness.slice(1, 7).reduce((sum, level) => sum + level * 255, 0) / 6
    expect(measured).toBeGreaterThan(SIGMA * 0.75)
    expect(measured).toBeLessThan(SIGMA * 1.25)
  })

  it('takes the blocks of a poor JPEG for noise, and the photo comes nearer to what it was', async () => {
    const clean = await photo('coffee.png')
    const { width, height, data } = clean
    const blocky = await decodeImage(await sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 25 }).toBuffer(), { maxSide: 256 })
    const planes = colourPlanes(blocky)
    const result = fromColourPlanes(denoise(planes, blocky, measureNoise(planes, blocky, () => {}), () => {}), blocky)
    expect(psnr(result, clean)).toBeGreaterThan(psnr(blocky, clean) + 0.3)
  })

  it('leaves a plain picture plain', () => {
    const plain = Float32Array.from({ length: 32 * 18 }, () => 0.5)
    const [red] = denoise([plain, plain.slice(), plain.slice()], { width: 32, height: 18 }, whiteNoise(0.1), () => {})
    for (const value of red) expect(value).toBeCloseTo(0.5, 4)
  })
})
