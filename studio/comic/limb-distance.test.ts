import { expect, it } from 'vitest'
import type { BodyFrame, BodyJoint } from '../vision/body-frame.ts'
import { limbDistance } from './limb-distance.ts'

const joint = (x: number, y: number, seen: boolean): BodyJoint => ({ at: [x, y], seen })
const hidden = [joint(0, 0, false), joint(0, 0, false)] as const
const body: BodyFrame = {
  faceHeight: 10, faceWidth: 8, chin: [50, 20], forehead: [50, 10], neck: [50, 25],
  shoulders: [joint(60, 30, true), joint(40, 30, false)], elbows: [joint(60, 50, true), joint(0, 0, false)],
  wrists: hidden, hips: hidden, knees: hidden, ankles: hidden,
}

it('measures from the bones that are seen, and from nothing else', () => {
  expect(limbDistance(body)(63, 40)).toBeCloseTo(3)
  expect(limbDistance(body)(60, 54)).toBeCloseTo(4)
  // The other arm is not seen at all.
  expect(limbDistance(body)(0, 0)).toBeGreaterThan(50)
  expect(limbDistance({ ...body, shoulders: hidden, elbows: hidden })(60, 40)).toBe(Infinity)
})
