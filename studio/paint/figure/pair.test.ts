import { expect, it } from 'vitest'
import { createRandom } from '../../pixels/random.ts'
import type { Person, SceneSpec } from '../../scene/scene-spec.ts'
import { lookOf } from './look.ts'
import { together } from './pair.ts'

const looks = (person: Person = {}, count = 2, framing: SceneSpec['framing'] = 'wide') => {
  const spec: SceneSpec = {
    version: 1, scene: 'figure', subjects: [{ kind: 'person', count }], person, time: 'day', weather: 'clear', season: 'summer',
    palette: 'natural', mood: 'calm', style: 'photo', framing, without: [], seed: 7,
  }
  const random = createRandom(spec.seed)
  return together(Array.from({ length: count }, (_, at) => lookOf(spec, at, random)), framing)
}

it('lets two people turn to each other and hold hands', () => {
  const [left, right] = looks({ outfit: 'shirt' })
  expect([left!.arms[1], right!.arms[0]]).toEqual(['joined', 'joined'])
  expect(left!.turn).toBeGreaterThan(0)
  expect(right!.turn).toBeLessThan(0)
})

it.each([{ wears: ['umbrella'] }, { outfit: 'hanfu' }] satisfies Person[])('leaves hands that are taken alone: %j', (person) => {
  expect(looks(person).flatMap(({ arms }) => arms)).not.toContain('joined')
})

it('joins neither one alone nor three', () => {
  for (const count of [1, 3]) expect(looks({ outfit: 'shirt' }, count).flatMap(({ arms }) => arms)).not.toContain('joined')
})

it('makes a couple of a woman and a man', () => {
  expect(new Set(looks({ mixed: true }).map(({ gender }) => gender)).size).toBe(2)
})
