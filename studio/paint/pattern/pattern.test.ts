import { describe, expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { toneMap } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import { manners, type SceneSpec } from '../../scene/scene-spec.ts'
import { paintPattern } from './pattern.ts'

const spec: SceneSpec = {
  version: 1, scene: 'pattern', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm',
  style: 'photo', framing: 'medium', without: [], seed: 5,
}

function print(changes: Partial<SceneSpec>, width = 96, height = width): Uint8Array {
  const changed = { ...spec, ...changes }
  const { image, tone } = paintPattern(changed, width, height, {
    random: createRandom(changed.seed), noise: new Noise(changed.seed), progress: () => {}, checkCancelled: () => {},
  })
  return toneMap(image, { ...tone, grain: 0 }).data
}

const at = (data: Uint8Array, width: number, x: number, y: number) => data[3 * (y * width + x)]!

function meanStep(data: Uint8Array, size: number, from: number, to: number): number {
  let sum = 0
  for (let k = 0; k < size; k++) sum += Math.abs(at(data, size, from, k) - at(data, size, to, k)) + Math.abs(at(data, size, k, from) - at(data, size, k, to))
  return sum / (2 * size)
}

describe.each(manners.pattern)('%s', (manner) => {
  it('joins to itself without a seam', () => {
    const size = 96
    const data = print({ manner }, size)
    const inner = Array.from({ length: size - 1 }, (_, k) => meanStep(data, size, k, k + 1))
    expect(meanStep(data, size, size - 1, 0)).toBeLessThanOrEqual(Math.max(...inner) * 1.15 + 2)
  })

  it('answers to its seed, palette and colours', () => {
    const first = print({ manner }, 32)
    expect(print({ manner }, 32)).toEqual(first)
    expect(print({ manner, palette: 'rose' }, 32)).not.toEqual(first)
    expect(print({ manner, colours: ['#4f9a4a'] }, 32)).not.toEqual(first)
  })
})

it('repeats whole tiles in any shape', () => {
  for (const [width, height] of [[160, 90], [90, 160]] as const) expect(print({ manner: 'stars' }, width, height)).toHaveLength(width * height * 3)
})
