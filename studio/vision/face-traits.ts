import { smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { type Colours, gaussianBlur, type Plane } from '../pixels/plane.ts'
import { colourPlanes, type Region, type Size } from '../pixels/raster.ts'
import { distance, faceRegions, moveFace, type Loop } from './face-geometry.ts'
import { fillOutlines, regionMask } from './face-mask.ts'
import { facePose } from './face-pose.ts'
import { skinLikelihood } from './face-skin.ts'
import type { Face } from './faces.ts'

/** What covers or lights a face; each some 0 when there is nothing of it. */
export interface FaceTraits {
  /** How much darker and rougher the chin and the upper lip are than the cheeks. */
  beard: number
  /** Edges that cross the bridge of the nose, against those of the cheeks. */
  glasses: number
  /** The same of the upper forehead, or the share of it that is not skin. */
  fringe: number
  /** Logarithm of the light on the left cheek over that on the right. */
  sideLight: number
  /** How rough it is below the eyes, against the light of the cheeks, the rougher side first: strands, or fingers. */
  belowEyes: readonly [rougher: number, other: number]
}

/** Of `glasses`: from here on a frame lies over the bridge, or a deep shadow. */
export const WEARS_GLASSES = 0.2

/** Hairiness of the upper lip: below it what is dark about the chin is a collar or a shadow. */
const LIP_WITH_BEARD = [0.16, 0.24] as const

/** Width at which faces are studied, so that the numbers mean the same at every size. */
const STUDY_WIDTH = 160

export const CHIN: Loop = [43, 106, 182, 83, 18, 313, 406, 335, 273, 422, 430, 394, 379, 378, 400, 377, 152, 148, 176, 149, 150, 169, 210, 202]
export const MOUSTACHE: Loop = [92, 165, 167, 164, 393, 391, 322, 270, 269, 267, 0, 37, 39, 40]
const UPPER_FOREHEAD: Loop = [104, 69, 108, 151, 337, 299, 333, 332, 297, 338, 10, 109, 67, 103]

export function faceTraits(photo: RasterImage, face: Face): FaceTraits {
  const { planes, size, own } = studiedFace(photo, face)
  const unit = facePose(own).width
  const light = planes[0].map((value, i) => 0.299 * value + 0.587 * planes[1][i]! + 0.114 * planes[2][i]!)
  const soft = gaussianBlur(light, size.width, size.height, Math.max(0.6, unit * 0.012))
  const rough = light.map((value, i) => Math.abs(value - soft[i]!))
  const mean = (plane: Plane, ...loops: Loop[]) => meanWithin(plane, regionMask(own, loops, size))
  const { leftCheek, rightCheek, leftEye, rightEye } = faceRegions
  const cheeks = mean(light, leftCheek, rightCheek)
  const roughness = (loop: Loop) => mean(rough, loop) / (mean(rough, leftCheek, rightCheek) + 0.006)
  const hairiness = (loop: Loop) => Math.max(0, 1 - mean(light, loop) / cheeks) * roughness(loop)
  const moustache = hairiness(MOUSTACHE)
  return {
    beard: Math.max(hairiness(CHIN), moustache) * smoothstep(...LIP_WITH_BEARD, moustache),
    glasses: bridgeEdges(light, size, own),
    // Finding skin takes most of the time, and not everybody asks.
    get fringe() {
      return Math.max(hairiness(UPPER_FOREHEAD), 1 - mean(skinLikelihood(planes, size, own), UPPER_FOREHEAD))
    },
    get belowEyes() {
      const [left, right] = [leftEye, rightEye].map((eye) => meanWithin(rough, belowEye(own, eye, size)) / cheeks)
      return left! > right! ? ([left!, right!] as const) : ([right!, left!] as const)
    },
    sideLight: Math.log((mean(light, leftCheek) + 0.02) / (mean(light, rightCheek) + 0.02)),
  }
}

/** Contrast of what crosses the bridge of the nose: the strongest step of light down its middle. */
function bridgeEdges(light: Plane, { width, height }: Size, face: Face): number {
  const [[fromX, fromY], [toX, toY]] = [face.mesh[9]!, face.mesh[195]!]
  const half = distance(face, 133, 362) * 0.16
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length]
  const profile = Array.from({ length: Math.max(4, Math.round(length)) }, (_, step) => {
    let sum = 0
    for (let across = -4; across <= 4; across++) {
      const x = Math.round(fromX + ux * step - uy * half * (across / 4))
      const y = Math.round(fromY + uy * step + ux * half * (across / 4))
      sum += light[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!
    }
    return sum / 9
  })
  const gap = Math.max(1, Math.round(length / 14))
  const steps = profile.slice(gap).map((value, i) => Math.abs(value - profile[i]!))
  return Math.max(...steps) / (profile.reduce((sum, value) => sum + value, 0) / profile.length + 0.05)
}

/** The skin below an eye, an oval of the eye's own width. */
function belowEye({ mesh }: Face, eye: Loop, size: Size): Plane {
  const [outer, inner] = [mesh[eye[0]!]!, mesh[eye[eye.length / 2]!]!]
  const wide = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  const middle = (axis: 0 | 1) => eye.reduce((sum, i) => sum + mesh[i]![axis], 0) / eye.length
  const [x, y] = [middle(0), middle(1) + 0.62 * wide]
  return fillOutlines([eye.map((_, k) => {
    const angle = (2 * Math.PI * k) / eye.length
    return [x + 0.5 * wide * Math.cos(angle), y + 0.28 * wide * Math.sin(angle)] as const
  })], size)
}

/** The face with a margin, no wider than `STUDY_WIDTH` pixels: its colours, 0..1, and its points among them. */
export function studiedFace(photo: RasterImage, face: Face): { planes: Colours; size: Size; own: Face } {
  const region = surroundings(face, photo)
  const scale = Math.min(1, STUDY_WIDTH / facePose(face).width)
  const size = { width: Math.max(8, Math.round(region.width * scale)), height: Math.max(8, Math.round(region.height * scale)) }
  return { planes: colourPlanes(photo, size, region), size, own: moveFace(face, region, size) }
}

function surroundings({ mesh }: Face, photo: Size): Region {
  const xs = mesh.map(([x]) => x)
  const ys = mesh.map(([, y]) => y)
  const margin = (Math.max(...xs) - Math.min(...xs)) * 0.3
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil(Math.max(...xs) + margin)) - left,
    height: Math.min(photo.height, Math.ceil(Math.max(...ys) + margin)) - top,
  }
}

function meanWithin(plane: Plane, mask: Plane): number {
  let [sum, total] = [0, 1e-6]
  for (let i = 0; i < mask.length; i++) {
    sum += plane[i]! * mask[i]!
    total += mask[i]!
  }
  return sum / total
}
