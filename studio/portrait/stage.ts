import type { Noise } from '../pixels/noise.ts'
import type { Random } from '../pixels/random.ts'
import { createLayer, lay, settle, type Layer } from '../paint/brush/layer.ts'

/** A sitter's head in the layer's points: middle, and half its height with the hair. */
export interface Head {
  x: number
  y: number
  radius: number
}

/** What a set piece is painted on, and where the sitters will be. */
export interface Stage {
  layer: Layer
  /** The largest first; empty when nobody's face is seen. */
  heads: readonly Head[]
  /** Where somebody stands whole in the picture: middle, lowest point and half the width, in points. */
  feet?: { x: number; y: number; half: number } | undefined
  random: Random
  noise: Noise
  seed: number
  /** The same for the small first portrait and the large one of a task: what both use is kept for it. */
  occasion: object
  checkCancelled(): void
}

/** Paints one part of a set; lengths are the layer's points (the shorter side is 1000). */
export type SetPiece = (stage: Stage) => void | Promise<void>

export interface Softness {
  /** Blur in points. */
  sigma?: number
  alpha?: number
  mode?: GlobalCompositeOperation
}

/** The pieces on a layer of their own, laid down blurred once, faint or with another blending. */
export function together(how: Softness, ...pieces: readonly SetPiece[]): SetPiece {
  return async (stage) => {
    const layer = createLayer(stage.layer.width, stage.layer.height)
    for (const piece of pieces) await piece({ ...stage, layer })
    lay(stage.layer, layer, how)
  }
}

export async function paintSet(pieces: readonly SetPiece[], stage: Stage, progress: (fraction: number) => void): Promise<void> {
  for (const [i, piece] of pieces.entries()) {
    stage.checkCancelled()
    await piece(stage)
    stage.checkCancelled()
    settle(stage.layer.brush)
    progress((i + 1) / pieces.length)
  }
}

/** The middle of all heads, or where one would be. */
export function middleHead({ heads, layer: { across, down } }: Stage): Head {
  if (heads.length === 0) return { x: across / 2, y: down * 0.36, radius: down * 0.16 }
  const mean = (of: (head: Head) => number) => heads.reduce((sum, head) => sum + of(head), 0) / heads.length
  const [x, y] = [mean((head) => head.x), mean((head) => head.y)]
  const reach = Math.max(...heads.map((head) => Math.hypot(head.x - x, (head.y - y) * 0.8) + head.radius))
  return { x, y, radius: reach }
}
