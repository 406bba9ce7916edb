import { expect, test } from 'vitest'
import sharp from 'sharp'
import { decodeImage } from '../../pixels/codec.ts'
import { findFaces } from '../../vision/faces.ts'
import { wearsGlasses } from './glasses.ts'

test.each([['officer', true], ['astronaut', false]])('whether the %s wears glasses is seen', async (name, wears) => {
  const photo = await decodeImage(await sharp(new URL(`../../../public/samples/photos/${name}.webp`, import.meta.url).pathname).toBuffer(), { maxSide: 640 })
  const [face] = await findFaces(photo)
  expect(wearsGlasses(photo, face!)).toBe(wears)
})
