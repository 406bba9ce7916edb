import { expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { isSurelyNobody } from './shows-person.ts'

it.each([
  ['coffee.png', true],
  ['astronaut.png', false],
])('whether %s surely shows nobody: %s', async (file, nobody) => {
  expect(await isSurelyNobody(await photo(file), idle)).toBe(nobody)
})
