import { describe, expect, it, vi } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Painting, ScenePainter } from '../painter.ts'
import { paintAlpine } from './alpine.ts'
import { paintDesert } from './desert.ts'
import { paintSeascape } from './seascape.ts'

// The land of the alpine scene costs the same at any size, some half a second; a loaded machine takes several times that.
vi.setConfig({ testTimeout: 60_000 })

const base: SceneSpec = {
  version: 1, scene: 'alpine', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural',
  mood: 'calm', style: 'photo', framing: 'medium', without: [], seed: 11,
}

function run(paint: ScenePainter, change: Partial<SceneSpec>, size: number, checkCancelled = () => {}): Painting {
  const spec = { ...base, ...change }
  const context = { random: createRandom(spec.seed), noise: new Noise(spec.seed), progress: () => {}, checkCancelled }
  return paint(spec, size, size, context)
}

const difference = (a: Plane, b: Plane) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
const mean = ({ image }: Painting) => image.planes[1].reduce((sum, value) => sum + value, 0) / image.planes[1].length

const half = (plane: Plane, size: number): Plane => resizePlane(plane, size, size, size / 2, size / 2)

describe.each([
  ['alpine', paintAlpine],
  ['seascape', paintSeascape],
  ['desert', paintDesert],
])('%s', (_, paint) => {
  const small = run(paint, {}, 64)

  it('gives the same picture for a seed and another for another seed', () => {
    expect(run(paint, {}, 64).image.planes[0]).toEqual(small.image.planes[0])
    expect(difference(run(paint, { seed: 12 }, 64).image.planes[0], small.image.planes[0])).toBeGreaterThan(0.03)
  })

  it('keeps its composition at another size', () => {
    const large = run(paint, {}, 128)
    expect(difference(half(large.image.planes[1], 128), small.image.planes[1])).toBeLessThan(0.06)
  })

  it('has finite light and depth from near to far', () => {
    for (const plane of small.image.planes) expect(plane.every(Number.isFinite)).toBe(true)
    const depth = small.depth!
    expect(depth.every((value) => value >= 0 && value <= 1)).toBe(true)
    expect(depth[32]).toBe(1)
    expect(depth[63 * 64 + 32]).toBeLessThan(0.5)
  })

  it('is darker at night', () => {
    expect(mean(run(paint, { time: 'night' }, 64))).toBeLessThan(mean(small) * 0.6)
  })

  it('stops when it is cancelled', () => {
    let calls = 0
    const cancel = () => {
      if (++calls > 3) throw new Error('cancelled')
    }
    expect(() => run(paint, {}, 64, cancel)).toThrow('cancelled')
  })
})

it('follows the palette', () => {
  const [natural, rose] = (['natural', 'rose'] as const).map((palette) => run(paintSeascape, { palette }, 48).image.planes[2])
  expect(difference(natural!, rose!)).toBeGreaterThan(0.01)
})
