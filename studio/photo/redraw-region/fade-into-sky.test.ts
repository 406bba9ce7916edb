import { expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { fadeIntoSky } from './fade-into-sky.ts'

const size = { width: 120, height: 100 }
const HORIZON = 60

/** A blue sky over dark land. */
const view: RasterImage = {
  ...size,
  channels: 3,
  data: Uint8Array.from({ length: size.width * size.height * 3 }, (_, at) => (Math.floor(at / 3 / size.width) < HORIZON ? [120, 170, 230] : [40, 50, 30])[at % 3]!),
}

/** The share of a new sky in a row, where all above `bottom` is marked. */
function shareIn(row: number, bottom: number): number {
  const alpha = Float32Array.from({ length: size.width * size.height }, (_, i) => (Math.floor(i / size.width) < bottom ? 1 : 0))
  return fadeIntoSky(view, alpha, alpha)[row * size.width + size.width / 2]!
}

it('a new sky fades where the old one goes on, and not at the horizon', () => {
  expect(shareIn(29, 30)).toBeLessThan(0.3)
  expect(shareIn(10, 30)).toBe(1)
  expect(shareIn(HORIZON - 2, HORIZON)).toBeGreaterThan(0.95)
})

it('what is not marked takes nothing of it', () => {
  expect(shareIn(31, 30)).toBe(0)
})
