import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region } from '../../pixels/raster.ts'
import { isTrusted } from '../../vision/face-check.ts'
import { distance, eyeOpenness, faceRegions, meanPoint, moveFace, type Point } from '../../vision/face-geometry.ts'
import type { Face } from '../../vision/faces.ts'
import type { Eye } from '../effects/eyelids.ts'
import type { Breather } from './film-stage.ts'
import { wearsGlasses } from './glasses.ts'

/** Lids further apart than this share of the eye's width can close. */
const OPEN = 0.16

/** Mesh points of the lids and brows, from the outer to the inner corner; left and right are those of the picture. */
const EYES = [
  { iris: [468, 469, 470, 471, 472], upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133], brow: [46, 53, 52, 65, 55] },
  { iris: [473, 474, 475, 476, 477], upper: [263, 466, 388, 387, 386, 385, 384, 398, 362], lower: [263, 249, 390, 373, 374, 380, 381, 382, 362], brow: [276, 283, 282, 295, 285] },
] as const

/** The person of a face as they live on a stage that shows the part `from` of the photo. Behind glasses eyes stay open: a lid would lie over frames and reflections. */
export function breatherOf(face: Face, from: Region, stage: RasterImage): Breather {
  const onStage = moveFace(face, from, stage)
  const { box } = onStage
  const [x, y] = meanPoint(onStage, faceRegions.oval)
  const open = eyeOpenness(face)
  const mayBlink = isTrusted(face) && !wearsGlasses(stage, onStage)
  const eyes = EYES.filter((_, side) => mayBlink && open[side]! > OPEN).map(({ iris, upper, lower, brow }): Eye => {
    const [byX, byY] = missedBy(stage, meanPoint(onStage, iris), distance(onStage, upper[0], upper.at(-1)!))
    const points = (loop: readonly number[]): Point[] => loop.map((i) => [onStage.mesh[i]![0] + byX, onStage.mesh[i]![1] + byY])
    return { upper: points(upper), lower: points(lower), brow: points(brow) }
  })
  return { x, y: y + box.height * 1.35, reach: box.width * 1.5, eyes, head: { x, y, reach: box.height * 0.75 } }
}

/** How far from where it was found an iris may be, and its radius, of the eye's width. */
const ASTRAY = { x: 0.24, y: 0.14 }
const IRIS = 0.19
/** Places that are tried each way. */
const TRIES = 6

/** How far an iris is from where the mesh has it: it is the darkest disc nearby. */
function missedBy(picture: RasterImage, [x, y]: Point, width: number): Point {
  const darkness = (byX: number, byY: number) => 255 - meanGreen(picture, x + byX, y + byY, IRIS * width)
  const steps = Array.from({ length: 2 * TRIES + 1 }, (_, i) => i / TRIES - 1)
  const tried = steps.flatMap((v) => steps.map((u) => {
    const [byX, byY] = [u * ASTRAY.x * width, v * ASTRAY.y * width]
    // What is as dark is rather where it was found.
    return { by: [byX, byY] as const, rank: darkness(byX, byY) * (1 - 0.06 * (u * u + v * v)) }
  }))
  return tried.reduce((best, one) => (one.rank > best.rank ? one : best)).by
}

function meanGreen({ data, width, height, channels }: RasterImage, x: number, y: number, radius: number): number {
  let [sum, count] = [0, 1e-6]
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(height - 1, y + radius); row++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (row - y) ** 2))
    for (let column = Math.max(0, Math.ceil(x - half)); column <= Math.min(width - 1, x + half); column++, count++) sum += data[(row * width + column) * channels + 1]!
  }
  return sum / count
}
