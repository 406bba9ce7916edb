import { describe, expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import { varieties, type SceneSpec } from '../../scene/scene-spec.ts'
import { paintScene } from '../paint-scene.ts'
import { Caustics } from './caustics.ts'
import { paintFish } from './fish.ts'
import { koiPatterns, paintKoi } from './koi.ts'
import { recoloured, species, type Species } from './species.ts'
import { heroes } from './shoal.ts'

const SIZE = 80
const spec = (change: Partial<SceneSpec>): SceneSpec => ({
  version: 1, scene: 'underwater', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm', style: 'photo', framing: 'medium', without: [], seed: 4, ...change,
})
const paint = async (change: Partial<SceneSpec>) => (await paintScene(spec(change), SIZE, SIZE, { progress: () => {}, checkCancelled: () => {} })).image.data
const mean = (data: Uint8Array) => data.reduce((sum, value) => sum + value, 0) / data.length
/** Share of the pixels that are clearly of a colour. */
const share = (data: Uint8Array, is: (red: number, green: number, blue: number) => boolean) => {
  let found = 0
  for (let i = 0; i < data.length; i += 3) if (is(data[i]!, data[i + 1]!, data[i + 2]!)) found++
  return found / (data.length / 3)
}

describe.each(['underwater', 'pond'] as const)('%s', (scene) => {
  it('is the same for a seed, and another for another', async () => {
    const one = await paint({ scene })
    expect(await paint({ scene })).toEqual(one)
    expect(await paint({ scene, seed: 5 })).not.toEqual(one)
  })

  it('is darker by night', async () => {
    expect(mean(await paint({ scene, time: 'night' }))).toBeLessThan(mean(await paint({ scene })) * 0.8)
  })
})

it('shows fish of the colour that is asked for', async () => {
  const red = (data: Uint8Array) => share(data, (r, g, b) => r > 130 && r > g * 1.9 && r > b * 1.9)
  const of = (colour: string) => paint({ subjects: [{ kind: 'fish', count: 3, colour }] })
  expect(red(await of('#e01818'))).toBeGreaterThan(red(await of('#1830d0')) + 0.01)
})

it('shows koi in their own dress', async () => {
  const gold = (data: Uint8Array) => share(data, (r, g, b) => r > 150 && g > 100 && b < 120)
  const of = (variety: 'ogon' | 'tancho') => paint({ scene: 'pond', subjects: [{ kind: 'koi', count: 4, variety }], without: ['flowers'] })
  expect(gold(await of('ogon'))).toBeGreaterThan(gold(await of('tancho')) + 0.01)
})

it('is lit by jellyfish where it is dark', async () => {
  const dark = { time: 'night', mood: 'mysterious' } as const
  expect(mean(await paint({ ...dark, subjects: [{ kind: 'jellyfish', count: 2 }] }))).toBeGreaterThan(mean(await paint(dark)) * 1.1)
})

it('seats as many fish as are asked for, within the frame', () => {
  for (const count of [1, 3, 9]) {
    const fish = heroes(count, undefined, undefined, 100, 0.2, createRandom(3))
    expect(fish).toHaveLength(count)
    expect(fish.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true)
  }
})

it.each(varieties.fish)('%s has a body, and fins that can be seen through', (name) => {
  const fish: Species = species[name]
  const { canvas } = paintFish(recoloured(fish, [40, 90, 200]), 60)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const alphas = data.filter((_, i) => i % 4 === 3)
  expect(alphas.filter((alpha) => alpha > 250).length).toBeGreaterThan(alphas.length * 0.05)
  expect(alphas.some((alpha) => alpha > 80 && alpha < 250)).toBe(true)
})

it.each(varieties.koi)('a %s is never the same twice', (name) => {
  const pixels = (seed: number) => {
    const { canvas } = paintKoi(koiPatterns[name], 50, createRandom(seed), new Noise(seed))
    return Uint8ClampedArray.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)
  }
  expect(pixels(1)).toEqual(pixels(1))
  expect(pixels(1)).not.toEqual(pixels(2))
})

it('throws a net of light that goes on without a seam', () => {
  const net = new Caustics(7)
  for (let k = 0; k < 20; k++) {
    const at = k / 20
    expect(Math.abs(net.at(0.001, at) - net.at(0.999, at))).toBeLessThan(0.35)
    expect(net.at(at, 0.3)).toBeCloseTo(net.at(at + 1, 0.3), 5)
  }
})
