import { smoothstep } from '../../pixels/colour.ts'
import type { FaceStudy } from './study-face.ts'

/** How well a photo shows a face, 0..1: in focus, from the front, eyes open, large and well lit. */
export function worthOf({ width, yaw, pitch, sharpness, eyes, light }: FaceStudy): number {
  const inFocus = smoothstep(0.3, 0.8, sharpness)
  const frontal = 1 - smoothstep(8, 40, Math.hypot(yaw, pitch))
  const open = smoothstep(0.1, 0.24, eyes)
  const large = smoothstep(60, 320, width)
  const lit = smoothstep(0.12, 0.35, light) * (1 - smoothstep(0.8, 0.97, light))
  return 0.3 * inFocus + 0.25 * frontal + 0.2 * open + 0.15 * large + 0.1 * lit
}
