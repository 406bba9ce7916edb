import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { findFaces } from '../vision/faces.ts'
import { faceMarks, type FaceMarks } from '../vision/face-marks.ts'
import { dropFarLens, seesGlasses } from './seen-glasses.ts'

const portrait = await photo('astronaut.png')
const face = faceMarks((await findFaces(portrait))[0]!)
const { unit, eyes, up: [ux, uy] } = face
const between = [0, 1].map((axis) => (eyes[0]!.centre[axis]! + eyes[1]!.centre[axis]!) / 2) as [number, number]

/** A plane that is 1 where a place, seen from between the eyes (between the pupils as 1), is inside. */
const plane = (isInside: (across: number, down: number) => boolean) =>
  Float32Array.from({ length: portrait.width * portrait.height }, (_, i) => {
    const [dx, dy] = [(i % portrait.width) - between[0], Math.floor(i / portrait.width) - between[1]]
    return isInside((-uy * dx + ux * dy) / unit, -(ux * dx + uy * dy) / unit) ? 1 : 0
  })
const frame = (across: number, down: number) => {
  const away = Math.hypot(Math.abs(across) - 0.5, down - 0.05)
  return away > 0.3 && away < 0.38
}
const isHat = (_: number, down: number) => down < -0.8 && down > -1.4

it('sees a frame before the eyes, and none in a wreath over the brows', () => {
  expect(seesGlasses(plane(frame), portrait, face)).toBe(true)
  expect(seesGlasses(plane(() => false), portrait, face)).toBe(false)
  expect(seesGlasses(plane((_, down) => down < -0.2 && down > -0.6), portrait, face)).toBe(false)
})

it('is not sure under a hat, whose brim hangs before the eyes too', () => {
  expect(seesGlasses(plane((across, down) => frame(across, down) || isHat(across, down)), portrait, face)).toBe(false)
})

it('shows what lies behind the far lens of a turned head: ground, or hair', () => {
  const turned: FaceMarks = { ...face, yaw: 40 }
  const oval = plane((across) => across < 0.7)
  const at = (values: Float32Array, across: number) => {
    const [x, y] = [between[0] - uy * across * unit, between[1] + ux * across * unit]
    return values[Math.round(y) * portrait.width + Math.round(x)]
  }
  const look = (hair: Float32Array, yaw: number) => {
    const parts = { hair, skin: plane((across) => across < 0.9), clothes: plane(() => false), things: plane(frame) }
    const person = plane((across) => across < 0.9)
    dropFarLens(parts, portrait, { ...turned, yaw }, oval, person)
    return { person, hair: parts.hair, skin: parts.skin }
  }
  const bald = look(plane(() => false), 40)
  expect([at(bald.person, 0.5), at(bald.person, 0.8)]).toEqual([1, 0])
  const haired = look(plane((across) => across > 0.9), 40)
  expect([at(haired.person, 0.8), at(haired.hair, 0.8), at(haired.skin, 0.8)]).toEqual([1, 1, 0])
  expect(at(look(plane(() => false), 5).person, 0.8)).toBe(1)
})
