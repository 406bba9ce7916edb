import { encodeImage } from '../pixels/codec.ts'
import type { Plane } from '../pixels/plane.ts'
import type { TaskContext } from '../pool/task-context.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { paintScene } from './paint-scene.ts'

export interface PaintInput {
  spec: SceneSpec
  /** Pixels. */
  width: number
  height: number
}

export interface PaintOutput {
  width: number
  height: number
  /** PNG, lossless. */
  bytes: Uint8Array<ArrayBuffer>
  /** Distance 0 (near) .. 1 (far), width × height; for parallax. Absent where the scene has none. */
  depth?: Plane
}

/** The preview's share of the side, and of the time: a thirty-sixth of the pixels, and what loads on first use. */
const PREVIEW_SCALE = 1 / 6
const PREVIEW_SHARE = 0.06
const ENCODE_SHARE = 0.04

/** Paints a spec: a small look first, in the same style, then the picture. */
export async function run({ spec, width, height }: PaintInput, context: TaskContext): Promise<PaintOutput> {
  const within = (from: number, to: number) => ({
    checkCancelled: () => context.checkCancelled(),
    progress: (fraction: number) => context.progress(from + (to - from) * fraction),
  })
  const look = [Math.round(width * PREVIEW_SCALE), Math.round(height * PREVIEW_SCALE)] as const
  const small = await paintScene(spec, ...look, { ...within(0, PREVIEW_SHARE), draft: true })
  context.preview(small.image)
  const { image, depth } = await paintScene(spec, width, height, within(PREVIEW_SHARE, 1 - ENCODE_SHARE))
  context.checkCancelled()
  const bytes = await encodeImage(image, 'png')
  context.progress(1)
  return { width, height, bytes, ...(depth && { depth }) }
}
