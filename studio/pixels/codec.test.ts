import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage, decodeMask, encodeImage } from './codec.ts'

const flat = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 4, background } })

describe('decodeImage', () => {
  it('reads any kind of picture as three sRGB channels', async () => {
    const png = await flat(20, 30, '#ff8000').png().toBuffer()
    const grey = await flat(20, 30, '#808080').toColourspace('b-w').removeAlpha().jpeg().toBuffer()
    for (const bytes of [png, grey]) {
      const image = await decodeImage(bytes, { maxSide: 100 })
      expect(image).toMatchObject({ width: 20, height: 30, channels: 3 })
      expect(image.data).toHaveLength(20 * 30 * 3)
    }
  })

  it('scales down to the longest side asked for', async () => {
    const image = await decodeImage(await flat(200, 100, '#fff').png().toBuffer(), { maxSide: 50 })
    expect(image).toMatchObject({ width: 50, height: 25 })
  })

  it('puts transparent parts on white', async () => {
    const image = await decodeImage(await flat(16, 16, '#00000000').png().toBuffer(), { maxSide: 50 })
    expect([...image.data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('says when a file is no picture, and when a picture is too small', async () => {
    await expect(decodeImage(Buffer.from('no picture'), { maxSide: 50 })).rejects.toMatchObject({ reason: 'image-unreadable' })
    const sliver = await flat(8, 300, '#fff').png().toBuffer()
    await expect(decodeImage(sliver, { maxSide: 500 })).rejects.toMatchObject({ reason: 'image-too-small' })
  })
})

describe('decodeMask', () => {
  it.each([
    { drawn: 'white on transparent', ground: '#00000000' },
    { drawn: 'white on black', ground: '#000000ff' },
  ])('reads strokes drawn $drawn', async ({ ground }) => {
    const stroke = await flat(4, 8, '#ffffff').png().toBuffer()
    const bytes = await flat(8, 8, ground).composite([{ input: stroke, left: 0, top: 0 }]).png().toBuffer()
    const mask = await decodeMask(bytes, 8, 8)
    expect([...mask.subarray(0, 8)]).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
  })

  it('says when it is no picture', async () => {
    await expect(decodeMask(Buffer.from('no picture'), 8, 8)).rejects.toMatchObject({ reason: 'mask-unreadable' })
  })
})

describe('encodeImage', () => {
  it('keeps every pixel and its opacity in a PNG', async () => {
    const data = Uint8Array.from({ length: 1024 }, (_, i) => (i * 7) & 255)
    const picture = { width: 16, height: 16, channels: 4 as const, data }
    const decoded = await sharp(await encodeImage(picture, 'png')).raw().toBuffer()
    expect(new Uint8Array(decoded)).toEqual(data)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('writes %s', async (format) => {
    const bytes = await encodeImage({ width: 16, height: 16, channels: 3, data: new Uint8Array(768) }, format)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 16, height: 16 })
  })
})
