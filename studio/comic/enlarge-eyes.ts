import type { RasterImage } from '../pixels/linear-image.ts'
import { viewFace } from '../photo/face/face-view.ts'
import { reshape } from '../photo/face/reshape.ts'
import { isTrusted } from '../vision/face-check.ts'
import { facePose } from '../vision/face-pose.ts'
import type { Face } from '../vision/faces.ts'
import type { Watch } from '../vision/watch.ts'

/** How much of a retouching's largest eyes a drawing's are, and how far a face may be turned, degrees. */
const STRENGTH = 2
const MOST_YAW = 45

/** The photo with its people's eyes larger by `eyes` (0..1); the photo itself where nothing changes. */
export function enlargeEyes(photo: RasterImage, faces: readonly Face[], eyes: number, watch: Watch): RasterImage {
  const fitting = faces.filter((face) => isTrusted(face) && Math.abs(facePose(face).yaw) <= MOST_YAW)
  if (eyes === 0 || fitting.length === 0) return photo
  const changed = { ...photo, data: Uint8Array.from(photo.data) }
  for (const face of fitting) reshape(changed, viewFace(changed, face), { slim: 0, nose: 0, eyes: STRENGTH * eyes }, watch)
  return changed
}
