import { expect, test } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { lookAt } from '../../vision/look.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { findWater } from './find-water.ts'

const size = { width: 320, height: 200 }

/** A picture whose colour (0..255) at each place is as said, with a little grain. */
function painted(colourAt: (x: number, y: number) => readonly number[]): RasterImage {
  const data = new Uint8Array(size.width * size.height * 3)
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) colourAt(x, y).forEach((value, c) => (data[3 * i + c] = value + (Math.imul(i, 0x9e3779b1) >>> 30)))
  }
  return { ...size, channels: 3, data }
}

/** What is taken for water under a sky that ends where it is said to. */
async function waterIn(picture: RasterImage, skyEnd: (x: number) => number) {
  const { cv } = await loadOpenCv()
  const look = lookAt(cv, picture)
  const sky = Float32Array.from({ length: size.width * size.height }, (_, i) => (Math.floor(i / size.width) < skyEnd(i % size.width) ? 1 : 0))
  return findWater(cv, look, sky, undefined)
}

test('a jetty before a lake is no water, though it has the lines and some of the blue of it', async () => {
  const water = await waterIn(painted((_, y) => {
    if (y < 60) return [205, 220, 235]
    if (y < 75) return [40, 60, 45]
    return y < 130 ? [60, 120, 140] : y % 12 < 2 ? [60, 30, 80] : [140, 105, 160]
  }), () => 60)
  const share = (from: number, to: number) => water!.subarray(from * size.width, to * size.width).reduce((sum, value) => sum + value, 0) / ((to - from) * size.width)
  expect(share(90, 115)).toBeGreaterThan(0.9)
  expect(share(145, 200)).toBeLessThan(0.1)
})

test('where the sky ends anywhere and no shore is seen there is no water, where it ends at a level there is', async () => {
  const picture = painted((x, y) => [20 + x / 16, 85 - y / 5, 170 - y / 4])
  expect(await waterIn(picture, (x) => (x % 80 < 40 ? 20 : 90))).toBeUndefined()
  expect(await waterIn(picture, () => 90)).toBeDefined()
})
