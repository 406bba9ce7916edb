import { expect, it } from 'vitest'
import { meanIn, photo } from '../photo/fixtures.ts'
import { loadOpenCv } from './opencv.ts'
import { dropBystanders, knownPeople, withoutBystanders } from './bystanders.ts'
import { personMask } from './person-mask.ts'
import { unwatched } from './watch.ts'

const size = { width: 60, height: 40 }
const plane = (value: (x: number, y: number) => number) => Float32Array.from({ length: 60 * 40 }, (_, i) => value(i % 60, Math.floor(i / 60)))
const { cv } = await loadOpenCv()

/** Somebody in the middle whom the network knows but for the coat's lower half; at the right what only the mask takes for people. */
const isBody = (x: number) => x >= 15 && x < 35
const isBeside = (x: number) => x >= 45

it.each([
  ['passers-by in the light are left out, a black coat is not', 0.6, 0],
  ['what is dark may be clothes', 0.1, 1],
])('%s', (_, light, left) => {
  const people = plane((x) => (isBody(x) || isBeside(x) ? 1 : 0))
  const known = plane((x, y) => (isBody(x) && y < 20 ? 1 : 0))
  const colour = plane((x) => (isBeside(x) ? light : 0.05))
  dropBystanders(cv, people, known, [colour, colour, colour], [], size)
  expect(meanIn(people, size, { left: 45, top: 0, width: 15, height: 40 })).toBe(left)
  expect(meanIn(people, size, { left: 15, top: 0, width: 20, height: 40 })).toBe(1)
})

it('a thin edge stays, whatever the network says', () => {
  const people = plane((x) => (isBody(x) ? 1 : 0))
  const known = plane((x, y) => (isBody(x) && (x > 15 || y > 5) ? 1 : 0))
  const bright = plane(() => 0.7)
  dropBystanders(cv, people, known, [bright, bright, bright], [], size)
  expect(meanIn(people, size, { left: 15, top: 0, width: 20, height: 40 })).toBe(1)
})

it('what is worn on a known head stays', () => {
  const people = plane((x, y) => (isBody(x) && (y >= 10 || x < 30) ? 1 : 0))
  const known = plane((x, y) => (isBody(x) && y >= 10 ? 1 : 0))
  const bright = plane(() => 0.7)
  dropBystanders(cv, people, known, [bright, bright, bright], [{ chin: [25, 25], forehead: [25, 12], faceHeight: 13, faceWidth: 10 }], size)
  expect(meanIn(people, size, { left: 15, top: 0, width: 15, height: 10 })).toBe(1)
})

it('a wall that was taken for a part of somebody is none', async () => {
  const portrait = await photo('astronaut.png')
  const seen = personMask(cv, portrait)
  const [wall, sleeve] = [{ left: 225, top: 60, width: 30, height: 40 }, { left: 65, top: 190, width: 20, height: 30 }]
  const isWall = (i: number) => i % seen.width >= wall.left && Math.floor(i / seen.width) >= wall.top && Math.floor(i / seen.width) < wall.top + wall.height
  const people = { ...seen, mask: seen.mask.map((value, i) => (isWall(i) ? 1 : value)) }
  const { mask } = withoutBystanders(cv, portrait, people, await knownPeople(portrait, people, unwatched))
  expect(meanIn(mask, seen, wall)).toBeLessThan(0.05)
  expect(meanIn(mask, seen, sleeve)).toBeGreaterThan(0.95)
})
