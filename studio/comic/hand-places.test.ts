import { expect, it } from 'vitest'
import type { BodyFrame } from '../vision/body-frame.ts'
import { handPlaces } from './hand-places.ts'

const joint = (x: number, y: number, seen = true) => ({ at: [x, y] as const, seen })
const body = (seen: boolean) => ({ faceHeight: 20, elbows: [joint(0, 100), joint(200, 100)], wrists: [joint(40, 100, seen), joint(160, 100, false)] }) as unknown as BodyFrame

it('lies beyond a wrist, away from the elbow', () => {
  const at = handPlaces(body(true))
  expect([at(47, 100), at(55, 104)]).toEqual([1, 1])
  expect([at(20, 100), at(47, 130)]).toEqual([0, 0])
})

it('is nowhere where no wrist is seen', () => {
  expect(handPlaces(body(false))(47, 100)).toBe(0)
  expect(handPlaces(body(true))(153, 100)).toBe(0)
})
