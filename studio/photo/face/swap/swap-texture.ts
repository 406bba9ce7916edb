import type { RasterImage } from '../../../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../../../pixels/plane.ts'
import { colourPlanes, type Region, type Size } from '../../../pixels/raster.ts'
import { luma } from '../../../style/display-image.ts'
import { faceRegions, type Loop } from '../../../vision/face-geometry.ts'
import { facePose } from '../../../vision/face-pose.ts'
import type { Face } from '../../../vision/faces.ts'
import type { Watch } from '../../../vision/watch.ts'

/** Width of a face, in pixels, at which the sharpness of two is compared. */
const COMPARED_WIDTH = 400
const EYES: Loop = [...faceRegions.leftEye, ...faceRegions.rightEye, ...faceRegions.leftBrow, ...faceRegions.rightBrow]
const CHEEKS = [faceRegions.leftCheek, faceRegions.rightCheek]
/** Ways to soften or, below 0, to sharpen: towards a blur of `sigma` pixels by `share`. Closest to none first. */
const SOFTER = [[1.4, 0.3], [1.4, 0.55], [1.4, 0.8], [1.4, 1], [2.4, 1], [3.2, 1]] as const
const SHARPER = [[1.4, -0.25], [1.4, -0.45]] as const
/** Sharpness that differs less is not seen. */
const ALIKE = 1.15
const MOST_GRAIN = 0.03

export interface SwapSource {
  photo: RasterImage
  /** Points in pixels of the photo. */
  face: Face
}

/** What makes the source as sharp and as grainy as the photo. */
export interface TextureMatch {
  /** Towards a blur of `sigma` pixels of the face at `width`, by `share`; below 0 away from it. */
  soften: { sigma: number; share: number; width: number }
  /** Standard deviation of the grain to add, 0..1. */
  grain: number
}

/** Compares the eyes' edges and the cheeks' grain of the two faces at the size that the face has in the photo. */
export function matchTexture(source: SwapSource, target: SwapSource): TextureMatch {
  const width = Math.min(COMPARED_WIDTH, facePose(target.face).width)
  const [from, to] = [lightOf(source, EYES, width), lightOf(target, EYES, width)]
  const [is, wanted] = [sharpness(from, from.light), sharpness(to, to.light)]
  const ways = is > wanted * ALIKE ? SOFTER : is * ALIKE < wanted ? SHARPER : []
  const found = ways.find(([sigma, share]) => {
    const now = sharpness(from, softened(from.light, from, sigma, share))
    return share > 0 ? now < wanted * ALIKE : now * ALIKE > wanted
  }) ?? ways.at(-1) ?? [1, 0]
  const soften = { sigma: found[0], share: found[1], width }
  const rough = (seen: SwapSource, way: readonly [number, number]) =>
    Math.min(...CHEEKS.map((cheek) => {
      const { light, ...size } = lightOf(seen, cheek, width)
      return roughness(softened(light, size, ...way), size)
    }))
  const [own, other] = [rough(target, [1, 0]), rough(source, found)]
  return { soften, grain: own > 1.2 * other ? Math.min(MOST_GRAIN, Math.sqrt(own * own - other * other)) : 0 }
}

/** Width of a face, in pixels, at which it is told whether it is out of focus. */
const FOCUS_WIDTH = 100

/** How much of the detail of a face's eyes is as fine as it can be: some 0.4 to 1.5 in focus, 0.3 out of it. */
export function eyeSharpness(source: SwapSource): number {
  const { light, ...size } = lightOf(source, EYES, Math.min(FOCUS_WIDTH, facePose(source.face).width))
  return sharpness(size, light)
}

/** Softens or sharpens a picture in which the face is `width` pixels wide, in place, one colour after the other. */
export function applySoftness(picture: RasterImage, width: number, { soften }: TextureMatch, { checkCancelled }: Watch): void {
  const { data, channels } = picture
  if (soften.share === 0) return
  for (let c = 0; c < 3; c++) {
    checkCancelled()
    const plane = new Float32Array(picture.width * picture.height)
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * channels + c]!
    const soft = softened(plane, picture, (soften.sigma * width) / soften.width, soften.share)
    for (let i = 0; i < plane.length; i++) data[i * channels + c] = Math.min(255, Math.max(0, soft[i]!)) + 0.5
  }
}

function softened(plane: Plane, { width, height }: Size, sigma: number, share: number): Plane {
  if (share === 0) return plane
  const soft = gaussianBlur(plane, width, height, sigma)
  for (let i = 0; i < soft.length; i++) soft[i] = plane[i]! + share * (soft[i]! - plane[i]!)
  return soft
}

/** Light of what some points enclose, with the face `width` pixels wide. */
function lightOf({ photo, face }: SwapSource, points: Loop, width: number): Size & { light: Plane } {
  const scale = width / facePose(face).width
  const within = (value: number, length: number) => Math.min(length - 1, Math.max(0, Math.round(value)))
  const xs = points.map((i) => within(face.mesh[i]![0], photo.width))
  const ys = points.map((i) => within(face.mesh[i]![1], photo.height))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const region: Region = { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 }
  const size = { width: Math.max(8, Math.round(region.width * scale)), height: Math.max(8, Math.round(region.height * scale)) }
  return { ...size, light: luma({ planes: colourPlanes(photo, size, region) }) }
}

/** Energy of the finest details over that of those twice as coarse. */
function sharpness({ width, height }: Size, light: Plane): number {
  const [fine, coarse] = [gaussianBlur(light, width, height, 1.4), gaussianBlur(light, width, height, 3)]
  let [sharp, soft] = [0, 1e-6]
  for (let i = 0; i < light.length; i++) {
    sharp += Math.abs(light[i]! - fine[i]!)
    soft += Math.abs(fine[i]! - coarse[i]!)
  }
  return sharp / soft
}

/** Standard deviation of the finest details where most of the picture is no rougher. */
function roughness(light: Plane, { width, height }: Size): number {
  const fine = gaussianBlur(light, width, height, 1.4)
  const rough = light.map((value, i) => Math.abs(value - fine[i]!)).sort()
  return (rough[Math.floor(rough.length / 2)]! ?? 0) * 1.48
}
