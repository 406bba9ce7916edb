import { expect, it } from 'vitest'
import { bodyBelow, type HeadFrame } from './body-frame.ts'
import type { BodyPart, Pose } from './pose.ts'

const photo = { width: 800, height: 1000 }
const head: HeadFrame = { chin: [400, 300], forehead: [400, 200], faceHeight: 100, faceWidth: 75 }
const unsure = { x: 0, y: 0, score: 0 }
const pose = (joints: Partial<Record<BodyPart, readonly [x: number, y: number]>>): Pose =>
  new Proxy({} as Pose, { get: (_, part: BodyPart) => (joints[part] ? { x: joints[part][0], y: joints[part][1], score: 0.8 } : unsure) })

it('a hand at the head belongs to its shoulder, far as it is from where hands hang', () => {
  const { wrists: [left, right] } = bodyBelow(head, pose({ leftShoulder: [490, 360], leftWrist: [470, 260] }), photo)
  expect(left).toEqual({ at: [470, 260], seen: true })
  expect(right.seen).toBe(false)
})

it('a hand further from its shoulder than an arm is long is a neighbour\'s', () => {
  const { wrists } = bodyBelow(head, pose({ leftShoulder: [490, 360], leftWrist: [780, 200] }), photo)
  expect(wrists[0].seen).toBe(false)
})
