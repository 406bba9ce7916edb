import { describe, expect, it } from 'vitest'
import { idle, photo, photoBytes } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import { drawAvatar } from './draw-avatar.ts'
import { frameHead } from './frame-head.ts'
import { findFaces } from '../vision/faces.ts'

const portrait = () => decodeImage(photoBytes('astronaut.png'), { maxSide: 512 })

describe('frameHead', () => {
  it('takes a square around the head that ends within the photo', async () => {
    const image = await portrait()
    const { left, top, width, height } = frameHead(await findFaces(image), image)
    expect(width).toBe(height)
    expect(top + height).toBeLessThanOrEqual(512)
    // The astronaut's face is at about 224, 120.
    expect(left + width / 2).toBeCloseTo(224, -2)
    expect(top).toBeLessThan(60)
    expect(top + height).toBeGreaterThan(190)
  })

  it('says that there is no face, or too small a one', async () => {
    expect(() => frameHead([], { width: 100, height: 100 })).toThrow(expect.objectContaining({ reason: 'no-face' }))
    const tiny = await photo('astronaut.png')
    const faces = (await findFaces(tiny)).map((face) => ({
      ...face,
      mesh: face.mesh.map(([x, y, z]) => [x / 3, y / 3, z] as const),
    }))
    expect(() => frameHead(faces, tiny)).toThrow(expect.objectContaining({ reason: 'face-too-small' }))
  })
})

describe('drawAvatar', () => {
  it('draws a square before the chosen ground', async () => {
    const avatar = await drawAvatar(await portrait(), { look: 'sticker', backdrop: 'sky', seed: 1 }, idle)
    expect([avatar.width, avatar.height]).toEqual([1024, 1024])
    const [red, , blue] = avatar.data.subarray((3 * 1024 + 8) * avatar.channels)
    expect(blue! - red!).toBeGreaterThan(60)
  })
})
