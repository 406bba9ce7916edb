import type { Cutout } from '../../photo/cutout.ts'
import type { Region } from '../../pixels/raster.ts'
import type { Face } from '../../vision/faces.ts'

/** Points of MediaPipe's face mesh: middle of the hairline, of the chin. */
const HAIRLINE = 10
const CHIN = 152
/** How far hair may rise over the hairline, in heights of the face. */
const HIGHEST_HAIR = 0.75
/** A whole skull against the face from hairline to chin, when the hair cannot be told from the rest. */
const USUAL_HAIR = 0.28

/** The head with its hair, in pixels of the photo; the top found in the matte. */
export function headOf({ mesh }: Face, { alpha, foreground }: Cutout): Region {
  const { width, height } = foreground
  const [hairline, chin] = [mesh[HAIRLINE]!, mesh[CHIN]!]
  const face = Math.hypot(chin[0] - hairline[0], chin[1] - hairline[1])
  const column = Math.min(width - 1, Math.max(0, Math.round(hairline[0])))
  const lowest = Math.min(height - 1, Math.max(0, Math.round(Math.min(hairline[1], chin[1]))))
  let top = lowest
  const stop = Math.max(0, Math.round(lowest - HIGHEST_HAIR * face))
  while (top > stop && alpha[(top - 1) * width + column]! > 0.4) top--
  // Past the limit it is a hat, a neighbour behind or a busy ground.
  if (top === stop && stop > 0) top = Math.max(0, Math.round(lowest - USUAL_HAIR * face))
  const bottom = Math.max(chin[1], lowest + 1)
  const [left, right] = [Math.min(...mesh.map(([x]) => x)), Math.max(...mesh.map(([x]) => x))]
  return { left, top, width: right - left, height: bottom - top }
}
