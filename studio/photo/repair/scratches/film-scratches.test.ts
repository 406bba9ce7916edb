import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage } from '../../../pixels/codec.ts'
import { colourPlanes } from '../../../pixels/raster.ts'
import { luma } from '../../../style/display-image.ts'
import { photo } from '../../fixtures.ts'
import { markFilmScratches } from './film-scratches.ts'

/** Marks of the scratches in a photo, whose contrast `fade` lowers (1: as it is), with lines drawn over it. */
async function marksOver(name: string, lines: string, fade = 1): Promise<{ at(x: number, y: number): boolean; share: number }> {
  const picture = await photo(name)
  const { width, height } = picture
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke="#fff" stroke-opacity="0.25">${lines}</g></svg>`)
  const drawn = await sharp(picture.data, { raw: picture }).linear(fade, 130 * (1 - fade)).composite([{ input: drawing }]).png().toBuffer()
  const image = await decodeImage(drawn, { maxSide: width })
  const marked = new Uint8Array(width * height)
  const brightness = luma({ planes: colourPlanes(image) })
  markFilmScratches({ brightness, size: picture, faces: [], strength: 0.5, tick: () => {} }, marked)
  return { at: (x, y) => marked[y * width + x] === 1, share: marked.reduce((sum, value) => sum + value, 0) / marked.length }
}

const line = (x: number, from: number, to: number) => `<path d="M${x} ${from}V${to}"/>`

describe('film scratches', () => {
  it('are found where they are faint, and many', async () => {
    const scratches = line(30.5, 0, 150) + line(90.5, 20, 170) + line(140.5, 0, 170) + line(215.5, 60, 171)
    const { at, share } = await marksOver('rocket.jpg', scratches)
    expect([at(30, 60), at(90, 100), at(140, 30), at(215, 120)]).toEqual([true, true, true, true])
    expect(share).toBeLessThan(0.04)
  })

  it('are found on a faded print, whose things differ less', async () => {
    const { at } = await marksOver('rocket.jpg', line(30.5, 0, 150) + line(90.5, 20, 170) + line(140.5, 0, 170) + line(215.5, 60, 171), 0.3)
    expect([at(30, 60), at(90, 100), at(140, 30), at(215, 120)]).toEqual([true, true, true, true])
  })

  it.each(['astronaut.png', 'chelsea.png', 'coffee.png', 'rocket.jpg'])('are not seen in %s, which has none', async (name) => {
    expect((await marksOver(name, '')).share).toBe(0)
  })
})
