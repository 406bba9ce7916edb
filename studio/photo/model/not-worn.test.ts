import { expect, it } from 'vitest'
import type { ThingName } from '../../vision/things/thing-names.ts'
import { largerThanPeople } from './not-worn.ts'

const PHOTO = { width: 100, height: 100 }
const thing = (name: ThingName, score: number, side: number) => ({ name, score, atFirst: score, box: { left: 0, top: 0, width: side, height: side } })

it.each([
  ['a car', 'car', 0.8, 60, 'car'],
  ['a couch', 'couch', 0.6, 60, 'couch'],
  ['a cup', 'cup', 0.9, 60, undefined],
  ['what may be a car', 'car', 0.4, 60, undefined],
  ['a car far behind', 'car', 0.8, 20, undefined],
] as const)('%s beside somebody', (_, name, score, side, larger) => {
  expect(largerThanPeople({ sure: [thing(name, score, side)], unsure: [] }, PHOTO)).toBe(larger)
})

it('takes a large thing at its likeliest name, but for what lies flat', () => {
  const seeming = (name: ThingName, score: number) => largerThanPeople({ sure: [], unsure: [thing(name, score, 60)] }, PHOTO)
  expect([seeming('couch', 0.28), seeming('couch', 0.2), seeming('bed', 0.28), seeming('cake', 0.4)]).toEqual(['couch', undefined, undefined, undefined])
})
