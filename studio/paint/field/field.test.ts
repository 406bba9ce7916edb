import { describe, expect, it } from 'vitest'
import { Noise } from '../../pixels/noise.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { toneMap } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import { manners, type SceneSpec } from '../../scene/scene-spec.ts'
import type { Painting, ScenePainter } from '../painter.ts'
import { paintAbstract } from './abstract.ts'
import { paintCity } from './city.ts'
import { paintGalaxy } from './galaxy.ts'
import { paintInkwash } from './inkwash.ts'

const baseSpec: SceneSpec = {
  version: 1,
  scene: 'abstract',
  subjects: [],
  time: 'day',
  weather: 'clear',
  season: 'summer',
  palette: 'natural',
  mood: 'calm',
  style: 'photo',
  framing: 'medium',
  without: [],
  seed: 3,
}

function run(
  paint: ScenePainter,
  changes: Partial<SceneSpec> = {},
  width = 64,
  height = width,
  checkCancelled = () => {},
): Painting {
  const spec = { ...baseSpec, ...changes }
  return paint(spec, width, height, {
    random: createRandom(spec.seed),
    noise: new Noise(spec.seed),
    progress: () => {},
    checkCancelled,
  })
}

/** What is seen, as three planes 0..1, without grain. */
function seen({ image, tone }: Painting): Plane[] {
  const { data } = toneMap(image, { ...tone, grain: 0 })
  return [0, 1, 2].map((c) => Float32Array.from({ length: data.length / 3 }, (_, i) => data[3 * i + c]! / 255))
}

function difference(a: Plane[], b: Plane[]): number {
  let sum = 0
  for (const [c, plane] of a.entries()) for (const [i, value] of plane.entries()) sum += Math.abs(value - b[c]![i]!)
  return sum / (a.length * a[0]!.length)
}

function shrink(plane: Plane, size: number, to: number): Plane {
  const half = size / 2
  if (size === to) return plane
  return shrink(resizePlane(plane, size, size, half, half), half, to)
}

const brightness = (painting: Painting) =>
  seen(painting)
    .flatMap((plane) => [...plane])
    .reduce((sum, value) => sum + value, 0)

const painters: [string, ScenePainter][] = [
  ['inkwash', paintInkwash],
  ['city', paintCity],
  ['galaxy', paintGalaxy],
  ['abstract', paintAbstract],
]

describe.each(painters)('%s', (_name, paint) => {
  it('makes the same picture for the same seed', () => {
    expect(run(paint).image.planes).toEqual(run(paint).image.planes)
  })

  it('makes another picture for another seed', () => {
    expect(difference(seen(run(paint, { seed: 3 })), seen(run(paint, { seed: 8 })))).toBeGreaterThan(0.03)
  })

  it('previews faithfully when small', () => {
    const large = seen(run(paint, {}, 128)).map((plane) => shrink(plane, 128, 64))
    expect(difference(seen(run(paint)), large)).toBeLessThan(0.05)
  })

  it('is darker at night than by day', () => {
    expect(brightness(run(paint, { time: 'night' }))).toBeLessThan(brightness(run(paint, { time: 'day' })))
  })

  it.each([['rain', 72, 40], ['snow', 40, 72]] as const)('gives light and distance that are numbers in %s, at %i × %i', (weather, width, height) => {
    const { image, depth } = run(paint, { weather, season: 'autumn', time: 'dawn' }, width, height)
    for (const plane of image.planes) expect(plane.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    expect([...(depth ?? [])].every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  it('shows the palette', () => {
    expect(difference(seen(run(paint, { palette: 'rose' })), seen(run(paint, { palette: 'jade' })))).toBeGreaterThan(0.012)
  })

  it('stops when cancelled', () => {
    const cancel = () => {
      throw new Error('cancelled')
    }
    expect(() => run(paint, {}, 64, 64, cancel)).toThrow('cancelled')
  })
})

describe('abstract', () => {
  it.each(manners.abstract)('previews faithfully when small, as %s', (manner) => {
    const large = seen(run(paintAbstract, { manner }, 128)).map((plane) => shrink(plane, 128, 64))
    expect(difference(seen(run(paintAbstract, { manner })), large)).toBeLessThan(0.07)
  })

  it('is made of the colours named', () => {
    const [red, , blue] = seen(run(paintAbstract, { colours: ['#d5302f'], manner: 'sweeps' }))
    const mean = (plane: Plane) => plane.reduce((a, b) => a + b) / plane.length
    expect(mean(red!)).toBeGreaterThan(mean(blue!) + 0.1)
  })
})

describe('city', () => {
  it.each(manners.city)('previews faithfully when small, from %s', (manner) => {
    const large = seen(run(paintCity, { manner }, 128)).map((plane) => shrink(plane, 128, 64))
    expect(difference(seen(run(paintCity, { manner })), large)).toBeLessThan(0.07)
  })

  it('is seen near and far', () => {
    const { depth } = run(paintCity, { manner: 'street' })
    expect(Math.min(...depth!)).toBeLessThan(0.1)
    expect(Math.max(...depth!)).toBeGreaterThan(0.8)
  })
})

describe('a street by night', () => {
  it('hangs neon signs where the words are neon, unless it is told not to', () => {
    const street = (without: string[]) => seen(run(paintCity, { manner: 'street', time: 'night', palette: 'neon', without }, 96))
    const glowing = ([red, green, blue]: Plane[]) => red!.filter((r, i) => Math.max(r, green![i]!, blue![i]!) - Math.min(r, green![i]!, blue![i]!) > 0.6).length
    expect(glowing(street([]))).toBeGreaterThan(2 * glowing(street(['signs'])))
  })
})

describe('a world that is named', () => {
  it('stands in the middle in its own colours, and a black hole takes them in', () => {
    const middle = (manner: NonNullable<SceneSpec['manner']>) => {
      const [red, green, blue] = seen(run(paintGalaxy, { manner, palette: 'neon' }, 96))
      const mean = (plane: Plane) => [...plane].filter((_, i) => Math.hypot((i % 96) - 47.5, Math.floor(i / 96) - 47.5) < 8).reduce((sum, value) => sum + value / 200, 0)
      return { red: mean(red!), green: mean(green!), blue: mean(blue!) }
    }
    const [mars, earth, hole] = [middle('mars'), middle('earth'), middle('black-hole')]
    expect(mars.red).toBeGreaterThan(1.5 * mars.blue)
    expect(earth.blue).toBeGreaterThan(earth.red)
    expect(hole.red + hole.green + hole.blue).toBeLessThan(0.5 * (earth.red + earth.green + earth.blue))
  })
})

describe('leaving out', () => {
  it('removes the worlds from a galaxy', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
    const nearest = (without: string[]) => seeds.map((seed) => Math.min(...run(paintGalaxy, { seed, without }).depth!))
    expect(Math.min(...nearest([]))).toBeLessThan(0.5)
    expect(Math.min(...nearest(['planet']))).toBe(1)
  })

  it('leaves the rest of an ink landscape where it was', () => {
    const [withBirds, bare] = [run(paintInkwash), run(paintInkwash, { without: ['birds'] })]
    const changed = difference(seen(withBirds), seen(bare))
    expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThan(0.004)
  })
})
