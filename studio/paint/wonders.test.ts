import { expect, it } from 'vitest'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { paintScene } from './paint-scene.ts'

const SIZE = 64
const BASE: SceneSpec = { version: 1, scene: 'meadow', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo', framing: 'medium', without: [], seed: 5 }
const paint = async (change: Partial<SceneSpec>) => (await paintScene({ ...BASE, ...change }, SIZE, SIZE, { progress: () => {}, checkCancelled: () => {} })).image.data

/** Rows whose pixels differ clearly between two pictures. */
function rowsApart(a: Uint8Array, b: Uint8Array): number[] {
  const rows = new Set<number>()
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - b[i]!) > 12) rows.add(Math.floor(i / 3 / SIZE))
  return [...rows]
}

it('a rainbow stands in the sky and leaves the near ground alone', async () => {
  const rows = rowsApart(await paint({}), await paint({ sky: 'rainbow' }))
  expect(rows.length).toBeGreaterThan(8)
  expect(Math.max(...rows)).toBeLessThan(0.7 * SIZE)
})

it('clouds lie under the sky, farther towards the horizon, and their sea is as small as it is large', async () => {
  const { depth } = await paintScene({ ...BASE, scene: 'cloud-sea' }, SIZE, SIZE, { progress: () => {}, checkCancelled: () => {} })
  expect(depth!.every((value) => value >= 0 && value <= 1)).toBe(true)
  expect(depth![3 * SIZE]).toBe(1)
  expect(depth![(SIZE - 1) * SIZE + 32]!).toBeLessThan(depth![Math.round(SIZE * 0.6) * SIZE + 32]!)
})

it('who rides is on the horse and not beside it', async () => {
  const horse = { kind: 'horse', count: 1 } as const
  const alone = await paint({ scene: 'galaxy', manner: 'moonscape', subjects: [horse] })
  const ridden = await paint({ scene: 'galaxy', manner: 'moonscape', subjects: [horse, { kind: 'astronaut', count: 1, pose: 'riding' }] })
  const both = await paint({ scene: 'galaxy', manner: 'moonscape', subjects: [horse, { kind: 'astronaut', count: 1 }] })
  expect(rowsApart(alone, ridden).length).toBeGreaterThan(4)
  expect(rowsApart(ridden, both).length).toBeGreaterThan(4)
})

it('a car has a road under it', async () => {
  const car = { kind: 'car', count: 1 } as const
  expect(await paint({ subjects: [car] })).not.toEqual(await paint({ subjects: [{ kind: 'deer', count: 1 }] }))
  const road = await paint({ subjects: [car], scene: 'desert' })
  const [red, green, blue] = road.subarray(3 * (57 * SIZE + 1), 3 * (57 * SIZE + 1) + 3)
  expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(30)
})
