import { expect, test } from 'vitest'
import sharp from 'sharp'
import { photoBytes } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import { wholeOf } from '../pixels/raster.ts'
import { salientMask } from './salient-mask.ts'
import { unwatched } from './watch.ts'

/** What is seen in a photo, by shares of its sides. */
async function seenIn(bytes: Buffer) {
  const photo = await decodeImage(bytes, { maxSide: 512 })
  const { mask, width, height } = (await salientMask(photo, wholeOf(photo), unwatched))!
  return (x: number, y: number) => mask[Math.floor(y * height) * width + Math.floor(x * width)]!
}

test('a helmet in the hands is seen from either side', async () => {
  const mirrored = await seenIn(await sharp(photoBytes('astronaut.png')).flop().toBuffer())
  for (const [x, y] of [[0.2, 0.85], [0.35, 0.8], [0.15, 0.75], [0.6, 0.7]] as const) expect(mirrored(x, y)).toBeGreaterThan(0.9)
  expect(mirrored(0.1, 0.3)).toBeLessThan(0.1)
})

test('of an animal that the frame cuts off not only the face is seen', async () => {
  const cat = await seenIn(photoBytes('chelsea.png'))
  for (const [x, y] of [[0.05, 0.6], [0.1, 0.9], [0.3, 0.95], [0.5, 0.5]] as const) expect(cat(x, y)).toBeGreaterThan(0.9)
  expect(cat(0.95, 0.5)).toBeLessThan(0.1)
})

test('of an animal so near that its eyes alone stand out the face is seen', async () => {
  const whole = sharp(photoBytes('chelsea.png'))
  const { width, height } = await whole.metadata()
  const near = await whole.extract({ left: Math.round(0.06 * width), top: Math.round(0.06 * height), width: Math.round(0.88 * width), height: Math.round(0.88 * height) }).toBuffer()
  const cat = await seenIn(near)
  for (const [x, y] of [[0.1, 0.2], [0.2, 0.7], [0.5, 0.15], [0.5, 0.6]] as const) expect(cat(x, y)).toBeGreaterThan(0.9)
  expect(cat(0.97, 0.6)).toBeLessThan(0.1)
})
