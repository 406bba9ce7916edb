import { Noise } from '../../pixels/noise.ts'
import type { FilmSpec } from '../film-spec.ts'
import { addLight } from '../render/add-light.ts'
import { paintSprite } from '../render/sprite.ts'
import { createGrid } from '../sample/grid.ts'
import type { FilmStage } from '../stage/film-stage.ts'
import { filmColour } from '../stage/planes.ts'
import type { Effect } from './effect.ts'
import { around, drifters, swing, way } from './in-the-air.ts'

const GLOW = filmColour(255, 232, 190)
/** Steps of luma at most. */
const RAYS = 46
/** Cells of the grid in pixels. */
const CELL = { width: 8, height: 8 }

/** Slow rays from where the photo is brightest, and specks of dust that shine in them. */
export function light(spec: FilmSpec, stage: FilmStage): Effect {
  const noise = new Noise(spec.seed ^ 0x119)
  const specks = drifters(Math.round(20 + 50 * spec.strength), spec.seed ^ 0x33)
  const grid = createGrid(spec.size, CELL)
  const nodes = new Float32Array(grid.x.length)
  const reach = Math.hypot(spec.size.width, spec.size.height)
  return {
    over(frame, moment) {
      const { time, pose, view } = moment
      const [fromX, fromY] = view.seenAt(stage.light.x, stage.light.y, 0.1, pose)
      const breath = 0.85 + 0.15 * swing(0.17, time, spec, 0)
      // Around a circle, so that a loop closes.
      const [turnX, turnY] = [Math.cos(2 * Math.PI * way(0.06, time, spec)), Math.sin(2 * Math.PI * way(0.06, time, spec))]
      for (let row = 0, node = 0; row <= grid.rows; row++) {
        for (let column = 0; column <= grid.columns; column++, node++) {
          const [dx, dy] = [column * CELL.width - fromX, row * CELL.height - fromY]
          const away = Math.hypot(dx, dy) / reach
          const angle = Math.atan2(dy, dx)
          const beam = noise.fbm(2.6 * Math.cos(angle) + turnX, 2.6 * Math.sin(angle) + turnY + 5, 3)
          const ray = Math.max(0, 0.35 + 1.3 * beam) * Math.min(1, away * 8)
          nodes[node] = RAYS * spec.strength * breath * (0.55 * Math.exp(-away * 7) + ray * Math.exp(-away * 2.2))
        }
      }
      addLight(frame, grid, nodes, 0.16)
      const short = Math.min(frame.width, frame.height)
      for (const { near, chance, x, y } of specks) {
        const [atX, atY] = around(
          frame,
          x + 0.03 * swing(0.1 + 0.1 * chance, time, spec, chance),
          y - (spec.loop ? 0.02 * swing(0.12, time, spec, chance * 5) : way(0.012 + 0.03 * chance, time, spec)),
          near,
          moment,
        )
        const radius = short * (0.003 + 0.014 * near)
        const opacity = (0.1 + 0.32 * (1 - near)) * (0.55 + 0.45 * swing(0.25 + 0.3 * chance, time, spec, chance * 9))
        paintSprite(frame, { x: atX, y: atY, long: radius, wide: radius, turned: 0, colour: GLOW, opacity, softness: 0.7 })
      }
    },
  }
}
