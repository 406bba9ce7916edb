import { expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import { enlargeEyes } from './enlarge-eyes.ts'

/** Height of the opening of both eyes between their inner corners, which do not move. */
function opening({ mesh }: Face): number {
  const far = (a: number, b: number) => Math.hypot(mesh[a]![0] - mesh[b]![0], mesh[a]![1] - mesh[b]![1])
  return (far(159, 145) + far(386, 374)) / far(133, 362)
}

it('opens the eyes wider, changes nothing else, and leaves the photo that it was given', async () => {
  const portrait = await photo('astronaut.png')
  const before = Buffer.from(portrait.data)
  const [face] = (await findFaces(portrait)) as [Face]
  const larger = enlargeEyes(portrait, [face], 0.8, idle)
  expect(opening((await findFaces(larger))[0]!)).toBeGreaterThan(1.08 * opening(face))
  expect(before.equals(portrait.data)).toBe(true)
  const { left, top, width, height } = face.box
  const isNear = (x: number, y: number) => x >= left && x <= left + width && y >= top && y <= top + 0.75 * height
  const { channels } = portrait
  const isFar = (_: number, at: number) => !isNear(Math.floor(at / channels) % portrait.width, Math.floor(at / channels / portrait.width))
  expect(before.filter(isFar)).toEqual(Buffer.from(larger.data.filter(isFar)))
  expect(enlargeEyes(portrait, [face], 0, idle)).toBe(portrait)
  expect(enlargeEyes(portrait, [{ ...face, score: 0.9 }], 0.8, idle)).toBe(portrait)
})
