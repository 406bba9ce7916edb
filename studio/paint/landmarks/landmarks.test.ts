import { expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { paintScene } from '../paint-scene.ts'
import { createDunes } from '../terrain/dunes.ts'
import { withPyramids } from '../terrain/pyramids.ts'

const SIZE = 64
const BASE: SceneSpec = { version: 1, scene: 'waterfall', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo', framing: 'wide', without: [], seed: 5 }
const paint = (change: Partial<SceneSpec>) => paintScene({ ...BASE, ...change }, SIZE, SIZE, { progress: () => {}, checkCancelled: () => {} })
const lightness = (data: Uint8Array, x: number, y: number) => data[3 * (y * SIZE + x)]! + data[3 * (y * SIZE + x) + 1]! + data[3 * (y * SIZE + x) + 2]!

/** Share of the pixels of some rows that differ clearly between two pictures. */
function changed(a: Uint8Array, b: Uint8Array, [top, bottom]: readonly [number, number]): number {
  let count = 0
  for (let y = top; y < bottom; y++) for (let x = 0; x < SIZE; x++) if (Math.abs(lightness(a, x, y) - lightness(b, x, y)) > 24) count++
  return count / ((bottom - top) * SIZE)
}

it('a fall is the brightest thing in its wall, and far and near are told apart', async () => {
  const { image: { data }, depth } = await paint({})
  const columns = Array.from({ length: SIZE }, (_, x) => [26, 30, 34, 38].reduce((sum, y) => sum + lightness(data, x, y), 0)).sort((a, b) => a - b)
  expect(columns.at(-1)!).toBeGreaterThan(1.5 * columns[SIZE >> 1]!)
  expect(depth!.every((value) => value >= 0 && value <= 1)).toBe(true)
  expect(depth![32]).toBeGreaterThan(depth![(SIZE - 1) * SIZE + 32]!)
})

it('fireworks shine in the sky and in the water below it', async () => {
  const city = { scene: 'city', manner: 'river', time: 'night' } as const
  const [dark, lit] = [(await paint(city)).image.data, (await paint({ ...city, sky: 'fireworks' })).image.data]
  expect(changed(dark, lit, [0, 26])).toBeGreaterThan(0.2)
  expect(changed(dark, lit, [46, SIZE])).toBeGreaterThan(0.02)
})

it('a bridge stands over a brook, and leaves the wood as it is', async () => {
  const wood = { scene: 'forest' } as const
  const [brook, bridge] = [(await paint({ ...wood, manner: 'stream' })).image.data, (await paint({ ...wood, manner: 'bridge' })).image.data]
  expect(changed(brook, bridge, [0, 26])).toBe(0)
  expect(changed(brook, bridge, [34, 58])).toBeGreaterThan(0.03)
})

it('pyramids rise out of the sand', () => {
  const noise = new Noise(5)
  const bare = createDunes(noise, createRandom(5), false)
  const built = withPyramids(bare, noise, createRandom(5))
  const heights = Array.from({ length: 4000 }, (_, i) => built.heightAt((i % 80) * 4 - 160, 240 + Math.floor(i / 80) * 5))
  expect(Math.max(...heights)).toBeGreaterThan(100)
  expect(built.heightAt(10, 60)).toBe(bare.heightAt(10, 60))
})
