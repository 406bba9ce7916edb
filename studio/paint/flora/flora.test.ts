import { describe, expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { toneMap } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import { paintBlossom } from './blossom.ts'
import { paintForest } from './forest.ts'
import { paintMeadow } from './meadow.ts'
import { paintPortrait } from './portrait.ts'

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
const context = (seed: number, checkCancelled = () => {}): PaintContext => ({
  random: createRandom(seed),
  noise: new Noise(seed),
  progress: () => {},
  checkCancelled,
})

function display(paint: ScenePainter, change: Partial<SceneSpec> = {}, side = 48): Uint8Array {
  const spec = { ...SPEC, ...change }
  const { image, tone } = paint(spec, side, side, context(spec.seed))
  return toneMap(image, { ...tone, grain: 0 }).data
}

const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length
const difference = (a: Uint8Array, b: Uint8Array) => mean(a.map((value, i) => Math.abs(value - b[i]!)))

/** Box-averages a square RGB picture down by `factor`. */
function shrink(data: Uint8Array, side: number, factor: number): Uint8Array {
  const small = side / factor
  return Uint8Array.from({ length: small * small * 3 }, (_, i) => {
    const [x, y, c] = [Math.floor(i / 3) % small, Math.floor(i / 3 / small), i % 3]
    let sum = 0
    for (let dy = 0; dy < factor; dy++)
      for (let dx = 0; dx < factor; dx++) sum += data[3 * ((y * factor + dy) * side + x * factor + dx) + c]!
    return sum / factor ** 2
  })
}

describe.each([
  ['blossom', paintBlossom],
  ['meadow', paintMeadow],
  ['forest', paintForest],
  ['portrait', paintPortrait],
] as const)('%s', (_, paint) => {
  const first = display(paint)

  it('gives the same picture for a seed and another for another seed', () => {
    expect(display(paint)).toEqual(first)
    expect(difference(display(paint, { seed: 99 }), first)).toBeGreaterThan(8)
  })

  it('composes alike at every size', () => {
    expect(difference(shrink(display(paint, {}, 144), 144, 3), first)).toBeLessThan(9)
  })

  it('is darker at night than by day', () => {
    expect(mean(display(paint, { time: 'night' }))).toBeLessThan(mean(first) * 0.85)
  })

  it('follows season and palette', () => {
    expect(difference(display(paint, { season: 'winter', palette: 'neon' }), first)).toBeGreaterThan(6)
  })

  it('fills every pixel with finite light and depth, also in a tall frame', () => {
    const { image, depth } = paint(SPEC, 28, 50, context(5))
    for (const plane of image.planes) expect(plane.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    expect(depth?.every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  it('stops when cancelled', () => {
    expect(() =>
      paint(
        SPEC,
        64,
        64,
        context(5, () => {
          throw new Error('cancelled')
        }),
      ),
    ).toThrow('cancelled')
  })
})
