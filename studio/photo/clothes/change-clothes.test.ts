import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region } from '../../pixels/raster.ts'
import { drawn, idle, photo } from '../fixtures.ts'
import { changeClothes, type ClothesOptions } from './change-clothes.ts'

const CHEST = { left: 70, top: 190, width: 30, height: 30 }
const FACE = { left: 100, top: 45, width: 25, height: 35 }
const blue: ClothesOptions = { part: 'whole', pattern: 'plain', material: 'cotton', colour: '#2040c0', folds: 0.8 }

function meanColour({ data, width }: RasterImage, { left, top, ...size }: Region): number[] {
  const sums = [0, 0, 0]
  for (let y = top; y < top + size.height; y++) {
    for (let x = left; x < left + size.width; x++) for (let c = 0; c < 3; c++) sums[c]! += data[(y * width + x) * 3 + c]!
  }
  return sums.map((sum) => sum / (size.width * size.height))
}

describe('changeClothes', async () => {
  const portrait = await photo('astronaut.png')

  const { picture } = await changeClothes(portrait, blue, {}, idle)

  it('dyes the clothes and nothing else', () => {
    const [red, green, bluish] = meanColour(picture, CHEST)
    expect(bluish!).toBeGreaterThan(red! + 50)
    expect(bluish!).toBeGreaterThan(green! + 40)
    expect(meanColour(picture, FACE)).toEqual(meanColour(portrait, FACE))
  })

  it('makes the same picture again', async () => {
    const second = await changeClothes(portrait, blue, {}, idle)
    expect(second.picture.data).toEqual(picture.data)
  })

  it('leaves what is struck out as it was', async () => {
    const { picture: spared } = await changeClothes(portrait, blue, { remove: drawn(portrait, CHEST) }, idle)
    const inside = { left: 75, top: 195, width: 20, height: 20 }
    expect(meanColour(spared, inside)).toEqual(meanColour(portrait, inside))
  })

  it('says when there are no legs, or nobody', async () => {
    await expect(changeClothes(portrait, { ...blue, part: 'lower' }, {}, idle)).rejects.toMatchObject({ reason: 'body-unseen' })
    await expect(changeClothes(await photo('chelsea.png'), blue, {}, idle)).rejects.toMatchObject({ reason: 'no-face' })
  })
})
