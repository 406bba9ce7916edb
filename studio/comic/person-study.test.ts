import sharp from 'sharp'
import { expect, it } from 'vitest'
import { idle, photoBytes } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import { glimpse, lookCloser } from './sight.ts'

it('leaves a face to whom it belongs where another looks over the shoulder', async () => {
  const one = photoBytes('astronaut.png')
  const head = await sharp(one).extract({ left: 140, top: 15, width: 170, height: 220 }).toBuffer()
  const both = await sharp(one).composite([{ input: head, left: 190, top: 215 }]).png().toBuffer()
  const { faces, regions: { owner }, photo } = await lookCloser(await glimpse(await decodeImage(both, { maxSide: 512 }), idle), { features: 'drawn', eyes: 0 }, idle)
  expect(faces).toHaveLength(2)
  const front = faces.findIndex(({ box }) => box.top > 190)
  const scale = owner.width / photo.width
  // Forehead, nose, both cheeks and chin.
  const owners = [10, 1, 50, 280, 152].map((point) => {
    const [x, y] = faces[front]!.mesh[point]!
    return owner.of[Math.round(y * scale) * owner.width + Math.round(x * scale)]
  })
  expect(owners).toEqual(owners.map(() => front))
})
