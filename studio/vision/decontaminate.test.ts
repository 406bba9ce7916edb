import { expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { decontaminate } from './decontaminate.ts'
import { unwatched } from './watch.ts'

const SIZE = { width: 96, height: 64 }

/** Hair of one colour thins out over a ground that goes from green to violet. */
function hairOverGround(hair: readonly number[]): { photo: RasterImage; alpha: Float32Array } {
  const alpha = Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)]
    return Math.min(1, Math.max(0, (60 + 12 * Math.sin(y) - x) / 24))
  })
  const data = new Uint8Array(alpha.length * 3)
  alpha.forEach((a, i) => {
    const down = Math.floor(i / SIZE.width) / SIZE.height
    const ground = [40 + 120 * down, 200 - 160 * down, 60 + 140 * down]
    for (let c = 0; c < 3; c++) data[i * 3 + c] = hair[c]! * a + ground[c]! * (1 - a) + 0.5
  })
  return { photo: { ...SIZE, channels: 3, data }, alpha }
}

it.each([[[70, 45, 30]], [[235, 225, 215]]])('hair of the colour %s has none of the ground it was photographed on', (hair) => {
  const { photo, alpha } = hairOverGround(hair)
  const { data } = decontaminate(photo, alpha, unwatched)
  let [sum, count] = [0, 0]
  alpha.forEach((a, i) => {
    if (a < 0.1 || a > 0.9) return
    count++
    for (let c = 0; c < 3; c++) sum += Math.abs(data[i * 3 + c]! - hair[c]!) / 3
  })
  expect(count).toBeGreaterThan(500)
  expect(sum / count).toBeLessThan(4)
})
