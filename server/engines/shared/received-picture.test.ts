import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { receivedPicture } from './received-picture.ts'

const noise = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#484', noise: { type: 'gaussian', mean: 120, sigma: 30 } } })
const bad = { reason: 'engine-answer-bad', kind: 'transient' }

describe('a picture that a server sent', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is taken as %s, without what it says of itself', async (format) => {
    const told = await noise()
      .withExif({ IFD0: { ImageDescription: 'the prompt of a person' } })
      .toFormat(format)
      .toBuffer()
    expect(told.toString('latin1')).toContain('the prompt of a person')
    const { bytes, width, height } = await receivedPicture(told)
    expect({ width, height }).toEqual({ width: 90, height: 60 })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 90, height: 60, space: 'srgb' })
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('the prompt')
  })

  it('keeps its pixels, its transparency, and stands upright', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } }).png().toBuffer()
    expect(await sharp((await receivedPicture(glass)).bytes).raw().toBuffer()).toEqual(await sharp(glass).raw().toBuffer())
    const lying = await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await receivedPicture(lying)).toMatchObject({ width: 60, height: 90 })
  })

  it('is colour and 8 bits deep, whatever it was', async () => {
    const deep = await noise().toColourspace('rgb16').png().toBuffer()
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' })
    expect(await sharp((await receivedPicture(deep)).bytes).metadata()).toMatchObject({ depth: 'uchar', channels: 3 })
    const grey = await noise().toColourspace('b-w').png().toBuffer()
    expect(await sharp((await receivedPicture(grey)).bytes).metadata()).toMatchObject({ channels: 3 })
  })

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a page', async () => Buffer.from('<html>Bad gateway</html>')],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['another kind', async () => noise().gif().toBuffer()],
    ['half a picture', async () => (await noise().png().toBuffer()).subarray(0, 4000)],
    ['a head alone', async () => (await noise().jpeg().toBuffer()).subarray(0, 20)],
    ['too many pixels', async () => sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } }).png().toBuffer()],
    ['a film', async () => sharp(await Promise.all(['#f00', '#0f0'].map((background) => sharp({ create: { width: 9, height: 9, channels: 3, background } }).png().toBuffer())), { join: { animated: true } }).webp().toBuffer()],
  ])('is refused as a bad answer: %s', async (_, make) => {
    await expect(receivedPicture(await make())).rejects.toMatchObject(bad)
  })
})
