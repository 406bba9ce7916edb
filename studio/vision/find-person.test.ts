import { describe, expect, it } from 'vitest'
import { below, meanIn, photo } from '../photo/fixtures.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { findClothing } from './clothing.ts'
import { findFaces } from './faces.ts'
import { loadOpenCv } from './opencv.ts'
import { unwatched } from './watch.ts'

/** At the mouth. */
const CUT = 75

/** The picture twice, the right one mirrored. */
function twice({ width, height, data }: RasterImage): RasterImage {
  const out = new Uint8Array(2 * data.length)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const pixel = data.subarray(i * 3, i * 3 + 3)
    out.set(pixel, (y * 2 * width + x) * 3)
    out.set(pixel, (y * 2 * width + 2 * width - 1 - x) * 3)
  }
  return { width: 2 * width, height, channels: 3, data: out }
}

describe('a person whose face lies outside of the photo', async () => {
  const { cv } = await loadOpenCv()
  const headless = below(await photo('astronaut.png'), CUT)
  const find = (picture: RasterImage) => findClothing(cv, picture, undefined, [], {}, unwatched)

  it('is known by joints and by what is worn', async () => {
    expect(await findFaces(headless)).toEqual([])
    const { mask, body, ...size } = await find(headless)
    expect(meanIn(mask, size, { left: 65, top: 190 - CUT, width: 20, height: 30 })).toBeGreaterThan(0.97)
    expect(meanIn(mask, size, { left: 225, top: 0, width: 25, height: 25 })).toBe(0)
    expect(body.chin[1]).toBeLessThan(body.neck[1])
  })

  it('is refused beside another of the same size, and where nobody is', async () => {
    await expect(find(twice(headless))).rejects.toMatchObject({ reason: 'no-face' })
    await expect(find(await photo('chelsea.png'))).rejects.toMatchObject({ reason: 'no-face' })
  })
})
