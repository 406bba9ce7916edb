import type { Region, Size } from '../pixels/raster.ts'
import type { Face } from './faces.ts'

/** Indices of mesh points, in the order in which they go around. Left and right are those of the picture. */
export type Loop = readonly number[]

/** MediaPipe's face mesh: the outlines that the tools speak of. */
export const faceRegions = {
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377,
    152, 148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  mouth: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95],
  leftEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  rightEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  leftBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  rightBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  nose: [168, 193, 122, 196, 174, 217, 198, 131, 49, 129, 64, 98, 97, 2, 326, 327, 294, 358, 279, 360, 420, 437, 399, 419, 351, 417],
  leftCheek: [117, 118, 101, 36, 206, 207, 187, 123, 116],
  rightCheek: [346, 347, 330, 266, 426, 427, 411, 352, 345],
  forehead: [9, 107, 66, 69, 109, 10, 338, 299, 296, 336],
} as const satisfies Record<string, Loop>

/** A face's points in pixels of a picture made of a region of the photo, brought to `size`. */
export function moveFace(face: Face, from: Region, { width, height }: Size): Face {
  const [sx, sy] = [width / from.width, height / from.height]
  const { box } = face
  return {
    score: face.score,
    box: { left: (box.left - from.left) * sx, top: (box.top - from.top) * sy, width: box.width * sx, height: box.height * sy },
    mesh: face.mesh.map(([x, y, z]) => [(x - from.left) * sx, (y - from.top) * sy, z * sx] as const),
  }
}

export type Point = readonly [x: number, y: number]

export const meanPoint = ({ mesh }: Face, loop: Loop): Point => [
  loop.reduce((sum, i) => sum + mesh[i]![0], 0) / loop.length,
  loop.reduce((sum, i) => sum + mesh[i]![1], 0) / loop.length,
]

export const distance = ({ mesh }: Face, a: number, b: number): number =>
  Math.hypot(mesh[a]![0] - mesh[b]![0], mesh[a]![1] - mesh[b]![1])

/** Gap between the lips as a share of the mouth's width: some 0.03 when closed. */
export const mouthOpenness = (face: Face): number => distance(face, 13, 14) / Math.max(1e-3, distance(face, 78, 308))

/** Gap between the lids as a share of the eye's width, of the left and the right eye: below some 0.15 it is closed. */
export const eyeOpenness = (face: Face): readonly [left: number, right: number] => [
  distance(face, 159, 145) / Math.max(1e-3, distance(face, 33, 133)),
  distance(face, 386, 374) / Math.max(1e-3, distance(face, 263, 362)),
]
