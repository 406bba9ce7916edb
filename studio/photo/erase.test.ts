import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { erase } from './erase.ts'
import { drawn, idle, made, maskWhere, photo } from './fixtures.ts'

const at = ({ width, data }: RasterImage, x: number, y: number) => {
  const start = (y * width + x) * 3
  return [...data.subarray(start, start + 3)]
}

const SIZE = { width: 256, height: 192 }

describe('erase', async () => {
  const astronaut = await photo('astronaut.png')
  const shuttle = { left: 185, top: 5, width: 60, height: 95 }

  it('takes a thing away and leaves the rest as it was', async () => {
    const { picture, notes } = await erase(astronaut, drawn(astronaut, shuttle), idle)
    // The tank is brown; the wall behind it is grey.
    const [red, green, blue] = at(picture, 210, 30)
    expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(40)
    for (const [x, y] of [[110, 60], [20, 20], [175, 50], [120, 200]] as const) {
      expect(at(picture, x, y)).toEqual(at(astronaut, x, y))
    }
    expect(notes).toEqual([])
  })

  /** Pixels right of a column that have a colour. */
  const colourful = (picture: RasterImage, from: number) =>
    Array.from({ length: picture.width * picture.height }, (_, i) => i).filter((i) => {
      const [red, green, blue] = at(picture, i % picture.width, Math.floor(i / picture.width))
      return i % picture.width >= from && Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!) > 30
    })

  it('takes with a thing what the mark just missed of it', async () => {
    const ball = made(SIZE, (x, y) => (Math.hypot(x - 157, y - 110) < 31 ? [40, 130, 60] : [176, 176, 176]))
    const mask = maskWhere(SIZE, (x, y) => Math.hypot(x - 162, y - 106) < 30)
    const { picture } = await erase(ball, mask, idle)
    expect(colourful(picture, 0)).toHaveLength(0)
  })

  it('lets nothing that stands beside the gap grow into it', async () => {
    const isBook = (x: number, y: number) => y >= 50 && y < 150 && x >= 60 && x < 190
    const books = made(SIZE, (x, y) => (!isBook(x, y) ? [150 + y / 4, 150 + y / 4, 150 + y / 4] : x >= 128 ? [40, 60, 150] : y % 30 < 6 ? [200, 40, 40] : [225, 190, 90]))
    const { picture } = await erase(books, maskWhere(SIZE, (x, y) => isBook(x, y) && x >= 128), idle)
    expect(colourful(picture, 136)).toHaveLength(0)
  })

  it('says when much was invented, and refuses to invent nearly all or nothing', async () => {
    const half = drawn(astronaut, { left: 0, top: 0, width: 256, height: 100 })
    expect((await erase(astronaut, half, idle)).notes).toEqual(['large-hole'])
    const most = drawn(astronaut, { left: 0, top: 0, width: 256, height: 180 })
    await expect(erase(astronaut, most, idle)).rejects.toMatchObject({ reason: 'mask-too-large' })
    const none = new Float32Array(astronaut.width * astronaut.height)
    await expect(erase(astronaut, none, idle)).rejects.toMatchObject({ reason: 'mask-empty' })
  })
})
