import { hex, scale } from '../../../../pixels/colour.ts'
import type { Random } from '../../../../pixels/random.ts'
import type { SceneSpec } from '../../../../scene/scene-spec.ts'
import { pick } from '../../../brush/pigment.ts'
import { between, wants } from '../../shared/frame.ts'
import { BLOCK, CELL } from './grid.ts'
import { plainLook, type Look } from './look.ts'
import { isNeon, TUBES } from './neon.ts'
import type { Solid } from './solids.ts'
import type { Standpoint } from './standpoint.ts'

const AWNINGS = ['#b8322f', '#2f6b52', '#e8dcc4', '#2c4a78', '#d98a2e', '#7a2f4a', '#3f7f86', '#e9e6df'].map(hex)
export const SIGNS = ['#d23b36', '#e6b13a', '#2f7a5c', '#2f5f9c', '#f1ece2', '#8a3f8f', '#e0703a', '#2a8f98'].map(hex)
const CLOTHES = ['#2c3444', '#7a2e34', '#d8d2c6', '#3f5f7a', '#8a6a48', '#4a5a40', '#c48a3a', '#b04a5c', '#20242c'].map(hex)
const SKINS = ['#e8c0a0', '#c68f68', '#8d5a3c', '#f0d0b4'].map(hex)
const HAIRS = ['#1d1a1f', '#5a3825', '#c9a25c', '#cfcdcc'].map(hex)
/** From the middle of the street to the fronts of its houses, and how far shops and walkers are drawn, metres. */
const FRONT = 11.2
const REACH = 170

type OnFront = (side: number, out: number, along: readonly [number, number], up: readonly [number, number], look: Look) => void

/** Neon boards over a shop: one that stands out over the pavement, one along the front, and sometimes a large one higher up. */
function lightSigns(onFront: OnFront, side: number, [at, width]: readonly [number, number], random: Random): void {
  const board = (size: number): Look => ({ ...plainLook(pick(random, TUBES), 'neon'), storey: size, salt: Math.floor(random() * 65536) })
  const [low, place] = [between(random, 4.4, 6.5), at + width * between(random, 0.2, 0.8)]
  const small = between(random, 0.8, 1.3)
  if (random() < 0.8) onFront(side, 0.2 + small, [place, place + 0.16], [low, low + small * Math.ceil(between(random, 2, 6))], board(small))
  if (random() < 0.5) onFront(side, 0.12, [at + 0.5, at + width - 0.5], [5.4, 5.4 + 1.1], board(1.1))
  if (random() < 0.3) onFront(side, 0.3, [at, at + width], [between(random, 11, 14), between(random, 17, 24)], board(between(random, 1.8, 3)))
}

/** What makes a street lived in: awnings, shop signs, planters and people on the pavements. */
export function furnishStreet(add: (solid: Omit<Solid, 'look'>, look: Look) => void, { lamps, z }: Standpoint, spec: SceneSpec, random: Random): void {
  if (!lamps) return
  const { line } = lamps
  /** A box that reaches from the front `out` metres over the pavement; `fall` slants its top towards the street. */
  const onFront = (side: number, out: number, [z0, z1]: readonly [number, number], [y0, y1]: readonly [number, number], look: Look, fall = 0) => {
    const [wall, edge] = [line + side * (FRONT + 3.4), line + side * (FRONT - out)]
    const x0 = Math.min(wall, edge)
    const high = side > 0 ? y1 : y1 + fall * (out + 3.4)
    add({ kind: 'box', x0, x1: Math.max(wall, edge), z0, z1, y0, y1: high, ...(fall && { fallX: -side * fall }) }, look)
  }
  for (const side of [-1, 1])
    for (let at = z + 4; at < z + REACH; ) {
      const width = between(random, 5, 9)
      const [sort, colour] = [random(), pick(random, AWNINGS)]
      const streetward = ((at + width) / CELL) % BLOCK.z
      const free = streetward > 1.1 && (at / CELL) % BLOCK.z > 1.1
      if (free) {
        if (sort < 0.62) {
          const striped: Look = { ...plainLook(colour, 'cloth'), glass: [0.82, 0.8, 0.75], bay: 0.9 }
          onFront(side, 1.7, [at + 0.3, at + width - 0.3], [2.85, 3.05], sort < 0.3 ? striped : plainLook(colour, 'cloth'), 0.34)
        }
        if (isNeon(spec)) lightSigns(onFront, side, [at, width], random)
        else if (random() < 0.3) onFront(side, 1.15, [at + width * 0.5, at + width * 0.5 + 0.14], [5.2, 5.2 + between(random, 0.8, 1.5)], plainLook(pick(random, SIGNS), 'sign'))
        if (random() < 0.25) {
          const tall = between(random, 0.5, 0.75)
          const [x, zz] = [line + side * (FRONT - 0.9), at + width * 0.82]
          add({ kind: 'box', x0: x - 0.4, x1: x + 0.4, z0: zz - 0.4, z1: zz + 0.4, y0: 0, y1: tall }, plainLook([0.32, 0.2, 0.15]))
          add({ kind: 'crown', x0: x - 0.6, x1: x + 0.6, z0: zz - 0.6, z1: zz + 0.6, y0: tall - 0.1, y1: tall + 1.2 }, plainLook(hex('#4d7a38'), 'leaves'))
        }
      }
      at += width
    }
  if (!wants(spec, 'people')) return
  const umbrella = spec.weather === 'rain' || spec.weather === 'snow'
  for (let k = 0; k < 24; k++) {
    const side = random() < 0.5 ? -1 : 1
    const [x, zz] = [line + side * between(random, 7.4, 10.6), z + 11 + (REACH - 60) * random() ** 1.6]
    const tall = between(random, 0.92, 1.06)
    const [coat, legs] = [pick(random, CLOTHES), scale(pick(random, CLOTHES), 0.6)]
    const stride = between(random, 0.06, 0.16)
    const person: Look = { ...plainLook(coat, 'cloth'), glass: pick(random, HAIRS), storey: 1.62 * tall }
    for (const foot of [-1, 1]) add({ kind: 'drum', x0: x + foot * 0.1 - 0.075, x1: x + foot * 0.1 + 0.075, z0: zz + foot * stride - 0.075, z1: zz + foot * stride + 0.075, y0: 0, y1: 0.86 * tall }, plainLook(legs))
    add({ kind: 'crown', x0: x - 0.26, x1: x + 0.26, z0: zz - 0.19, z1: zz + 0.19, y0: 0.62 * tall, y1: 1.52 * tall }, plainLook(coat, 'cloth'))
    // Heads of those who are far off are a pixel or two.
    if (zz > z + 130) continue
    add({ kind: 'crown', x0: x - 0.11, x1: x + 0.11, z0: zz - 0.12, z1: zz + 0.12, y0: 1.46 * tall, y1: 1.76 * tall }, { ...person, wall: pick(random, SKINS) })
    if (umbrella) add({ kind: 'crown', x0: x - 0.6, x1: x + 0.6, z0: zz - 0.6, z1: zz + 0.6, y0: 1.72 * tall, y1: 2.12 * tall }, plainLook(pick(random, SIGNS), 'cloth'))
  }
}
