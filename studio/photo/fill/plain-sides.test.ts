import { expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { extend } from '../extend.ts'
import { idle } from '../fixtures.ts'
import { besidePlainGround } from './plain-sides.ts'

const SIZE = { width: 120, height: 80 }
const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

/** Something dark and striped on white paper, close to the right side or cut off by it. */
function shoe(right: number): RasterImage {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3).fill(250)
  for (let y = 20; y < 70; y++) for (let x = 30; x < right; x++) data.fill(x % 6 < 3 ? 20 : 60, (y * SIZE.width + x) * 3, (y * SIZE.width + x) * 3 + 3)
  return { ...SIZE, channels: 3, data }
}

const check = () => {}

it('goes on with the ground alone where a thing lies on a plain one', async () => {
  const { picture } = await extend(shoe(117), { ...NONE, right: 0.5, left: 0.3 }, 1, idle)
  const made: number[] = []
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) if (x < 36 || x >= 36 + SIZE.width) made.push(picture.data[(y * picture.width + x) * 3]!)
  }
  expect(Math.min(...made)).toBeGreaterThan(225)
})

it('keeps out the thing with its rim, and no more of the ground', () => {
  const other = besidePlainGround(shoe(117), { ...NONE, right: 0.5 }, check)!
  const at = (x: number, y: number) => other[y * SIZE.width + x]
  expect([at(60, 40), at(29, 40), at(10, 40), at(60, 5)]).toEqual([1, 1, 0, 0])
})

it('says nothing where an extended side cuts the thing off', () => {
  expect(besidePlainGround(shoe(120), { ...NONE, right: 0.5 }, check)).toBeUndefined()
  expect(besidePlainGround(shoe(120), { ...NONE, left: 0.5 }, check)).toBeDefined()
})
