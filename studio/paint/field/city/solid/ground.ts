import { clamp } from '../../../../pixels/colour.ts'
import type { Scratch } from '../../../terrain/mixing.ts'
import { BLOCK, CELL } from './grid.ts'
import type { Plan } from './plan.ts'

/** What a place on the ground is. */
export interface Floor {
  road: boolean
  park: boolean
  /** Metres from the middle of the road. */
  off: number
  /** Linear, dry and without snow. */
  colour: Scratch
}

const ASPHALT = [0.075, 0.078, 0.085] as const
const PAVEMENT = [0.33, 0.31, 0.29] as const
const PAINT = [0.72, 0.72, 0.68] as const

/** Reads the ground at a place, seen through a pixel of the given size (metres): asphalt with its markings, pavement or lawn. */
export function readGround(plan: Plan, x: number, z: number, pixel: number, lawn: boolean, out: Floor): void {
  const i = Math.floor(x / CELL)
  const j = Math.floor(z / CELL)
  const along = ((i % BLOCK.x) + BLOCK.x) % BLOCK.x === 0
  const cross = ((j % BLOCK.z) + BLOCK.z) % BLOCK.z === 0
  const off = Math.abs(along ? x / CELL - i - 0.5 : z / CELL - j - 0.5) * CELL
  out.off = off
  out.road = !lawn && (along || cross) && (off < 6.4 || (along && cross))
  out.park = lawn || (!along && !cross && plan.parks.has(Math.floor(j / BLOCK.z) * 1000 + Math.floor(i / BLOCK.x)))
  out.colour.set(out.road ? ASPHALT : out.park ? plan.foliage.lawn : PAVEMENT)
  if (!out.road || (along && cross)) return
  const length = along ? z : x
  const dash = Math.abs(off - 3.3) < 0.09 && length % 9 < 4 ? 1 : Math.abs(off) < 0.24 && Math.abs(off) > 0.1 ? 0.8 : Math.abs(off - 6.1) < 0.09 ? 0.6 : 0
  const end = along ? Math.abs(z / CELL - j - 0.5) * CELL : Math.abs(x / CELL - i - 0.5) * CELL
  const stripes = end > 7.4 && end < 9.6 && off % 1.2 < 0.6 ? 0.75 : 0
  const paint = Math.max(dash, stripes) * clamp(0.5 / pixel) * 0.6
  for (let c = 0; c < 3; c++) out.colour[c]! += (PAINT[c]! - out.colour[c]!) * paint
}
