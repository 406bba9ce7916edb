import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Id } from '#contract/entities.ts'
import { randomCharacters, randomUuid } from './random.ts'

test('random characters are as many as asked for, and never the same', () => {
  expect(randomCharacters(32)).toMatch(/^[a-z2-7]{32}$/)
  expect(randomCharacters(32)).not.toBe(randomCharacters(32))
})

test('a random UUID is one of version 4 that the API takes', () => {
  const uuid = randomUuid()
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(v.is(Id, uuid)).toBe(true)
  expect(randomUuid()).not.toBe(uuid)
})
