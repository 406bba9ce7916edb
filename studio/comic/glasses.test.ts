import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { findFaces } from '../vision/faces.ts'
import { faceMarks } from '../vision/face-marks.ts'
import { wearsGlasses } from './glasses.ts'
import { findSunglasses } from '../vision/sunglasses.ts'

const bare = await photo('astronaut.png')
const face = (await findFaces(bare))[0]!
const { eyes, unit, noseBridge } = faceMarks(face)

/** The portrait with something drawn on it. */
function drawnOn(draw: (ink: (x: number, y: number) => void) => void, colour: readonly number[] = [20, 20, 20]) {
  const portrait = { ...bare, data: Uint8Array.from(bare.data) }
  draw((x, y) => {
    const at = (Math.round(y) * portrait.width + Math.round(x)) * portrait.channels
    portrait.data.set(colour, at)
  })
  return portrait
}

it('sees a frame that is drawn on a bare face, and none without it', () => {
  expect(wearsGlasses(bare, face)).toBe(false)
  const framed = drawnOn((ink) => {
    for (const { centre: [x, y] } of eyes)
      for (let across = -0.4 * unit; across <= 0.4 * unit; across += 0.5) ink(x + across, y + 0.34 * unit)
    const [a, b] = eyes.map(({ centre }) => centre) as [readonly [number, number], readonly [number, number]]
    for (let t = 0.3; t <= 0.7; t += 0.01) ink(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
  })
  expect(wearsGlasses(framed, face)).toBe(true)
  expect(findSunglasses(framed, face)).toBeUndefined()
})

it('sees a pink frame by its bridge alone, and takes no frown for one', () => {
  const [middle] = noseBridge
  const [ux, uy] = faceMarks(face).up
  const line = (across: number, down: number, ink: (x: number, y: number) => void) =>
    ink(middle![0] + (-uy * across - ux * down) * unit, middle![1] + (ux * across - uy * down) * unit)
  const pink = drawnOn((ink) => {
    for (let across = -0.25; across <= 0.25; across += 0.01) for (let down = 0; down < 0.05; down += 0.01) line(across, down, ink)
  }, [225, 60, 150])
  expect(wearsGlasses(pink, face)).toBe(true)
  const frowning = drawnOn((ink) => {
    for (const across of [-0.06, 0.06]) for (let down = -0.15; down < 0.1; down += 0.01) line(across, down, ink)
  })
  expect(wearsGlasses(frowning, face)).toBe(false)
})

it('sees where dark lenses are drawn on a bare face, and none without them', () => {
  expect(findSunglasses(bare, face)).toBeUndefined()
  const lenses = drawnOn((ink) => {
    for (const { centre: [x, y] } of eyes)
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.02)
        for (let radius = 0; radius < 0.38 * unit; radius += 0.5) ink(x + radius * Math.cos(angle), y + 0.06 * unit + 0.8 * radius * Math.sin(angle))
  })
  const worn = findSunglasses(lenses, face)!
  const at = ([x, y]: readonly [number, number]) => worn[Math.round(y) * lenses.width + Math.round(x)]
  expect(eyes.map(({ centre }) => at(centre))).toEqual([1, 1])
  expect(at(noseBridge[5]!)).toBe(0)
})

it('takes deep eyes in the shade for no lenses', () => {
  const shaded = { ...bare, data: Uint8Array.from(bare.data) }
  for (let i = 0; i < bare.width * bare.height; i++) {
    const [x, y] = [i % bare.width, Math.floor(i / bare.width)]
    if (!eyes.some(({ centre }) => Math.hypot(x - centre[0], y - centre[1]) < 0.24 * unit)) continue
    for (const [c, light] of [0.55, 0.38, 0.34].entries()) shaded.data[i * bare.channels + c]! *= light
  }
  expect(findSunglasses(shaded, face)).toBeUndefined()
})

it('believes one lens of a turned head where it is dark and cold, and not where it is warm', () => {
  const turned = turnedBy(40)
  const marks = faceMarks(turned)
  expect(marks.yaw).toBeGreaterThan(32)
  // The nose points to the right: the left eye in the picture is near.
  const near = marks.eyes.toSorted((a, b) => a.centre[0] - b.centre[0])[0]!
  const lens = (colour: readonly number[]) => drawnOn((ink) => {
    const [x, y] = near.centre
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.02)
      for (let radius = 0; radius < 0.38 * marks.unit; radius += 0.5) ink(x + radius * Math.cos(angle), y + 0.06 * marks.unit + 0.8 * radius * Math.sin(angle))
  }, colour)
  expect(findSunglasses(lens([20, 28, 40]), turned)).toBeDefined()
  expect(findSunglasses(lens([60, 28, 20]), turned)).toBeUndefined()
})

/** The face turned to the right by some degrees, as far as the mesh goes. */
function turnedBy(degrees: number): typeof face {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const middle = face.box.left + face.box.width / 2
  const mesh = face.mesh.map(([x, y, z]): typeof face.mesh[number] => [middle + (x - middle) * cos - z * sin, y, z * cos + (x - middle) * sin])
  return { ...face, mesh }
}
