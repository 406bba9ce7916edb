import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createStudioPool } from '../pool/studio-pool.ts'
import { photoBytes } from './fixtures.ts'

const stroke = (svg: string) => sharp(Buffer.from(`<svg width="512" height="512">${svg}</svg>`)).png().toBuffer()

describe('photo tasks in the pool', () => {
  const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })
  afterAll(() => pool.close())

  it('cuts out to a PNG with transparency, minding the strokes', async () => {
    const fractions: number[] = []
    const { bytes, format, width, height } = await pool.run(
      'cutout',
      {
        photo: photoBytes('astronaut.png'),
        subject: 'auto',
        keep: await stroke('<rect x="410" y="60" width="12" height="60" fill="white"/>'),
        background: { kind: 'transparent' },
      },
      { onProgress: (fraction) => fractions.push(fraction) },
    )
    expect({ format, width, height }).toEqual({ format: 'png', width: 512, height: 512 })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const opacity = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    expect([opacity(220, 120), opacity(415, 90), opacity(320, 30)]).toEqual([255, 255, 0])
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.length).toBeGreaterThan(0)
  })

  it('changes the background to a JPEG', async () => {
    const { bytes, format } = await pool.run('background-change', {
      photo: photoBytes('astronaut.png'),
      backdrop: photoBytes('rocket.jpg'),
      subject: 'person',
    })
    expect(format).toBe('jpeg')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
  })

  it('says what is wrong with the photo', async () => {
    const photo = Buffer.from('no picture')
    await expect(pool.run('cutout', { photo, subject: 'auto', background: { kind: 'transparent' } })).rejects.toMatchObject({
      name: 'StudioError',
      reason: 'image-unreadable',
    })
  })
})
