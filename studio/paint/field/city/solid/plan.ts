import { hex, mix, scale } from '../../../../pixels/colour.ts'
import type { Random } from '../../../../pixels/random.ts'
import type { SceneSpec } from '../../../../scene/scene-spec.ts'
import { pick } from '../../../brush/pigment.ts'
import { between, forkRandom, wants } from '../../shared/frame.ts'
import type { Solid } from './solids.ts'
import { BLOCK, CELL, SIZE } from './grid.ts'
import { foliageFor, type Foliage } from './foliage.ts'
import { GLAZING, plainLook, type Look, type Walling } from './look.ts'
import { lampPosts, type Standpoint } from './standpoint.ts'
import { furnishStreet } from './street-life.ts'

const STONES = ['#d8c7ac', '#c9b49a', '#b98f6f', '#a2644c', '#cfcac0', '#e5ddcf', '#8d8a86', '#9a7560', '#d9d4cc', '#b6aea3'].map(hex)
const METALS = ['#8b949c', '#c8ccd0', '#5e6a74', '#b7a992', '#e3e5e6', '#46525c'].map(hex)
const GLASSES = ['#2f5f78', '#3a6f8c', '#28566a', '#4b7f8f', '#23465c', '#51707c', '#3c6a62'].map(hex)
const PAINTS = ['#d9d9d6', '#26282c', '#b3272b', '#e8b62c', '#2f5d8f', '#f0efe9', '#7d8288'].map(hex)

function lookOf(random: Random, tall: boolean): Look {
  const kind = random() < (tall ? 0.52 : 0.1) ? 'curtain' : pick<Walling>(random, ['stone', 'stone', 'bands', 'piers'])
  const metal = kind === 'curtain' || random() < 0.22
  const salt = Math.floor(random() * 65536)
  const glass = scale(pick(random, GLASSES), between(random, 0.6, 1.1))
  const wall = pick(random, metal ? METALS : STONES)
  const storey = between(random, 3.4, 4.1)
  const [across, up] = GLAZING[kind]
  return { kind, wall, glass, bay: kind === 'curtain' ? between(random, 1.8, 3) : between(random, 2.8, 4.6), storey, across, up, salt }
}

const BARK = plainLook(hex('#4a3a2e'))
const IRON = plainLook(hex('#33373b'))

export interface Plan {
  solids: Solid[]
  looks: Look[]
  foliage: Foliage
  /** Blocks that are lawns, by block index. */
  parks: ReadonlySet<number>
}

/** Lays out the streets, towers, trees and cars round a standpoint. */
export function planCity(spec: SceneSpec, stand: Standpoint, random: Random): Plan {
  const [towers, greens, traffic] = [forkRandom(random), forkRandom(random), forkRandom(random)]
  const foliage = foliageFor(spec, forkRandom(random))
  const looks: Look[] = foliage.tones.map((wall) => plainLook(wall, 'leaves'))
  const solids: Solid[] = []
  const parks = new Set<number>()
  const add = (solid: Omit<Solid, 'look'>, look: Look) => {
    looks.push(look)
    solids.push({ ...solid, look: looks.length - 1 })
  }
  const tree = (x: number, z: number, size: number) => {
    const look = Math.floor(greens() * foliage.tones.length)
    const distance = stand.ahead(x, z)
    const lobes = distance < 190 ? 5 : 1
    const tall = size * between(greens, 1.9, 2.6)
    if (!wants(spec, 'tree', 'trees') || distance < stand.bank + 4) return
    for (let lobe = 0; lobe < lobes; lobe++) {
      const turn = (lobe / lobes) * 6.3 + x
      const r = lobes === 1 ? size : size * between(greens, 0.55, 0.75)
      const [off, up] = lobes === 1 ? [0, 0] : [size * 0.5, tall * (0.28 * Math.sin(turn * 2.3) + 0.1)]
      const [cx, cy, cz] = [x + off * Math.cos(turn), size * 0.7 + tall * 0.5 + up, z + off * Math.sin(turn)]
      const half = lobes === 1 ? tall * 0.5 : r * 0.95
      solids.push({ kind: 'crown', x0: cx - r, x1: cx + r, z0: cz - r, z1: cz + r, y0: cy - half, y1: cy + half, look })
    }
    if (lobes > 1) add({ kind: 'drum', x0: x - 0.2, x1: x + 0.2, z0: z - 0.2, z1: z + 0.2, y0: 0, y1: tall * 0.8 }, BARK)
  }
  const clear = (x0: number, z0: number, x1: number, z1: number) =>
    [[x0, z0], [x1, z0], [x0, z1], [x1, z1]].every(([x, z]) => stand.ahead(x!, z!) > stand.bank + 16)

  for (let bz = 0; bz * BLOCK.z < SIZE - BLOCK.z; bz++)
    for (let bx = 0; bx * BLOCK.x < SIZE - BLOCK.x; bx++) {
      const [left, front] = [(bx * BLOCK.x + 1) * CELL, (bz * BLOCK.z + 1) * CELL]
      const [width, deep] = [(BLOCK.x - 1) * CELL, (BLOCK.z - 1) * CELL]
      const park = towers() < 0.07 || (stand.park?.[0] === bx && stand.park[1] === bz)
      const halves = towers() < 0.55 ? 2 : 1
      const rows = pick(towers, [1, 2, 2, 3])
      if (park) {
        parks.add(bz * 1000 + bx)
        for (let k = 0; k < 16; k++) tree(left + between(greens, 4, width - 4), front + between(greens, 4, deep - 4), between(greens, 2.6, 4.4))
        continue
      }
      for (let row = 0; row < rows; row++)
        for (let half = 0; half < halves; half++) {
          const [x0, z0] = [left + (half * width) / halves + 1.2, front + (row * deep) / rows + 1.2]
          const [x1, z1] = [left + ((half + 1) * width) / halves - 1.2, front + ((row + 1) * deep) / rows - 1.2]
          const local = forkRandom(towers)
          if (!clear(x0, z0, x1, z1)) continue
          const rise = stand.rise((x0 + x1) / 2, (z0 + z1) / 2)
          const height = Math.min(between(local, 14, 38) + rise * between(local, 0.35, 1) ** 1.3 * 250, Math.min(x1 - x0, z1 - z0) * 8)
          raise(add, { x0, x1, z0, z1 }, height, local)
        }
    }
  for (const [x, z, size] of stand.trees(greens)) tree(x, z, size)
  furnishStreet(add, stand, spec, forkRandom(random))
  for (const { x, z, side, high } of lampPosts(stand.lamps)) {
    const inner = x - side
    add({ kind: 'drum', x0: x - 0.09, x1: x + 0.09, z0: z - 0.09, z1: z + 0.09, y0: 0, y1: high }, IRON)
    add({ kind: 'box', x0: Math.min(x, inner), x1: Math.max(x, inner), z0: z - 0.07, z1: z + 0.07, y0: high - 0.12, y1: high }, IRON)
  }
  if (wants(spec, 'cars'))
    for (const [x, z, along] of stand.cars(traffic)) {
      const [w, d] = along === 'z' ? [0.95, 2.2] : [2.2, 0.95]
      const paint = pick(traffic, PAINTS)
      const plain = plainLook(paint)
      add({ kind: 'box', x0: x - w, x1: x + w, z0: z - d, z1: z + d, y0: 0.3, y1: 0.95 }, plain)
      add({ kind: 'box', x0: x - w * 0.8, x1: x + w * 0.8, z0: z - d * 0.55, z1: z + d * 0.5, y0: 0.9, y1: 1.5 }, { ...plain, wall: mix(paint, [0.02, 0.03, 0.04], 0.8) })
    }
  return { solids, looks, foliage, parks }
}

