import { expect, it } from 'vitest'
import { idle, photo, photoBytes } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import { loadOpenCv } from './opencv.ts'
import { personMask } from './person-mask.ts'
import { isSomebody, isSurelyNobody } from './shows-person.ts'

it.each([
  ['coffee.png', true],
  ['astronaut.png', false],
])('whether %s surely shows nobody: %s', async (file, nobody) => {
  expect(await isSurelyNobody(await photo(file), idle)).toBe(nobody)
})

it('somebody is where the mask lies, or the mask is wrong', async () => {
  const { cv } = await loadOpenCv()
  const portrait = await decodeImage(photoBytes('astronaut.png'), { maxSide: 512 })
  const seen = personMask(cv, portrait)
  expect(await isSomebody(portrait, seen, idle)).toBe(true)
  expect(await isSomebody(portrait, { ...seen, mask: seen.mask.map(() => 1) }, idle)).toBe(false)
  expect(await isSomebody(await photo('coffee.png'), seen, idle)).toBe(false)
})
