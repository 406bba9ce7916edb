import { expect, it } from 'vitest'
import type { BodyFrame } from '../vision/body-frame.ts'
import type { PersonView } from '../vision/person-view.ts'
import { companyBeside } from './company.ts'

const [WIDTH, HEIGHT] = [200, 80]
/** The face reaches from 20 down to 60, its middle at 60. */
const [TOP, CHIN, MIDDLE] = [20, 60, 60]
const TALL = CHIN - TOP

const plane = (of: (x: number, y: number) => number) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => of(i % WIDTH, Math.floor(i / WIDTH)))
const bareFace = plane((x, y) => (Math.abs(x - MIDDLE) < 16 && y > TOP && y < CHIN ? 1 : 0))
const far = (i: number) => ((i % WIDTH) - MIDDLE) / TALL
const fromChin = {
  high: (i: number) => (CHIN - Math.floor(i / WIDTH)) / TALL,
  across: (i: number) => Math.abs(far(i)),
  side: (i: number): 0 | 1 => (far(i) < 0 ? 0 : 1),
  turn: 0,
}

interface Beside {
  width: number
  warmer?: number
  ruddier?: number
  rougher?: number
  lit?: number
  toneless?: boolean
  turn?: number
}

/** What lies to the right of the face in the colours of skin, from its ear for so many of its heights, so much warmer, redder, rougher and lighter than it. */
function beside({ width, warmer = 0, ruddier = 0, rougher = 1, lit = 1, toneless = false, turn = 0 }: Beside): [boolean, boolean] {
  const isThere = (x: number) => x > MIDDLE + 0.64 * TALL && x < MIDDLE + (0.64 + width) * TALL
  const all = plane((x) => (isThere(x) || Math.abs(x - MIDDLE) < 0.64 * TALL ? 1 : 0))
  const view: PersonView = {
    width: WIDTH, height: HEIGHT, bareFace, face: bareFace, person: all, crowded: false,
    colours: [all, all, all], body: { faceHeight: TALL } as BodyFrame,
  }
  const there = (usual: number, own: number) => plane((x) => (isThere(x) ? own : usual))
  const seen = { skin: all, warmth: there(0.4, 0.4 + warmer), ruddiness: there(0.2, 0.2 + ruddier), rough: there(1, rougher), lit: there(1, lit), toneless }
  return companyBeside(view, seen, { ...fromChin, turn }, () => true)
}

it('takes what is skin in hue and smoothness for an arm or somebody else, and nothing for it where there is little', () => {
  expect(beside({ width: 0.3 })).toEqual([false, true])
  expect(beside({ width: 0.05 })).toEqual([false, false])
})

it('leaves fair hair to its head, which has another hue or is rough', () => {
  expect(beside({ width: 0.4, warmer: 0.2 })).toEqual([false, false])
  expect(beside({ width: 0.4, warmer: -0.2 })).toEqual([false, false])
  expect(beside({ width: 0.4, ruddier: -0.1 })).toEqual([false, false])
  expect(beside({ width: 0.4, rougher: 2 })).toEqual([false, false])
})

it('takes the ear of a face that is turned away for its own', () => {
  expect(beside({ width: 0.2, turn: -0.5 })).toEqual([false, false])
  expect(beside({ width: 0.2, turn: 0.5 })).toEqual([false, true])
})

it('tells a hand in the light from hair where there are no hues', () => {
  expect(beside({ width: 0.3, toneless: true })).toEqual([false, false])
  expect(beside({ width: 0.3, toneless: true, lit: 1.8 })).toEqual([false, true])
})

it('takes for somebody else, whatever the light, what is more than hair or further away', () => {
  expect(beside({ width: 0.7, warmer: 0.2 })).toEqual([false, true])
  expect(beside({ width: 1.2, rougher: 2 })).toEqual([false, true])
})
