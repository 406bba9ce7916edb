import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { idle, photo, photoBytes } from '../fixtures.ts'
import { run as checkModel } from './model-check-task.ts'
import { modelReplace } from './model-replace.ts'
import { cutFromPlainGround } from './plain-ground.ts'
import { productOnModel } from './product-on-model.ts'

/** A red ring on white paper. */
const ring: RasterImage = {
  width: 96,
  height: 96,
  channels: 3,
  data: Uint8Array.from({ length: 96 * 96 * 3 }, (_, i) => {
    const [x, y] = [(Math.floor(i / 3) % 96) - 48, Math.floor(i / 288) - 48]
    const reach = Math.hypot(x, y)
    return reach > 18 && reach < 36 ? [190, 30, 30][i % 3]! : 240
  }),
}
const middle = 48 * 96 + 48

/** Two such rings side by side, as a pair of glasses has them. */
const rings: RasterImage = {
  width: 192,
  height: 96,
  channels: 3,
  data: Uint8Array.from({ length: 192 * 96 * 3 }, (_, i) => ring.data[(Math.floor(i / 576) * 96 + (Math.floor(i / 3) % 96)) * 3 + (i % 3)]!),
}

/** A red T-shirt on white paper. */
const shirt: RasterImage = {
  ...ring,
  data: ring.data.map((_, i) => {
    const [x, y] = [Math.abs((Math.floor(i / 3) % 96) - 48), Math.floor(i / 288)]
    const isCloth = (y > 14 && y < 84 && x < 22 && Math.hypot(x, y - 14) > 9) || (y > 14 && y < 36 && x < 38)
    return isCloth ? [190, 30, 30][i % 3]! : 240
  }),
}

/** An apple, nearly. */
const disc: RasterImage = { ...ring, data: ring.data.map((value, i) => (Math.hypot((Math.floor(i / 3) % 96) - 48, Math.floor(i / 288) - 48) < 18 ? [190, 30, 30][i % 3]! : value)) }

describe('cutFromPlainGround', async () => {
  const { cv: module } = await loadOpenCv()

  it('sees through the gaps of openwork only', () => {
    expect(cutFromPlainGround(module, ring, true, idle)![middle]).toBe(0)
    expect(cutFromPlainGround(module, ring, false, idle)![middle]).toBe(1)
  })

  it('leaves a busy ground to others', async () => {
    expect(cutFromPlainGround(module, await photo('coffee.png'), false, idle)).toBeUndefined()
  })
})

