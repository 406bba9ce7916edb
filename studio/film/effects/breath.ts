import type { FilmSpec } from '../film-spec.ts'
import type { Breather, FilmStage } from '../stage/film-stage.ts'
import type { Effect } from './effect.ts'
import { way } from './in-the-air.ts'

/** Breaths a second at rest. */
const PACE = 0.27
/** As shares of the head's height. */
const RISE = 0.022
const WIDEN = 0.014
const SWAY = 0.014

/** A chest that rises and sinks, and a head that is never quite still. Of those who are cut out, the subject's layer alone moves. */
export function breath(spec: FilmSpec, { layers }: FilmStage, { x, y, reach, head }: Breather): Effect {
  const strength = 0.4 + 0.9 * spec.strength
  return {
    bend(grid, { time }, isFront) {
      if (isFront !== layers.length > 1) return
      const turn = 2 * Math.PI * way(PACE, time, spec)
      // In is quicker than out.
      const filled = 0.5 - 0.5 * Math.cos(turn + 0.35 * Math.sin(turn))
      const [rise, widen] = [RISE * head.reach * filled * strength, WIDEN * head.reach * filled * strength]
      const slow = 2 * Math.PI * way(PACE / 2, time, spec)
      const [swayX, swayY] = [SWAY * head.reach * strength * Math.sin(slow), SWAY * 0.5 * head.reach * strength * Math.sin(2 * slow + 0.6)]
      for (let i = 0; i < grid.x.length; i++) {
        const [u, v] = [(grid.x[i]! - x) / reach, (grid.y[i]! - y) / reach]
        const chest = Math.exp(-(u * u + v * v))
        const [p, q] = [(grid.x[i]! - head.x) / (head.reach * 1.9), (grid.y[i]! - head.y) / (head.reach * 1.9)]
        const near = Math.exp(-(p * p + q * q))
        grid.x[i]! -= u * widen * chest * 2 + swayX * near
        grid.y[i]! += rise * chest + rise * 0.5 * near - swayY * near
      }
    },
  }
}
