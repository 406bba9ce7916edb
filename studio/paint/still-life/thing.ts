import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { pigment, type Pigment } from '../brush/pigment.ts'
import type { FlowerKind } from '../flora/grand-bloom.ts'
import { paintFolds, type Point } from '../figure/shape.ts'

/** A thing on the table: how tall and half as wide it is in points, and how it is drawn standing at (0, 0). */
export interface Thing {
  tall: number
  half: number
  /** `pause` is called between the parts of what takes long; only a vase holds what has been cut. */
  paint(brush: Brush, random: Random, pause: () => void, cut?: CutFlowers): void
}

/** Which flowers are asked for, and their colour. */
export interface CutFlowers {
  kind?: FlowerKind
  colour?: Pigment
}

export const GLAZES = ['#e9e4da', '#6f93a5', '#b9785a', '#8fa08a', '#2f4858', '#d8b98a'].map(pigment)
export const PORCELAIN = pigment('#eef0f0')
export const BLUE = pigment('#3c5f9c')

export function paintSteam(brush: Brush, y: number): void {
  const wisps: readonly Point[][] = [[[-8, y], [8, y - 44], [-14, y - 96], [4, y - 150], [-6, y - 200]], [[16, y], [24, y - 34], [10, y - 70], [22, y - 116]]]
  for (const [width, alpha] of [[22, 0.04], [14, 0.05], [7, 0.06]] as const) paintFolds(brush, wisps, [255, 255, 252], width, alpha)
}
