import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { nearestPixel } from '../pixels/raster.ts'
import { createRandom } from '../pixels/random.ts'
import { standingBeforeSky } from './before-sky.ts'
import { findSubject } from './find-subject.ts'
import type { SubjectMask } from './object-mask.ts'
import { loadOpenCv } from './opencv.ts'
import { unwatched } from './watch.ts'

const { cv } = await loadOpenCv()

const at = (mask: SubjectMask, x: number, y: number) => mask.mask[nearestPixel(mask, x * mask.width, y * mask.height)]!

/** A row of rough houses with roofs in steps under a grey sky. */
function street(): RasterImage {
  const [width, height] = [384, 288]
  const random = createRandom(5)
  const data = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const roof = 90 + 12 * (Math.floor(x / 40) % 3)
      data.set(y < roof ? [215, 218, 222] : [70 + 60 * random(), 65 + 50 * random(), 60 + 50 * random()], 3 * (y * width + x))
    }
  }
  return { width, height, channels: 3, data }
}

it('tells what stands before a blue sky, with the gaps between', async () => {
  const mask = standingBeforeSky(cv, await photo('rocket.jpg'))!
  // The rocket, a mast, the tower at the left edge; the sky between them.
  expect([at(mask, 0.5, 0.6), at(mask, 0.305, 0.8), at(mask, 0.07, 0.3)]).toEqual([1, 1, 1])
  expect([at(mask, 0.4, 0.5), at(mask, 0.2, 0.3), at(mask, 0.75, 0.2)]).toEqual([0, 0, 0])
})

it.each(['coffee.png', 'chelsea.png', 'astronaut.png'])('sees no sky in %s', async (name) => {
  expect(standingBeforeSky(cv, await photo(name))).toBeUndefined()
})

it('takes houses under a grey sky for the subject where nothing else stands out, and says that it is a guess', async () => {
  const found = await findSubject(cv, street(), 'auto', {}, unwatched)
  expect(found.unsure).toBe(true)
  expect([at(found, 0.12, 0.6), at(found, 0.5, 0.55), at(found, 0.9, 0.9)]).toEqual([1, 1, 1])
  expect([at(found, 0.12, 0.1), at(found, 0.5, 0.2), at(found, 0.9, 0.1)]).toEqual([0, 0, 0])
  const asked = await findSubject(cv, street(), 'object', {}, unwatched)
  expect(asked.mask.reduce((sum, value) => sum + value, 0) / asked.mask.length).toBeLessThan(0.1)
})
