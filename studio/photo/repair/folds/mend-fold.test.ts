import { expect, it } from 'vitest'
import { decodeImage } from '../../../pixels/codec.ts'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import { loadOpenCv } from '../../../vision/opencv.ts'
import { photoBytes } from '../../fixtures.ts'
import { fillThin } from '../scratches/fill-thin.ts'
import { mendFold } from './mend-fold.ts'

it('the crack of a fold is closed where it wavers, and its dark flank', async () => {
  const { cv } = await loadOpenCv()
  const clean = await decodeImage(photoBytes('astronaut.png'), { maxSide: 512 })
  const { width, height } = clean
  const fold = 0.42
  const crackAt = (x: number) => Math.round(fold * height + 4 * Math.sin(x / 25))
  const cracked: RasterImage = { ...clean, data: Uint8Array.from(clean.data) }
  const CRACK = [90, 90, -25]
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const lighter = 34 * Math.exp(-(((y - fold * height) / 6) ** 2)) + (CRACK[y - crackAt(x)] ?? 0)
      for (let c = 3 * (y * width + x), end = c + 3; c < end; c++) cracked.data[c] = Math.max(0, Math.min(255, clean.data[c]! + lighter))
    }
  }
  const mended: RasterImage = { ...cracked, data: Uint8Array.from(cracked.data) }
  const damage = new Uint8Array(width * height)
  mendFold(mended, { level: true, from: fold, to: fold }, damage, () => {})
  const picture = fillThin(cv, mended, damage)

  const off = ({ data }: RasterImage, at: number) => Math.abs(data[3 * at + 1]! - clean.data[3 * at + 1]!)
  /** How far the crack's worst pixel is from what was there, in the columns from the best to the worst. */
  const worst = (some: RasterImage) =>
    Array.from({ length: width }, (_, x) => Math.max(...CRACK.map((_change, beside) => off(some, (crackAt(x) + beside) * width + x)))).toSorted((a, b) => a - b)
  const [most, half] = [Math.floor(0.9 * width), width >> 1]
  expect(worst(cracked)[half]).toBeGreaterThan(100)
  expect(worst(picture)[half]).toBeLessThan(24)
  expect(worst(picture)[most]).toBeLessThan(60)
})
