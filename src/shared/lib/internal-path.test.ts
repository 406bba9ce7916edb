import { expect, test } from 'vitest'
import { internalPath } from './internal-path.ts'

test.each([
  ['/functionList/draw/show?id=1#x', '/functionList/draw/show?id=1#x'],
  ['//evil.example/a', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
  [42, '/'],
])('%s leads to %s', (value, path) => {
  expect(internalPath(value)).toBe(path)
})
