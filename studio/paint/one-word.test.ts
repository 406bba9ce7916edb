import { describe, expect, it } from 'vitest'
import { framings, moods, palettes, scenes, seasons, times, weathers, type SceneSpec } from '../scene/scene-spec.ts'
import { paintScene } from './paint-scene.ts'

const SIZE = 48
/** Mean difference of display values, 0..1, below which two pictures look the same. */
const SEEN = 0.006
const context = { progress: () => {}, checkCancelled: () => {} }
const base: SceneSpec = {
  version: 1, scene: 'alpine', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm',
  style: 'photo', framing: 'medium', without: [], seed: 11,
}
const sitters: Partial<Record<SceneSpec['scene'], Partial<SceneSpec>>> = {
  portrait: { subjects: [{ kind: 'cat', count: 1 }] },
  figure: { subjects: [{ kind: 'person', count: 1 }], person: { gender: 'female', outfit: 'dress', place: 'garden' } },
  'still-life': { things: ['apple', 'tea'] },
}
/** One value of each slot that any picture can show, and what a scene has no room for: weather indoors, seasons in space. */
const changes = {
  time: times[3], weather: weathers[2], season: seasons[3], palette: palettes[5], mood: moods[1], framing: framings[0],
} satisfies Partial<SceneSpec>
const without: Partial<Record<SceneSpec['scene'], readonly (keyof typeof changes)[]>> = {
  'still-life': ['weather', 'season'], abstract: ['weather'], pattern: ['weather'],
}
/** Painters whose land takes its time however small the picture have tests of their own. */
const slow: readonly SceneSpec['scene'][] = ['alpine', 'seascape', 'desert', 'forest', 'winter', 'old-town']

async function paint(spec: SceneSpec): Promise<Uint8Array> {
  return (await paintScene(spec, SIZE, SIZE, context)).image.data
}

function apart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (const [i, value] of a.entries()) sum += Math.abs(value - b[i]!)
  return sum / a.length / 255
}

describe.each(scenes.filter((scene) => !slow.includes(scene)))('one word changed in %s', (scene) => {
  it('shows in the picture', async () => {
    const spec = { ...base, scene, ...sitters[scene] }
    const first = await paint(spec)
    const unseen: string[] = []
    for (const slot of Object.keys(changes) as (keyof typeof changes)[]) {
      if (without[scene]?.includes(slot)) continue
      if (apart(first, await paint({ ...spec, [slot]: changes[slot] })) < SEEN) unseen.push(slot)
    }
    expect(unseen).toEqual([])
  }, 30_000)
})
