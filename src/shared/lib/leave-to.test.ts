import { expect, test } from 'vitest'
import { leaveTo } from './leave-to.ts'

test.each(['javascript:alert(1)', 'data:text/html,x', '/functionSquare/login/index', ''])('%s is no place to leave for', (address) => {
  expect(() => leaveTo(address)).toThrow(TypeError)
})
