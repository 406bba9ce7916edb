import { clamp } from '../../pixels/colour.ts'
import type { FilmSpec } from '../film-spec.ts'
import { addLight } from '../render/add-light.ts'
import type { Grid } from '../sample/grid.ts'
import { readerOf, type Field } from '../stage/field.ts'
import type { FilmStage } from '../stage/film-stage.ts'
import type { Effect } from './effect.ts'
import { way } from './in-the-air.ts'

/** Waves: how many across the water's depth, how they lean, how often they come a second, how strong they are. */
const WAVES = [
  { density: 15, lean: 1.3, pace: 0.55, strength: 1 },
  { density: 24, lean: -2.1, pace: 0.8, strength: 0.6 },
  { density: 37, lean: 3.4, pace: 1.1, strength: 0.35 },
] as const
/** Of the frame's height, at the near edge and full strength. */
const LIFT = 0.0075
const SHINE = 11

/** Ripples that run towards us: small and many far away, long close by. What is mirrored sways with them. */
export function water(spec: FilmSpec, stage: FilmStage, mask: Field): Effect {
  const read = readerOf(mask, stage)
  const shore = firstRow(mask) * stage.height
  const deep = stage.height - shore
  let nodes = new Float32Array(0)
  let lit: Grid | undefined
  return {
    bend(grid, { time }, isFront) {
      if (isFront) return
      if (nodes.length !== grid.x.length) nodes = new Float32Array(grid.x.length)
      lit = grid
      for (let i = 0; i < nodes.length; i++) {
        const [x, y] = [grid.x[i]!, grid.y[i]!]
        const wet = y < shore ? 0 : read(x, y)
        nodes[i] = 0
        if (wet < 0.05) continue
        const depth = clamp((y - shore) / deep, 0, 1)
        // Equal steps of it are equal distances on the water, which perspective draws closer together far away.
        const far = Math.log(0.12 + depth)
        let [lift, slope] = [0, 0]
        for (const { density, lean, pace, strength } of WAVES) {
          const bow = Math.sin((x / stage.width) * lean * 4 + density) * 0.9
          const phase = density * far + bow + (lean * x) / stage.width - 2 * Math.PI * way(pace, time, spec)
          lift += strength * Math.sin(phase)
          slope += strength * Math.cos(phase)
        }
        const size = (0.18 + 0.82 * depth) * wet * wet * spec.strength
        grid.y[i] = y + lift * LIFT * stage.window.height * size
        grid.x[i] = x + slope * LIFT * 0.45 * stage.window.height * size
        nodes[i] = slope * SHINE * size * 0.55
      }
    },
    behind(frame) {
      if (lit) addLight(frame, lit, nodes)
    },
  }
}

/** Where the water begins, as a share of the height. */
function firstRow({ data, width, height }: Field): number {
  const first = data.findIndex((value) => value > 0.5)
  return Math.floor(Math.max(0, first) / width) / height
}
