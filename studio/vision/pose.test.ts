import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { bodyFrame } from './body-frame.ts'
import { findFaces } from './faces.ts'

it('finds the shoulders and arms that belong to a face', async () => {
  const portrait = await photo('astronaut.png')
  const [face] = await findFaces(portrait)
  const body = await bodyFrame(portrait, face!)
  const [left, right] = body.shoulders
  expect([left.seen, right.seen]).toEqual([true, true])
  // The person's left is on the right of the picture.
  expect(left.at[0]).toBeGreaterThan(body.chin[0] + 20)
  expect(right.at[0]).toBeLessThan(body.chin[0] - 20)
  expect(left.at[1]).toBeGreaterThan(body.chin[1])
  expect(body.elbows[0].at[1]).toBeGreaterThan(left.at[1])
  // The legs are not in the picture: they are where legs usually are.
  expect(body.knees.map(({ seen }) => seen)).toEqual([false, false])
  expect(body.knees[0].at[1]).toBeGreaterThan(body.hips[0].at[1])
})
