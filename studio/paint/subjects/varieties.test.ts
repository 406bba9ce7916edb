import { expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import { varieties, type SceneSpec } from '../../scene/scene-spec.ts'
import { subjectPainters } from './subject-painters.ts'

type Subject = SceneSpec['subjects'][number]

const paint = (subject: Subject) =>
  subjectPainters[subject.kind](
    { version: 1, scene: 'meadow', subjects: [subject], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo', framing: 'medium', without: [], seed: 5 },
    96, { random: createRandom(5), noise: new Noise(5), progress: () => {}, checkCancelled: () => {} },
  ).data

/** Pixels that differ clearly. */
const differ = (a: Uint8ClampedArray, b: Uint8ClampedArray) => {
  let changed = 0
  for (let i = 0; i < a.length; i += 4) if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 2]! - b[i + 2]!) + Math.abs(a[i + 3]! - b[i + 3]!) > 60) changed++
  return changed
}

it.each(['cat', 'dog', 'bird', 'fish', 'koi', 'car', 'dragon'] as const)('every kind of %s looks like no other', (kind) => {
  const pictures = varieties[kind].map((variety) => paint({ kind, count: 1, variety }))
  for (const [i, picture] of pictures.entries()) for (const other of pictures.slice(i + 1)) expect(differ(picture, other)).toBeGreaterThan(20)
})

it('a cat asleep has its eyes shut', () => {
  const [awake, asleep] = (['lying', 'sleeping'] as const).map((pose) => paint({ kind: 'cat', count: 1, colour: '#c08040', pose }))
  expect(differ(awake!, asleep!)).toBeGreaterThan(30)
})

it.each(['cat', 'dog'] as const)('a %s sits, lies and walks within its square', (kind) => {
  const [sitting, lying, walking] = (['sitting', 'lying', 'walking'] as const).map((pose) => paint({ kind, count: 1, colour: '#c08040', pose }))
  expect(differ(sitting!, lying!)).toBeGreaterThan(500)
  expect(differ(lying!, walking!)).toBeGreaterThan(500)
  for (const data of [sitting!, lying!, walking!]) {
    const feet = data.subarray(data.length - 4 * 96 * 6).some((value, i) => i % 4 === 3 && value > 100)
    expect(feet).toBe(true)
    expect(data[3]!).toBeLessThan(30)
  }
})
