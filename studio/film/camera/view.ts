import { clamp } from '../../pixels/colour.ts'
import { frameCount, type FilmSpec } from '../film-spec.ts'
import type { Grid } from '../sample/grid.ts'
import type { Bytes } from '../sample/quads.ts'
import { readerOf } from '../stage/field.ts'
import type { FilmStage } from '../stage/film-stage.ts'
import { poseAt, type Pose } from './pose.ts'

/** From a place of the frame to the place of a layer that is seen there, by the layer's nearness. */
export interface View {
  /** Fills a grid for one layer and one pose. */
  look(grid: Grid, layer: number, pose: Pose): void
  /** Pixels of the stage for one of the frame, with the camera at rest. */
  scale: number
  /** The place of the frame, in its pixels, at which a place of the stage is seen that is as near as said. */
  seenAt(x: number, y: number, nearness: number, pose: Pose): readonly [x: number, y: number]
}

/** Rounds in which a place and its nearness find each other: nearness is smooth, so few are enough. */
const ROUNDS = 3
/** Poses looked at for the narrowest view. */
const LOOKS = 24
const CLOSER_BY = 0.004

export function createView(stage: FilmStage, spec: FilmSpec): View {
  const readers = stage.layers.map(({ nearness }) => readerOf(nearness, stage))
  const { focus } = stage
  const { window } = stage
  const [middleX, middleY] = [window.left + window.width / 2, window.top + window.height / 2]
  const full = Math.min(window.width / spec.size.width, window.height / spec.size.height)

  /** The place that is seen at (x, y) of a frame whose view is `scale` pixels of the stage for each of its own. */
  function place(read: (x: number, y: number) => number, pose: Pose, scale: number, x: number, y: number, out: Float64Array): void {
    const width = spec.size.width * scale
    const fromX = (middleX + (x - spec.size.width / 2) * scale - focus.x) / pose.zoom
    const fromY = (middleY + (y - spec.size.height / 2) * scale - focus.y) / pose.zoom
    let [atX, atY] = [focus.x + fromX, focus.y + fromY]
    for (let round = 0; round < ROUNDS; round++) {
      const near = read(atX, atY)
      const shrink = 1 - near * pose.closer
      atX = focus.x + fromX * shrink + ((near - focus.nearness) * pose.shiftX + pose.turnX) * width
      atY = focus.y + fromY * shrink + ((near - focus.nearness) * pose.shiftY + pose.turnY) * width
    }
    out[0] = atX
    out[1] = atY
  }

  const found = new Float64Array(2)
  /** Whether all of the frame's rim lies on the stage, in every pose; a subject beyond it is not missed. */
  function staysWithin(scale: number, poses: readonly Pose[]): boolean {
    return poses.every((pose) => stage.layers.every(({ cover }, layer) => rim.every(([x, y]) => {
      place(readers[layer]!, pose, scale, x * spec.size.width, y * spec.size.height, found)
      const [atX, atY] = [found[0]!, found[1]!]
      const isWithin = atX >= 0 && atY >= 0 && atX <= stage.width && atY <= stage.height
      return isWithin || (cover !== undefined && coveredAt(cover, atX, atY) < 0.1)
    })))
  }

  const frames = frameCount(spec)
  const poses = Array.from({ length: LOOKS }, (_, i) => poseAt(spec, (i * (frames - 1)) / (LOOKS - 1)))
  let scale = full
  while (scale > full / 2 && !staysWithin(scale, poses)) scale -= full * CLOSER_BY

  return {
    scale,
    look(grid, layer, pose) {
      const read = readers[layer]!
      for (let row = 0, node = 0; row <= grid.rows; row++) {
        for (let column = 0; column <= grid.columns; column++, node++) {
          place(read, pose, scale, column * grid.cellWidth, row * grid.cellHeight, found)
          grid.x[node] = found[0]!
          grid.y[node] = found[1]!
        }
      }
    },
    seenAt(x, y, near, pose) {
      const width = spec.size.width * scale
      const shrink = 1 - near * pose.closer
      const fromX = (x - focus.x - ((near - focus.nearness) * pose.shiftX + pose.turnX) * width) / shrink
      const fromY = (y - focus.y - ((near - focus.nearness) * pose.shiftY + pose.turnY) * width) / shrink
      return [
        spec.size.width / 2 + (fromX * pose.zoom + focus.x - middleX) / scale,
        spec.size.height / 2 + (fromY * pose.zoom + focus.y - middleY) / scale,
      ]
    },
  }
}

function coveredAt({ data, width, height }: Bytes, x: number, y: number): number {
  const [column, row] = [clamp(Math.floor(x), 0, width - 1), clamp(Math.floor(y), 0, height - 1)]
  return data[row * width + column]! / 255
}

const rim = [0, 0.25, 0.5, 0.75, 1].flatMap((t) => [[t, 0], [t, 1], [0, t], [1, t]] as const)
