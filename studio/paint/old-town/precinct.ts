import { hex } from '../../pixels/colour.ts'
import { between, wants } from '../field/shared/frame.ts'
import { hill } from './far-off.ts'
import { tree, treeFor, type TreeKind } from './greenery.ts'
import { hall, pagoda, PALACE, SHRINE, TEMPLE } from './hall.ts'
import { drawLantern } from './lantern.ts'
import type { PlanContext, TownPlan } from './town-plan.ts'
import { STONE, stroke, type Thing } from './setting.ts'
import { flight, heightOn, type Flight } from './steps.ts'
import { stoneLantern, torii } from './torii.ts'

/** How far off the middle of the picture stands. */
const NEARNESS = { close: 0.72, medium: 1, wide: 1.4 }

/** A temple or palace hall at the head of a broad flight of steps, with a pagoda and wooded hills behind. */
export function temple({ spec, reach, noise, random }: PlanContext): TownPlan {
  const near = NEARNESS[spec.framing]
  const royal = random() < 0.5
  const look = royal ? PALACE : TEMPLE
  const steps: Flight = { half: 3.6 * Math.min(1, reach / 0.42), from: 8 * near, to: 19 * near, low: 0, high: 3.4, stone: STONE, seed: Math.floor(random() * 1e9) }
  const hallZ = 30 * near
  const side = random() < 0.5 ? -1 : 1
  const half = Math.min(9.5, 0.66 * reach * hallZ)
  const things: Thing[] = [
    flight(steps),
    hall({ x: 0, y: steps.high, z: hallZ, half, walls: half * 0.5 }, look, random() < 0.6 ? 2 : 1, wants(spec, 'lanterns')),
    pagoda(side * reach * 56 * between(random, 0.52, 0.74), 6, 56, 3, 7, look === PALACE ? TEMPLE : look),
    hill(120, 30, side * 30, noise, 5), hill(190, 62, -side * 50, noise, 9), hill(300, 120, side * 40, noise, 12),
  ]
  const low = (k: number) => ({ x: (k % 2 ? -1 : 1) * (steps.half + 1.1), z: steps.from * 0.94 + 3.4 * near * Math.floor(k / 2) })
  for (let k = 0; k < 6; k++) {
    const { x, z } = low(k)
    things.push(stoneLantern(x, heightOn(steps, z), z))
  }
  if (wants(spec, 'lanterns') && (spec.time === 'night' || spec.mood === 'joyful')) for (let k = 0; k < 8; k++) {
    const z = steps.from + ((steps.to - steps.from) * (Math.floor(k / 2) + 0.5)) / 4
    things.push(post((k % 2 ? -1 : 1) * (steps.half + 0.25), heightOn(steps, z), z))
  }
  if (wants(spec, 'trees')) for (let k = 0; k < 9; k++) {
    const [away, draw, tall, own] = [random(), random(), random(), Math.floor(random() * 1e9)]
    const z = (k < 2 ? 10 + 3 * away : 17 + 22 * away) * near
    const x = (k % 2 ? -1 : 1) * Math.max(steps.half + 3.4, reach * z * between(() => draw, 0.82, 1.08))
    things.push(tree(treeFor('east', spec.season, tall), [x, heightOn(steps, z), z], 5 + 3 * tall, (k % 2 ? 1 : -1) * 0.15, own))
  }
  return { things, floor: 'stone', eye: spec.framing === 'wide' ? 3.4 : 2.2, horizon: 0.62 }
}

/** A lantern on a pole. */
const post = (x: number, y: number, z: number): Thing => ({
  z,
  draw(setting) {
    stroke(setting, setting.walls.ink(setting.lit([0.16, 0.05, 0.03], [0, 0, -1])), 0.07, [[x, y, z], [x, y + 1.95, z]])
    drawLantern(setting, [x, y + 1.5, z], 0.24)
  },
})

/** A shrine: gates over a climbing path under cedars and maples, or one great gate that stands in the water. */
export function shrine(context: PlanContext): TownPlan {
  const { spec, reach, noise, random } = context
  const near = NEARNESS[spec.framing]
  if (random() < 0.36) return afloat(context)
  const path: Flight = { half: 2.3, from: 7 * near, to: 36 * near, low: 0, high: 7.4, stone: hex('#85837a'), seed: Math.floor(random() * 1e9) }
  const things: Thing[] = [flight(path), hall({ x: 0, y: path.high, z: 44 * near, half: 6.4, walls: 3.2 }, SHRINE, 1, wants(spec, 'lanterns')), hill(95, 30, 0, noise, 4), hill(170, 60, 30, noise, 6)]
  const gates = spec.framing === 'close' ? 7 : 5
  for (let k = 0; k < gates; k++) {
    const z = (9 + (k * 27) / gates) * near
    things.push(torii(0, heightOn(path, z) - 0.1, z, k === 0 ? 5.9 : 5.2))
  }
  for (let k = 0; k < 12; k++) {
    const z = (7.4 + 4.6 * Math.floor(k / 2)) * near
    things.push(stoneLantern((k % 2 ? -1 : 1) * (path.half + 0.95), heightOn(path, z), z, 1.75))
  }
  if (wants(spec, 'trees')) for (let k = 0; k < 22; k++) {
    const [away, draw, tall, own] = [random(), random(), random(), Math.floor(random() * 1e9)]
    const z = (10 + 38 * (1 - away * away)) * near
    const kind: TreeKind = k % 2 ? treeFor('east', spec.season, draw) : 'pine'
    const x = (Math.floor(k / 2) % 2 ? -1 : 1) * Math.max(6, reach * z * between(() => draw, 0.6, 1.15))
    things.push(tree(kind, [x, heightOn(path, z), z], (kind === 'pine' ? 9 : 5.5) + 4 * tall, (x < 0 ? 1 : -1) * 0.06, own))
  }
  return { things, floor: 'stone', eye: 2, horizon: 0.66 }
}

/** The great gate in the shallows before wooded islands. */
function afloat({ spec, reach, noise, random }: PlanContext): TownPlan {
  const z = 24 * NEARNESS[spec.framing]
  const size = Math.min(9.5, reach * z * 0.85)
  const x = reach * z * between(random, -0.25, 0.25)
  return {
    things: [torii(x, -0.3, z, size), hill(110, 13, x > 0 ? -55 : 55, noise, 4), hill(190, 46, x > 0 ? 40 : -40, noise, 7), hill(330, 80, 0, noise, 2)],
    floor: 'water', eye: 2.2, horizon: 0.58,
  }
}
