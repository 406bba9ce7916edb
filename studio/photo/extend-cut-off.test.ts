import { expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { roundOff } from './extend-cut-off.ts'

const place = { left: 0, top: 40, width: 80, height: 60 }
const picture = (): RasterImage => ({ width: 80, height: 100, channels: 3, data: new Uint8Array(80 * 100 * 3).fill(200) })
const people = new Uint8Array(80 * 60)
/** A dark head that the frame cuts off above. */
function withHead(): RasterImage {
  const photo = picture()
  for (let y = 0; y < 60; y++) {
    for (let x = 20; x < 60; x++) {
      people[y * 80 + x] = 1
      photo.data.fill(30, ((y + 40) * 80 + x) * 3, ((y + 40) * 80 + x) * 3 + 3)
    }
  }
  return photo
}

it('rounds off a head that the frame cuts through, and leaves the photo', () => {
  const before = withHead()
  const after = { ...before, data: Uint8Array.from(before.data) }
  roundOff(after, place, people, { top: 0.6, right: 0, bottom: 0, left: 0 }, () => {})
  const at = (x: number, y: number) => after.data[(y * 80 + x) * 3]
  // Dark above the cut, narrower further up, and closed.
  expect(at(40, 38)).toBe(30)
  expect(at(26, 38)).toBe(30)
  expect(at(40, 30)).toBe(30)
  expect(at(22, 30)).toBe(200)
  expect(at(40, 20)).toBe(200)
  expect(after.data.subarray(40 * 80 * 3)).toEqual(before.data.subarray(40 * 80 * 3))
})
