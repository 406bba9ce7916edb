import { describe, expect, it } from 'vitest'
import { toneMap } from '../../pixels/linear-image.ts'
import { Noise } from '../../pixels/noise.ts'
import { boxBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { paintOldTown } from '../old-town/old-town.ts'
import type { Painting, ScenePainter } from '../painter.ts'
import { paintWinter } from '../winter/winter.ts'

const base: SceneSpec = {
  version: 1, scene: 'winter', subjects: [], time: 'day', weather: 'clear', season: 'summer', palette: 'natural', mood: 'calm',
  style: 'photo', framing: 'medium', place: 'water-town', without: [], seed: 3,
}

function run(paint: ScenePainter, changes: Partial<SceneSpec> = {}, width = 64, height = width, checkCancelled = () => {}): Painting {
  const spec = { ...base, ...changes }
  return paint(spec, width, height, { random: createRandom(spec.seed), noise: new Noise(spec.seed), progress: () => {}, checkCancelled })
}

/** What is seen, in shades of grey and colour, without grain. */
function seen({ image, tone }: Painting): Plane {
  const { data } = toneMap(image, { ...tone, grain: 0 })
  return Float32Array.from(data, (value) => value / 255)
}

const difference = (a: Plane, b: Plane) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

/** Lightness in soft focus at 32 × 32: where things are, not how finely they are drawn. */
function layout(painting: Painting): Plane {
  const { width, height } = painting.image
  const shown = seen(painting)
  const grey = Float32Array.from({ length: width * height }, (_, i) => (shown[3 * i]! + shown[3 * i + 1]! + shown[3 * i + 2]!) / 3)
  return resizePlane(boxBlur(grey, width, height, width / 32), width, height, 32, 32)
}

const painted = new Map<ScenePainter, Plane>()
/** The base spec as a painter shows it, painted once. */
function usual(paint: ScenePainter): Plane {
  const known = painted.get(paint) ?? seen(run(paint))
  painted.set(paint, known)
  return known
}

describe.each<[string, ScenePainter]>([['winter', paintWinter], ['old town', paintOldTown]])('%s', (_, paint) => {
  it('makes the same picture for the same seed, and another for another', () => {
    expect(seen(run(paint))).toEqual(usual(paint))
    expect(difference(usual(paint), seen(run(paint, { seed: 9 })))).toBeGreaterThan(0.03)
  })

  it('composes alike at every size', () => {
    expect(difference(layout(run(paint, {}, 64)), layout(run(paint, {}, 128)))).toBeLessThan(0.06)
  })

  it.each<Partial<SceneSpec>>([{ time: 'night' }, { weather: 'snow' }, { season: 'autumn' }])('shows %o', (changes) => {
    expect(difference(usual(paint), seen(run(paint, changes)))).toBeGreaterThan(0.012)
  })

  it.each([[48, 80]])('fills a frame of %i × %i with finite light, the sky farthest', (width, height) => {
    const { image, depth } = run(paint, { time: 'night' }, width, height)
    for (const plane of image.planes) expect(plane.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    expect(depth).toHaveLength(width * height)
    expect(depth![width >> 1]).toBe(1)
    expect(depth![width * (height - 1) + (width >> 1)]).toBeLessThan(0.4)
  })

  it('stops when asked', () => {
    expect(() => run(paint, {}, 64, 64, () => { throw new Error('cancelled') })).toThrow('cancelled')
  })
})

it.each([['trees', paintWinter], ['houses', paintWinter], ['lanterns', paintOldTown], ['bridge', paintOldTown]] as const)('leaves out %s', (thing, paint) => {
  expect(difference(usual(paint), seen(run(paint, { without: [thing] })))).toBeGreaterThan(0.002)
})

it('draws the places that an old town can be, each its own', () => {
  const places = (['temple', 'kyoto', 'europe'] as const).map((place) => seen(run(paintOldTown, { place })))
  places.forEach((one, i) => places.slice(i + 1).forEach((other) => expect(difference(one, other)).toBeGreaterThan(0.04)))
})

it('mirrors lanterns in the wet stones of a street at night', () => {
  const low = ({ image: { planes, width, height } }: Painting) => planes[0].subarray(width * Math.round(height * 0.75)).reduce((sum, value) => sum + value, 0)
  const street: Partial<SceneSpec> = { place: 'old-street', time: 'night', weather: 'rain' }
  expect(low(run(paintOldTown, street))).toBeGreaterThan(1.3 * low(run(paintOldTown, { ...street, without: ['lights', 'lanterns'] })))
})

it.each([['winter', paintWinter], ['old town', paintOldTown]] as const)('hangs the lanterns of %s in the colour that is asked for', (_, paint) => {
  const [red, blue] = ['#d5302f', '#3a78c9'].map((colour) => run(paint, { time: 'night', place: 'old-street', subjects: [{ kind: 'lantern', count: 9, colour }] }, 96).image.planes)
  const bluer = blue![2].filter((value, i) => value > red![2][i]! * 1.3).length
  const redder = red![0].filter((value, i) => value > blue![0][i]! * 1.3).length
  expect(Math.min(bluer, redder)).toBeGreaterThan(8)
})

it('stands as many cabins in the snow as are asked for, painted', () => {
  const red = (count: number) => {
    const [red, green] = run(paintWinter, { subjects: [{ kind: 'house', count, colour: '#d5302f' }] }, 96).image.planes
    return red.filter((value, i) => value > green[i]! * 2).length
  }
  expect(red(3)).toBeGreaterThan(red(1))
})
