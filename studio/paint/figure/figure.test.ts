import { expect, it } from 'vitest'
import { personTraits, type Person, type SceneSpec } from '../../scene/scene-spec.ts'
import { paintScene } from '../paint-scene.ts'

const [WIDTH, HEIGHT] = [96, 128]
const context = { progress: () => {}, checkCancelled: () => {} }
const adult: Person = { gender: 'female', skin: 'fair', hair: 'bob', hairColour: '#2a1f1e', outfit: 'dress', place: 'studio' }

const spec = (person: Person = {}, change: Partial<SceneSpec> = {}): SceneSpec => ({
  version: 1, scene: 'figure', subjects: [{ kind: 'person', count: 1, colour: '#2f5dc0' }], person: { ...adult, ...person },
  time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo', framing: 'medium', without: [], seed: 4, ...change,
})
const paint = async (of: SceneSpec) => (await paintScene(of, WIDTH, HEIGHT, context)).image.data
const plain = new Map<SceneSpec['framing'], Promise<Uint8Array>>()
/** The person as they are before anything is chosen, painted once. */
function undecided(framing: SceneSpec['framing']): Promise<Uint8Array> {
  const known = plain.get(framing) ?? paint(spec({}, { framing }))
  plain.set(framing, known)
  return known
}

/** Share of the pixels that differ clearly. */
function share(a: Uint8Array, b: Uint8Array): number {
  let changed = 0
  for (let i = 0; i < a.length; i += 3) if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 30) changed++
  return changed / (WIDTH * HEIGHT)
}

it('is the same for the same seed and another for another', async () => {
  const one = await paint(spec())
  expect(await paint(spec())).toEqual(one)
  expect(share(await paint(spec({}, { seed: 9 })), one)).toBeGreaterThan(0.02)
})

const choices: Person[] = [
  ...personTraits.outfit.filter((outfit) => outfit !== adult.outfit).map((outfit) => ({ outfit })),
  ...personTraits.hair.filter((hair) => hair !== adult.hair).map((hair) => ({ hair })),
  ...personTraits.wears.map((worn) => ({ wears: [worn] })),
  { role: 'knight' }, { role: 'nurse' }, { role: 'baby' }, { role: 'wizard' }, { role: 'ninja' }, { holds: 'guitar' }, { holds: 'cat' }, { holds: 'flowers' },
  { gender: 'male' }, { age: 'child' }, { skin: 'dark' }, { hairColour: '#d9b36c' }, { place: 'beach' },
]
it.each(choices)('shows the choice %j', async (person) => {
  const framing = person.wears?.includes('glasses') || person.hairColour || person.hair ? 'close' : 'medium'
  expect(share(await paint(spec(person, { framing })), await undecided(framing))).toBeGreaterThan(0.004)
})

it.each(['walking', 'sitting', 'dancing', 'waving'] as const)('shows a person %s', async (pose) => {
  const of = (change: Partial<SceneSpec['subjects'][number]>) => paint(spec({}, { framing: 'wide', subjects: [{ kind: 'person', count: 1, colour: '#2f5dc0', ...change }] }))
  expect(share(await of({ pose }), await of({}))).toBeGreaterThan(0.02)
})

it('dresses the person in the colour asked for', async () => {
  const blueness = (data: Uint8Array) => {
    let blue = 0
    for (let i = 0; i < data.length; i += 3) if (data[i + 2]! > data[i]! + 50) blue++
    return blue
  }
  const red = await paint(spec({}, { subjects: [{ kind: 'person', count: 1, colour: '#c03030' }] }))
  expect(blueness(await paint(spec()))).toBeGreaterThan(WIDTH * HEIGHT * 0.05)
  expect(blueness(red)).toBeLessThan(WIDTH * HEIGHT * 0.01)
})

it('shows three people, and the person near in the depth', async () => {
  const three = await paintScene(spec({}, { framing: 'wide', subjects: [{ kind: 'person', count: 3 }] }), WIDTH, HEIGHT, context)
  const near = (x: number) => Array.from({ length: HEIGHT }, (_, y) => three.depth![y * WIDTH + x]!).some((depth) => depth < 0.5)
  expect([0.2, 0.5, 0.8].map((at) => Array.from({ length: 13 }, (_, k) => near(Math.round(at * WIDTH) + k - 6)).some(Boolean))).toEqual([true, true, true])
})

it('puts jeans under a shirt rather than a skirt', async () => {
  const shirt = (legs?: Person['legs']) => paint(spec({ outfit: 'shirt', ...(legs && { legs, legsColour: '#26252b' }) }, { framing: 'wide' }))
  expect(share(await shirt('trousers'), await shirt())).toBeGreaterThan(0.015)
})