interface Plot {
  x0: number
  x1: number
  z0: number
  z1: number
}

const inset = ({ x0, x1, z0, z1 }: Plot, share: number): Plot => {
  const by = share * Math.min(x1 - x0, z1 - z0)
  return { x0: x0 + by, x1: x1 - by, z0: z0 + by, z1: z1 - by }
}

/** One building: a podium, a shaft with setbacks or a drum, a crown. */
function raise(add: (solid: Omit<Solid, 'look'>, look: Look) => void, plot: Plot, height: number, random: Random): void {
  const tall = height > 70
  const look = lookOf(random, tall)
  const plain: Look = { ...look, kind: 'plain', wall: scale(look.wall, 0.8) }
  const drum = tall && random() < 0.13
  const stepped = tall ? pick(random, [1, 1, 2, 3, 4]) : pick(random, [1, 1, 1, 2])
  const slanted = tall && !drum && stepped < 3 && random() < 0.3
  const lean = slanted ? between(random, 0.4, 1) * (random() < 0.5 ? -1 : 1) : 0
  const alongX = random() < 0.5
  const [podium, retreat, last] = [between(random, 0, 0.06), between(random, 0.06, 0.1), between(random, 0.58, 0.8)]
  if (tall && podium > 0.02) add({ kind: 'box', ...plot, y0: 0, y1: between(random, 9, 18) }, { ...look, kind: 'stone', across: 0.7, up: 0.7 })
  let shaft = inset(plot, tall ? podium + 0.03 : 0)
  for (let step = 0; step < stepped; step++) {
    const top = step === stepped - 1
    const y1 = height * (top ? 1 : last + (0.95 - last) * (step / Math.max(1, stepped - 1)))
    const fall = top ? { fallX: alongX ? lean : 0, fallZ: alongX ? 0 : lean } : {}
    const solid = { kind: drum ? 'drum' : 'box', ...shaft, y0: 0, y1: slanted && top ? y1 - Math.abs(lean) * (shaft.x1 - shaft.x0) * 0.5 : y1, ...fall } as const
    add(solid, look)
    if (!top) shaft = inset(shaft, retreat)
  }
  if (slanted) return
  const crown = inset(shaft, between(random, 0.2, 0.32))
  // A penthouse for the lifts, and now and then a mast.
  add({ kind: 'box', ...crown, y0: height, y1: height + between(random, 3, 6) * (tall ? 1.5 : 1) }, plain)
  if (height > 130 && random() < 0.5) {
    const [x, z] = [(crown.x0 + crown.x1) / 2, (crown.z0 + crown.z1) / 2]
    const reach = height * between(random, 0.1, 0.24)
    for (const [r, share] of [[1.3, 0.5], [0.6, 1]] as const)
      add({ kind: 'box', x0: x - r, x1: x + r, z0: z - r, z1: z + r, y0: height, y1: height + reach * share }, plain)
  }
}
