import { hex, type Rgb } from '../../../../pixels/colour.ts'
import type { SceneSpec } from '../../../../scene/scene-spec.ts'
import { NEON_TONES } from '../light.ts'
import { wants } from '../../shared/frame.ts'
import { chance } from './facade.ts'

/** Linear colours of the tubes, brighter than white paper. */
export const TUBES: readonly Rgb[] = NEON_TONES.map(hex)

/** A tube's own light, and that of the board behind it, in times its colour. */
export const TUBE_GLOW = 3.4
export const BOARD_GLOW = 0.16

/** Half a tube's width, as a share of its sign. */
const TUBE = 0.055
/** Where strokes may run across and down a sign. */
const PLACES = [0.2, 0.5, 0.8]
const OFTEN = 0.62
/** Where a pixel takes in most of a sign, this much of it shines. */
const MEAN = 0.3

export const isNeon = (spec: SceneSpec): boolean =>
  (spec.palette === 'neon' || spec.palette === 'vivid') && spec.time !== 'day' && wants(spec, 'neon', 'sign', 'signs')

/** How much of a place on a board is tube, 0..1: rows of made-up signs of `size` metres, seen through a pixel of so many. */
export function tubeAt(u: number, v: number, size: number, salt: number, pixel: number): number {
  const [column, row] = [Math.floor(u / size), Math.floor(v / size)]
  const [x, y] = [u / size - column, v / size - row]
  const blur = pixel / size
  if (blur > 0.3) return MEAN
  const own = salt + row * 7 + column * 31
  let best = 0
  for (const [k, place] of PLACES.entries()) {
    // Each stroke runs over one half of the sign or both.
    for (const half of [0, 1]) {
      if (chance(own, k * 2 + half, 11) < OFTEN) best = Math.max(best, stroke(x - place, y - (half ? 0.65 : 0.35), blur))
      if (chance(own, k * 2 + half, 23) < OFTEN) best = Math.max(best, stroke(y - place, x - (half ? 0.65 : 0.35), blur))
    }
  }
  return best
}

/** A bar of 0.3 to either side along, and a tube's width across, softened by the pixel. */
function stroke(across: number, along: number, blur: number): number {
  const soft = Math.max(0.02, blur * 0.7)
  const side = 1 - (Math.abs(across) - TUBE) / soft
  const end = 1 - (Math.abs(along) - 0.17) / soft
  return Math.max(0, Math.min(1, side, end))
}
