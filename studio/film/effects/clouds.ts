import { smoothstep } from '../../pixels/colour.ts'
import { boxBlur } from '../../pixels/plane.ts'
import type { FilmSpec } from '../film-spec.ts'
import type { Grid } from '../sample/grid.ts'
import { readerOf, type Field } from '../stage/field.ts'
import type { FilmStage } from '../stage/film-stage.ts'

/** How far the sky goes in a film, as a share of the frame's width at full strength. */
const WAY = 0.075
/** The sky stays where it is at its edges, and is free from this share of the width on. */
const LOOSE = 0.07

/** Moves the places of a grid that lie in the sky, by a share of the sky's way (-0.5..0.5). */
export type Drift = (grid: Grid, share: number) => void

/** A sky that drifts: fast high up, hardly at all where it meets the land, as what is far away does. */
export function cloudDrift(spec: FilmSpec, stage: FilmStage, sky: Field): Drift {
  const { width, height, data } = sky
  const inner = boxBlur(boxBlur(data, width, height, Math.round(LOOSE * width * 0.5)), width, height, Math.round(LOOSE * width * 0.5))
  const free = readerOf({ width, height, data: inner.map((value) => smoothstep(0.84, 1, value)) }, stage)
  const whole = (0.35 + 0.65 * spec.strength) * WAY * stage.window.width * (spec.seed & 1 ? 1 : -1)
  const edge = LOOSE * stage.width
  return (grid, share) => {
    for (let i = 0; i < grid.x.length; i++) {
      const [x, y] = [grid.x[i]!, grid.y[i]!]
      const loose = free(x, y)
      if (loose === 0) continue
      const rim = smoothstep(0, edge, Math.min(x, stage.width - x))
      grid.x[i] = x + whole * share * loose * rim
      grid.y[i] = y + 0.12 * Math.abs(whole) * share * loose * rim
    }
  }
}