describe('productOnModel', async () => {
  const portrait = await photo('astronaut.png')

  it('wears a thing where it belongs', async () => {
    const { picture, notes } = await productOnModel(portrait, rings, { category: 'glasses', scale: 1 }, idle)
    expect(notes).toEqual([])
    const between = [50 * 256 * 3, 56 * 256 * 3] as const
    expect(Buffer.compare(picture.data.subarray(...between), portrait.data.subarray(...between))).not.toBe(0)
    expect(Buffer.compare(picture.data.subarray(200 * 256 * 3), portrait.data.subarray(200 * 256 * 3))).toBe(0)
  })

  it('makes the garment of the product', async () => {
    const { picture, notes } = await productOnModel(portrait, shirt, { category: 'top', scale: 1 }, idle)
    expect(notes).toContain('shape-kept')
    expect(picture).toMatchObject({ width: 256, height: 256 })
  })

  it('hangs earrings on both ears', async () => {
    const { picture } = await productOnModel(portrait, ring, { category: 'earrings', scale: 1.6 }, idle)
    const changed = (left: number, right: number) => {
      for (let y = 40; y < 100; y++) {
        for (let x = left; x < right; x++) if (picture.data[(y * 256 + x) * 3] !== portrait.data[(y * 256 + x) * 3]) return true
      }
      return false
    }
    expect([changed(70, 108), changed(118, 160)]).toEqual([true, true])
  })

  it('stands beside where that is asked for', async () => {
    const { notes } = await productOnModel(portrait, disc, { category: 'beside', scale: 1 }, idle)
    expect(notes).toEqual([])
  })

  it('stands behind somebody who has stepped aside for it', async () => {
    const model = await decodeImage(readFileSync(new URL('../../../public/samples/photos/officer.webp', import.meta.url)), { maxSide: 400 })
    const { picture } = await productOnModel(model, disc, { category: 'behind', scale: 1 }, idle)
    const { width, height, data } = picture
    const isRed = (x: number, y: number) => data[(y * width + x) * 3]! > 120 && data[(y * width + x) * 3 + 1]! < 70
    const columns = Array.from({ length: width }, (_, x) => Array.from({ length: height }, (_row, y) => y).filter((y) => isRed(x, y)).length)
    const [left, right] = [columns.slice(0, width >> 1), columns.slice(width >> 1)].map((half) => half.reduce((sum, count) => sum + count, 0))
    // Half of a disc of 180 pixels is seen at least, more of it on the side where the model does not stand.
    expect(left! + right!).toBeGreaterThan(0.5 * Math.PI * 90 ** 2)
    expect(left!).toBeGreaterThan(1.5 * right!)
  })

  it('would be hidden by somebody who fills the photo', async () => {
    await expect(productOnModel(portrait, disc, { category: 'behind', scale: 1 }, idle)).rejects.toMatchObject({ reason: 'product-hidden' })
  })

  it('refuses a thing of which its photo shows a part, where all of it would be seen', async () => {
    const { width, height, data, channels } = disc
    const half = { width: width >> 1, height, channels, data: data.filter((_, i) => Math.floor(i / channels) % width < width >> 1) }
    for (const category of ['beside', 'behind', 'held'] as const) {
      await expect(productOnModel(portrait, half, { category, scale: 1 }, idle)).rejects.toMatchObject({ reason: 'product-halved' })
    }
  })

  it('takes no piece of a landscape for a product', async () => {
    const launch = await decodeImage(readFileSync(new URL('../../../public/samples/photos/rocket.webp', import.meta.url)), { maxSide: 1280 })
    await expect(productOnModel(portrait, launch, { category: 'beside', scale: 1 }, idle)).rejects.toMatchObject({ reason: 'no-subject' })
  })

  it('refuses what cannot be worn so, and a photo that does not show where', async () => {
    const nothing: RasterImage = { width: 64, height: 64, channels: 3, data: new Uint8Array(64 * 64 * 3).fill(200) }
    const cat = await photo('chelsea.png')
    const on = (model: RasterImage, product: RasterImage, category: 'hat' | 'necklace' | 'glasses' | 'watch' | 'earrings' | 'top' | 'bag') => productOnModel(model, product, { category, scale: 1 }, idle)
    for (const category of ['necklace', 'glasses', 'earrings', 'top', 'hat', 'bag', 'watch'] as const) {
      await expect(on(portrait, disc, category)).rejects.toMatchObject({ reason: 'product-unlike' })
    }
    await expect(on(portrait, cat, 'watch')).rejects.toMatchObject({ reason: 'product-unlike' })
    await expect(on(cat, rings, 'glasses')).rejects.toMatchObject({ reason: 'place-unseen' })
    await expect(on(portrait, nothing, 'hat')).rejects.toMatchObject({ reason: 'no-subject' })
  })
})

describe('modelReplace', async () => {
  it.each([
    ['mona-lisa', 'officer', 'faces-apart'],
    ['astronaut', 'mona-lisa', 'smiles-apart'],
  ])('refuses the face of %s in place of %s, before it is paid too', async (face, model, reason) => {
    const sample = (name: string) => readFileSync(new URL(`../../../public/samples/photos/${name}.webp`, import.meta.url))
    const read = (name: string) => decodeImage(sample(name), { maxSide: 1280 })
    await expect(checkModel({ face: sample(face), photo: sample(model) }, idle)).rejects.toMatchObject({ reason })
    await expect(modelReplace(await read(model), await read(face), { matchSkin: true }, idle)).rejects.toMatchObject({ reason })
  })

  const portrait = await decodeImage(photoBytes('astronaut.png'), { maxSide: 384 })

  it('keeps the clothes and lays paper behind', async () => {
    const { picture } = await modelReplace(portrait, portrait, { backdrop: '#2040c0', matchSkin: true }, idle)
    const at = (30 * 384 + 375) * 3
    expect(picture.data[at + 2]!).toBeGreaterThan(picture.data[at]! + 40)
    const chest = (300 * 384 + 120) * 3
    expect(Math.abs(picture.data[chest]! - portrait.data[chest]!)).toBeLessThan(60)
  })
})
