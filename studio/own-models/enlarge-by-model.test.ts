import { describe, expect, it } from 'vitest'
import { enlarger } from '../../tests/support/onnx/tiny-networks.ts'
import { idle } from '../photo/fixtures.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { enlargeByModel } from './enlarge-by-model.ts'
import { colourAt, createTestModels, noise } from './fixtures.ts'

const model = createTestModels()

describe('enlarging', () => {
  const small = noise({ width: 75, height: 41 })
  /** Pixels that are not those of the small picture that they should repeat. */
  function wrongIn(picture: RasterImage, times: number): number {
    let wrong = 0
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        if (colourAt(picture, x, y).join() !== colourAt(small, Math.floor(x / times), Math.floor(y / times)).join()) wrong++
      }
    }
    return wrong
  }

  it.each([
    ['four times by four', 4, 4, undefined],
    ['twice by a half of four, with a fixed tile', 4, 2, 32],
    ['four times by twice two', 2, 4, undefined],
  ] as const)('%s shows no seam', async (_, scale, times, side) => {
    const larger = model('enlarge', { scale, size: 32, margin: 6 }, enlarger(scale, side))
    const picture = await enlargeByModel(larger, small, times, idle)
    expect([picture.width, picture.height, wrongIn(picture, times)]).toEqual([75 * times, 41 * times, 0])
  })
})
