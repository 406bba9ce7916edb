import { describe, expect, it } from 'vitest'
import { meanIn, photo } from '../photo/fixtures.ts'
import { resizePlane } from '../pixels/plane.ts'
import { checkFace } from './face-check.ts'
import { eyeOpenness, faceRegions, mouthOpenness, moveFace } from './face-geometry.ts'
import { regionMask } from './face-mask.ts'
import { facePose } from './face-pose.ts'
import { skinMask } from './face-skin.ts'
import { faceTraits } from './face-traits.ts'
import { usableFaces } from './face-usable.ts'
import { unwatched } from './watch.ts'

const portrait = await photo('astronaut.png')
const { faces } = await usableFaces(portrait, {}, Infinity, unwatched)
const face = faces[0]!

/** The same head turned by 45° about its own axis; from ear to nose a head is 0.65 as deep as it is wide. */
const depth = (0.65 * facePose(face).width) / ((face.mesh[234]![2] + face.mesh[454]![2]) / 2 - face.mesh[1]![2])
const half = Math.SQRT1_2
const turned = { ...face, mesh: face.mesh.map(([x, y, z]) => [(x - z * depth) * half, y, (x + z * depth) * half] as const) }

describe('a face that looks at the camera', () => {
  it('is known to, upright and with a smile', () => {
    const { yaw, pitch, roll, width } = facePose(face)
    for (const angle of [yaw, pitch, roll]) expect(Math.abs(angle)).toBeLessThan(12)
    expect(width).toBeGreaterThan(40)
    expect(width).toBeLessThan(56)
    expect(mouthOpenness(face)).toBeGreaterThan(0.1)
    for (const eye of eyeOpenness(face)) expect(eye).toBeGreaterThan(0.15)
  })

  it('can be worked on, a smaller or a turned one cannot', () => {
    expect(() => checkFace(face)).not.toThrow()
    expect(() => checkFace(face, { minWidth: 100 })).toThrow(expect.objectContaining({ reason: 'face-too-small' }))
    expect(facePose(turned).yaw).toBeGreaterThan(25)
    expect(() => checkFace(turned, { minWidth: 10, maxYaw: 25 })).toThrow(expect.objectContaining({ reason: 'face-turned' }))
  })

  it('has no beard and no glasses, but a fringe', async () => {
    const { beard, glasses, fringe } = faceTraits(portrait, face)
    expect(beard).toBeLessThan(0.38)
    expect(glasses).toBeLessThan(0.2)
    expect(fringe).toBeGreaterThan(0.18)
  })
})

it('masks the lips as a ring around the mouth', () => {
  const lips = regionMask(face, [faceRegions.lips, faceRegions.mouth], portrait)
  const at = (i: number) => lips[Math.round(face.mesh[i]![1]) * portrait.width + Math.round(face.mesh[i]![0])]!
  expect(at(1)).toBe(0)
  const area = lips.reduce((sum, value) => sum + value, 0)
  const whole = regionMask(face, [faceRegions.lips], portrait).reduce((sum, value) => sum + value, 0)
  expect(area).toBeGreaterThan(0.2 * whole)
  expect(area).toBeLessThan(whole)
})

it('moves a face into a crop of the photo', () => {
  const [x, y] = moveFace(face, { left: 50, top: 20, width: 100, height: 100 }, { width: 200, height: 300 }).mesh[1]!
  expect(x).toBeCloseTo((face.mesh[1]![0] - 50) * 2, 5)
  expect(y).toBeCloseTo((face.mesh[1]![1] - 20) * 3, 5)
})

it('tells skin from suit and wall, in deep and in pale skin', () => {
  const [x, y] = [Math.round(face.mesh[50]![0]), Math.round(face.mesh[50]![1])]
  const cheek = { left: x - 3, top: y - 3, width: 6, height: 6 }
  const suit = { left: 70, top: 190, width: 30, height: 30 }
  for (const gain of [0.35, 1]) {
    const image = { ...portrait, data: portrait.data.map((value) => value * gain) }
    const { mask, width, height } = skinMask(image, face)
    const full = resizePlane(mask, width, height, portrait.width, portrait.height)
    expect(meanIn(full, portrait, cheek)).toBeGreaterThan(0.8)
    expect(meanIn(full, portrait, suit)).toBeLessThan(0.1)
  }
})
