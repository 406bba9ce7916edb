import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Colours, Plane } from '../../pixels/plane.ts'
import { colourPlanes, type Region, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { moveFace } from '../../vision/face-geometry.ts'
import { facePose, type FacePose } from '../../vision/face-pose.ts'
import type { Face } from '../../vision/faces.ts'
import type { Watch } from '../../vision/watch.ts'

/** A face wider than this is worked on at this width: what is finer stays as it was photographed. */
const WORK_WIDTH = 400

/** A face with its surroundings, in the pixels that the tools work at. */
export interface FaceView extends Size {
  /** The part of the photo. */
  region: Region
  /** Where the photo goes on beyond the view: changes must end before that edge. */
  goesOn: { left: boolean; top: boolean; right: boolean; bottom: boolean }
  /** Pixels of the view for one of the photo. */
  scale: number
  face: Face
  pose: FacePose
  /** The face's width in pixels of the view, the measure of every length. */
  unit: number
  /** sRGB 0..1 */
  planes: Colours
}

/** The part of the photo with a face (its points in pixels of the photo), hair and neck. */
export function regionAround(photo: Size, face: Face): Region {
  const { width: faceWidth } = facePose(face)
  const xs = face.mesh.map(([x]) => x)
  const ys = face.mesh.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - faceWidth * 0.6))
  const top = Math.max(0, Math.floor(Math.min(...ys) - faceWidth * 0.5))
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil(Math.max(...xs) + faceWidth * 0.6)) - left,
    height: Math.min(photo.height, Math.ceil(Math.max(...ys) + faceWidth * 0.7)) - top,
  }
}

/** Cuts out a face (its points in pixels of the photo) with hair and neck, at most `widest` pixels wide itself. */
export function viewFace(photo: RasterImage, face: Face, widest = WORK_WIDTH): FaceView {
  const region = regionAround(photo, face)
  const { left, top } = region
  const scale = Math.min(1, widest / facePose(face).width)
  const size = { width: Math.round(region.width * scale), height: Math.round(region.height * scale) }
  const moved = moveFace(face, region, size)
  const goesOn = { left: left > 0, top: top > 0, right: left + region.width < photo.width, bottom: top + region.height < photo.height }
  const pose = facePose(moved)
  return { ...size, region, goesOn, scale, face: moved, pose, unit: pose.width, planes: colourPlanes(photo, size, region) }
}

/** The part of a view that holds the face itself, as a view of its own; `toParent` copies what has changed in it back. */
export function closeView(view: FaceView): { close: FaceView; cut(plane: Plane): Plane; toParent(): void } {
  const { face, unit, width, height } = view
  const margin = unit * 0.12
  const xs = face.mesh.map(([x]) => x)
  const ys = face.mesh.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  const size = {
    width: Math.min(width, Math.ceil(Math.max(...xs) + margin)) - left,
    height: Math.min(height, Math.ceil(Math.max(...ys) + margin)) - top,
  }
  const cut = (plane: Plane) => {
    const part = new Float32Array(size.width * size.height)
    for (let y = 0; y < size.height; y++) part.set(plane.subarray((top + y) * width + left, (top + y) * width + left + size.width), y * size.width)
    return part
  }
  const [red, green, blue] = view.planes
  const planes: FaceView['planes'] = [cut(red), cut(green), cut(blue)]
  const toParent = () =>
    view.planes.forEach((plane, c) => {
      for (let y = 0; y < size.height; y++) plane.set(planes[c]!.subarray(y * size.width, (y + 1) * size.width), (top + y) * width + left)
    })
  return { close: { ...view, ...size, face: moveFace(face, { left, top, ...size }, size), planes }, cut, toParent }
}

/**
 * Puts what has changed since `before` into the photo, in place: the change is enlarged, not the picture, so that the
 * finest texture stays the photo's own.
 */
export function putBack(photo: RasterImage, view: FaceView, before: readonly Plane[], { checkCancelled }: Watch): void {
  const { region, planes } = view
  const changes = planes.map((plane, c) => plane.map((value, i) => (value - before[c]![i]!) * 255))
  const stretch = new Stretch(view, region)
  for (let y = 0; y < region.height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    let at = ((region.top + y) * photo.width + region.left) * photo.channels
    for (let x = 0; x < region.width; x++, at += photo.channels) {
      for (let c = 0; c < 3; c++) {
        const value = photo.data[at + c]! + stretch.at(changes[c]!, x)
        photo.data[at + c] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5
      }
    }
  }
}
