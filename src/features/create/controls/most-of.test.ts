import { expect, test } from 'vitest'
import type { Generator } from '#contract/generators/control.ts'
import { dressUp } from '#contract/generators/dress-up.ts'
import { mostOf } from './most-of.ts'

test('the schema says how many may be chosen', () => {
  expect(mostOf(dressUp as unknown as Generator, 'items')).toBe(4)
  expect(mostOf(dressUp as unknown as Generator, 'who')).toBe(Infinity)
})
