import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { paintFolds, paintForm, tapered, type Point } from '../figure/shape.ts'
import { paintBox, paintCushion } from './box.ts'
import type { Scheme } from './scheme.ts'
import { panel, quad, type Space } from './space.ts'

export type Span = readonly [number, number]
type Point3 = readonly [x: number, y: number, z: number]
/** A piece of furniture that a room is known by. */
export interface Piece {
  /** What it takes of the floor, metres, for its shadow. */
  ground: readonly [x: Span, z: Span]
  /** Height over which the wall is free for a picture; none over shelves. */
  tall?: number
  /** Where an animal can lie or sit, metres. */
  rests?: readonly Point3[]
  /** Leaves no room for a lamp. */
  filled?: true
  /** `pause` is called between the parts of what takes long. */
  paint(brush: Brush, space: Space, scheme: Scheme, random: Random, pause: () => void): void
}

/** The same room with what is put into it moved to the side, metres. */
export const moved = (space: Space, by: number): Space => ({ ...space, at: (x, y, z) => space.at(x + by, y, z) })

export const sofa: Piece = {
  ground: [[-0.42, 1.5], [0.1, 1.02]],
  tall: 0.95,
  rests: [[0.5, 0.46, 0.86], [0.98, 0.46, 0.86], [0.02, 0.46, 0.86]],
  paint: (brush, space, { main, accent, wood, linen }) => {
    const [left, right] = [-0.42, 1.5]
    for (const x of [left + 0.1, right - 0.16]) paintBox(brush, space, [x, x + 0.06], [0, 0.13], [0.86, 0.92], shade(wood, 0.8))
    paintForm(brush, panel(space, [left + 0.06, right - 0.06], [0.2, 0.84], 0.2, 0.12, 0.02), shade(main, 0.92), 16)
    const middle = (left + right) / 2
    for (const x of [[left + 0.2, middle], [middle, right - 0.2]] as const) paintCushion(brush, space, x, [0.4, 0.86], 0.42, main, 0.06)
    for (const [a, b] of [[left, left + 0.22], [right - 0.22, right]] as const) {
      paintBox(brush, space, [a, b], [0.12, 0.62], [0.18, 1], shade(main, 0.98), 0.1)
    }
    brush.fillStyle = css(blend(main, [255, 248, 232], 0.2))
    brush.fill(quad(space, [[left + 0.2, 0.45, 0.4], [right - 0.2, 0.45, 0.4], [right - 0.2, 0.45, 0.96], [left + 0.2, 0.45, 0.96]]))
    paintBox(brush, space, [left + 0.19, right - 0.19], [0.12, 0.3], [0.2, 0.95], shade(main, 0.86), 0.03)
    for (const x of [[left + 0.2, middle], [middle, right - 0.2]] as const) paintCushion(brush, space, x, [0.27, 0.47], 0.98, blend(main, [255, 248, 232], 0.06), 0.1)
    const pillow = (x: number, lean: number, size: number, colour: Pigment) => {
      const [px, py] = space.at(x, 0.47 + size * 0.46, 0.62)
      brush.save()
      brush.translate(px, py)
      brush.rotate(lean)
      const r = size * 0.5 * space.metre(0.62)
      const shape = tapered([[0, -r * 1.02, r * 0.93], [0, -r * 0.4, r * 0.86], [0, r * 0.4, r * 0.86], [0, r * 1.02, r * 0.93]])
      paintForm(brush, shape, colour, 20)
      paintFolds(brush, [[[-r * 0.8, -r * 0.85], [-r * 0.4, -r * 0.5], [-r * 0.2, -r * 0.1]], [[r * 0.8, r * 0.85], [r * 0.45, r * 0.5], [r * 0.2, r * 0.25]]], shade(colour, 0.6), 6, 0.3)
      brush.restore()
    }
    pillow(left + 0.42, -0.16, 0.42, accent)
    pillow(left + 0.72, 0.1, 0.34, linen)
    pillow(right - 0.44, 0.14, 0.42, blend(accent, linen, 0.5))
  },
}

export const bed: Piece = {
  ground: [[-0.52, 1.23], [0.05, 1.72]],
  tall: 1.16,
  rests: [[0.4, 0.62, 1.36], [-0.06, 0.62, 1.2], [0.86, 0.62, 1.3]],
  paint: (brush, room, { main, accent, wood, linen }, random) => {
    const space = moved(room, -0.52)
    paintForm(brush, panel(space, [-0.06, 1.81], [0.1, 1.08], 0.08, 0.1, 0.03), blend(main, wood, 0.2), 16)
    for (const k of [1, 2, 3, 4]) paintFolds(brush, [[space.at(-0.06 + 0.374 * k, 1.02, 0.09), space.at(-0.06 + 0.374 * k, 0.6, 0.09)]], shade(main, 0.55), 5, 0.4)
    paintBox(brush, space, [0, 1.75], [0.12, 0.34], [0.1, 1.72], shade(wood, 0.9), 0.02)
    paintBox(brush, space, [0.02, 1.73], [0.3, 0.56], [0.1, 1.7], linen, 0.08)
    for (const x of [[0.12, 0.84], [0.92, 1.64]] as const) {
      paintCushion(brush, space, x, [0.54, 0.92], 0.3, blend(linen, [255, 255, 255], 0.5), 0.1)
      paintCushion(brush, space, [x[0] + 0.1, x[1] - 0.1], [0.54, 0.82], 0.52, x[0] < 0.5 ? accent : blend(main, linen, 0.3), 0.12)
    }
    const spread = quad(space, [[0, 0.6, 0.9], [1.75, 0.6, 0.9], [1.76, 0.58, 1.72], [-0.01, 0.58, 1.72]])
    paintForm(brush, spread, blend(linen, main, 0.18), 14)
    const fold = quad(space, [[-0.01, 0.62, 0.78], [1.76, 0.62, 0.78], [1.76, 0.61, 1.02], [-0.01, 0.61, 1.02]])
    paintForm(brush, fold, blend(linen, [255, 255, 255], 0.4), 8)
    paintCushion(brush, space, [-0.02, 1.77], [0.14, 0.61], 1.73, blend(linen, main, 0.18), 0.03)
    const throwOver = quad(space, [[0.02, 0.63, 1.26], [1.73, 0.63, 1.26], [1.73, 0.62, 1.6], [0.02, 0.62, 1.6]])
    paintForm(brush, throwOver, accent, 10)
    const folds = Array.from({ length: 9 }, (): Point[] => {
      const x = 0.1 + 1.55 * random()
      return [space.at(x, 0.6, 1.1), space.at(x + 0.1 * (random() - 0.5), 0.6, 1.6), space.at(x + 0.16 * (random() - 0.5), 0.5, 1.73), space.at(x, 0.2, 1.73)]
    })
    paintFolds(brush, folds, shade(linen, 0.6), 9, 0.13)
    paintFolds(brush, folds.map((one) => one.map(([x, y]): Point => [x + 8, y])), [255, 253, 246], 6, 0.22)
  },
}
