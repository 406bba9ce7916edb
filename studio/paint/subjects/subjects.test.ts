import { describe, expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import { subjects, type SceneSpec } from '../../scene/scene-spec.ts'
import { subjectPainters } from './subject-painters.ts'

const SPEC: SceneSpec = {
  version: 1,
  scene: 'meadow',
  subjects: [],
  time: 'day',
  weather: 'clear',
  season: 'summer',
  palette: 'natural',
  mood: 'calm',
  style: 'photo',
  framing: 'medium',
  without: [],
  seed: 5,
}
const NOISE = new Noise(5)
/** A spec's models are built once, as for its small look and its picture. */
const paint = (kind: SceneSpec['subjects'][number]['kind'], change?: Partial<SceneSpec>) =>
  subjectPainters[kind](change ? { ...SPEC, ...change } : SPEC, 64, {
    random: createRandom(5),
    noise: NOISE,
    progress: () => {},
    checkCancelled: () => {},
  })

/** Mean of a channel where the subject is, and how much of the square it covers. */
function look({ data }: { data: Uint8ClampedArray }) {
  const sum = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < data.length; i += 4) {
    weight += data[i + 3]! / 255
    for (let c = 0; c < 3; c++) sum[c]! += (data[i + c]! * data[i + 3]!) / 255
  }
  return { colour: sum.map((value) => value / weight), cover: weight / (data.length / 4) }
}

const brightness = ({ colour }: { colour: number[] }) => colour.reduce((sum, value) => sum + value, 0)
const GIVES_LIGHT = new Set(['moon', 'lantern', 'jellyfish', 'campfire', 'ufo', 'ferris-wheel', 'tent', 'bus'])
/** Who flies or swims; and a train, whose track goes on below it and loses itself. */
const WITHOUT_FEET = new Set(['moon', 'lantern', 'butterfly', 'whale', 'fish', 'koi', 'jellyfish', 'dragon', 'airplane', 'train', 'ufo', 'dolphin', 'shark', 'octopus', 'phoenix', 'spaceship', 'helicopter'])

describe.each(subjects)('%s', (kind) => {
  const layer = paint(kind)

  it('stands on a transparent ground', () => {
    expect(look(layer).cover).toBeGreaterThan(0.05)
    expect(look(layer).cover).toBeLessThan(0.9)
    expect(layer.data[3]!).toBeLessThan(30)
    const feet = layer.data.subarray(layer.data.length - 4 * 64 * 4).some((value, i) => i % 4 === 3 && value > 100)
    expect(feet || WITHOUT_FEET.has(kind)).toBe(true)
  })

  it('is the same for a seed', () => {
    expect(paint(kind).data).toEqual(layer.data)
  })

  it.skipIf(GIVES_LIGHT.has(kind))('is darker at night', () => {
    expect(brightness(look(paint(kind, { time: 'night' })))).toBeLessThan(brightness(look(layer)) * 0.9)
  })
})

it('paints each of several kinds as itself', () => {
  expect(paint('pig').data).not.toEqual(paint('cow').data)
})

it.each(['cat', 'dog', 'rabbit', 'fox', 'bird', 'boat', 'balloon', 'butterfly', 'car', 'robot', 'astronaut', 'horse', 'dragon', 'lighthouse', 'castle', 'airplane'] as const)(
  '%s takes the colour it is given',
  (kind) => {
    const of = (colour: string) => look(paint(kind, { subjects: [{ kind, count: 1, colour }] })).colour
    const [red, blue] = [of('#d02020'), of('#2030d0')]
    expect(red[0]! - red[2]!).toBeGreaterThan(blue[0]! - blue[2]! + 20)
  },
)
