import { expect, it } from 'vitest'
import { photo } from '../photo/fixtures.ts'
import { findFaces } from '../vision/faces.ts'
import { faceMarks } from './face-marks.ts'
import { wearsGlasses } from './glasses.ts'

it('sees a frame that is drawn on a bare face, and none without it', async () => {
  const portrait = await photo('astronaut.png')
  const face = (await findFaces(portrait))[0]!
  expect(wearsGlasses(portrait, face)).toBe(false)

  const { eyes, unit } = faceMarks(face)
  const ink = (x: number, y: number) => {
    const at = (Math.round(y) * portrait.width + Math.round(x)) * portrait.channels
    portrait.data.fill(20, at, at + 3)
  }
  for (const {
    centre: [x, y],
  } of eyes)
    for (let across = -0.4 * unit; across <= 0.4 * unit; across += 0.5) ink(x + across, y + 0.34 * unit)
  const [a, b] = eyes.map(({ centre }) => centre) as [readonly [number, number], readonly [number, number]]
  for (let t = 0.3; t <= 0.7; t += 0.01) ink(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
  expect(wearsGlasses(portrait, face)).toBe(true)
})
