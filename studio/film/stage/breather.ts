import type { Region } from '../../pixels/raster.ts'
import { eyeOpenness, faceRegions, meanPoint, moveFace, type Point } from '../../vision/face-geometry.ts'
import type { Face } from '../../vision/faces.ts'
import type { Eye } from '../effects/eyelids.ts'
import type { Breather } from './film-stage.ts'

/** Lids further apart than this share of the eye's width can close. */
const OPEN = 0.16

/** Mesh points of the lids and brows, from the outer to the inner corner; left and right are those of the picture. */
const EYES = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133], brow: [46, 53, 52, 65, 55] },
  { upper: [263, 466, 388, 387, 386, 385, 384, 398, 362], lower: [263, 249, 390, 373, 374, 380, 381, 382, 362], brow: [276, 283, 282, 295, 285] },
] as const

/** The person of a face as they live on a stage that shows the part `from` of the photo `scale` times as large. */
export function breatherOf(face: Face, from: Region, scale: number): Breather {
  const onStage = moveFace(face, from, { width: from.width * scale, height: from.height * scale })
  const { box } = onStage
  const [x, y] = meanPoint(onStage, faceRegions.oval)
  const open = eyeOpenness(face)
  const points = (loop: readonly number[]): Point[] => loop.map((i) => [onStage.mesh[i]![0], onStage.mesh[i]![1]])
  const eyes = EYES.filter((_, side) => open[side]! > OPEN).map(({ upper, lower, brow }): Eye => ({ upper: points(upper), lower: points(lower), brow: points(brow) }))
  return { x, y: y + box.height * 1.35, reach: box.width * 1.5, eyes, head: { x, y, reach: box.height * 0.75 } }
}
