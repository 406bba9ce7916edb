import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'too-short'],
  ['Ab3!efg', 'too-short'],
  ['abcdefgh', 'ok'],
  ['Ab3!efghijk', 'ok'],
  ['Ab3!efghijkl', 'strong'],
  ['abcdefghijklmnop1', 'ok'],
  ['correct horse battery', 'strong'],
  ['a'.repeat(72), 'strong'],
  ['a'.repeat(73), 'too-long'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
