import type { Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import { between, forkRandom, pick, wants, type Frame } from '../shared/frame.ts'
import { namedWorldOf, type Planet } from './worlds.ts'

export interface GalaxyLayout {
  nebula: { form: 'band' | 'spiral' | 'ring'; x: number; y: number; angle: number; size: number; lane: number }
  /** Nearest last. */
  planets: Planet[]
  hole?: Pick<Planet, 'x' | 'y' | 'radius' | 'tilt' | 'lane'>
  /** Unit vector to the light that the planets share. */
  light: readonly [x: number, y: number, z: number]
}

const KINDS: readonly [Planet['kind'], ...Planet['kind'][]] = ['gas', 'gas', 'rock', 'ocean']

export function composeGalaxy(spec: SceneSpec, frame: Frame, random: Random): GalaxyLayout {
  const { w, h } = frame
  const [sky, first, second] = [forkRandom(random), forkRandom(random), forkRandom(random)]
  const form = pick(sky, ['band', 'spiral', 'ring', 'band'] as const)
  const right = sky() < 0.5
  const nebula: GalaxyLayout['nebula'] = {
    form,
    x: w * (form === 'band' ? 0.5 : right ? between(sky, 0.52, 0.66) : between(sky, 0.34, 0.48)),
    y: h * between(sky, 0.38, 0.5),
    angle: between(sky, -0.75, 0.75) + (h > w * 1.2 ? 0.7 : 0),
    size: between(sky, 0.9, 1.2),
    lane: between(sky, 0, 40),
  }
  const planet = (random: Random, radius: number, kind: Planet['kind'], world: 0 | 1, depth: number): Planet => ({
    x: w * (right ? between(random, 0.2, 0.32) : between(random, 0.68, 0.8)),
    y: h * between(random, 0.6, 0.76),
    radius,
    kind,
    world: kind === 'ocean' ? 1 : world,
    tilt: between(random, -0.6, 0.6),
    ring:
      random() < 0.6 && wants(spec, 'ring', 'rings')
        ? { inner: between(random, 1.24, 1.4), outer: between(random, 1.85, 2.3), flatness: between(random, 0.14, 0.3) }
        : null,
    lane: between(random, 0, 30),
    depth,
  })
  const zoom = spec.framing === 'close' ? 1.1 : spec.framing === 'wide' ? 0.7 : 1
  const near = planet(first, zoom * between(first, 0.12, 0.18), pick(first, KINDS), 0, 0.32)
  if (first() < 0.22 && spec.framing !== 'wide') {
    Object.assign(near, { x: w * (right ? 0.12 : 0.88), y: h * 1.08, radius: between(first, 0.48, 0.6), ring: null, depth: 0.2 })
  }
  const far = planet(second, zoom * between(second, 0.035, 0.06), pick(second, KINDS), 1, 0.6)
  Object.assign(far, {
    x: w - near.x + (right ? 0.06 : -0.06) * w,
    y: h * between(second, 0.16, 0.3),
    ring: second() < 0.3 ? far.ring : null,
  })
  const drawn = pick(random, [0, 1, 1, 1, 2, 2] as const)
  const count = !wants(spec, 'planet', 'planets') ? 0 : spec.manner === 'planets' ? Math.max(1, drawn) : drawn
  const side = right ? 0.72 : -0.72
  const named = namedWorldOf(spec)
  if (named) {
    const { kind, ring } = named
    const radius = zoom * (ring ? 0.2 : 0.27)
    Object.assign(near, { kind, ring, radius, world: 0, x: w * (right ? 0.46 : 0.54), y: h * 0.52, tilt: ring ? -0.38 : near.tilt, depth: 0.32 })
    return { nebula, planets: [near], light: [side, -0.5, 0.5] }
  }
  if (spec.manner === 'black-hole') {
    const hole = { x: w * 0.5, y: h * 0.5, radius: zoom * 0.14, tilt: near.tilt * 0.5, lane: near.lane }
    return { nebula, planets: [], hole, light: [side, -0.6, 0.34] }
  }
  return { nebula, planets: count === 0 ? [] : count === 1 ? [near] : [far, near], light: [side, -0.6, 0.34] }
}
