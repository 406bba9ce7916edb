import { expect, it } from 'vitest'
import { narrowed, sideOf, visible } from './turned.ts'

const turnedBy = (yaw: number) => ({ yaw, pitch: 0, roll: 0, width: 200 })

it('makes up both halves of a face alike from the front', () => {
  for (const side of [-1, 1] as const) expect(visible(narrowed(turnedBy(0), side, 40))).toBe(1)
})

it('lets what is on the far side of a turned head fade, and leaves the near side', () => {
  // The nose points to the right, so that the right half is the far one.
  expect(visible(narrowed(turnedBy(35), 1, 40))).toBeLessThan(0.6)
  expect(visible(narrowed(turnedBy(35), -1, 40))).toBe(1)
  expect(visible(narrowed(turnedBy(55), 1, 40))).toBe(0)
})

it('knows the halves by the points of the mesh', () => {
  expect([33, 263, 168].map(sideOf)).toEqual([-1, 1, 0])
})
