import { smoothstep } from '../../pixels/colour.ts'
import type { Plane } from '../../pixels/plane.ts'
import { luma } from '../../style/display-image.ts'
import { faceRegions } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import { skinLikelihood } from '../../vision/face-skin.ts'
import type { Watch } from '../../vision/watch.ts'
import { blur } from './blur.ts'
import type { FaceView } from './face-view.ts'

export interface Complexion {
  /** All skin, features left out, 0..1. */
  skin: Plane
  /** Skin without beard, hair or the frames of glasses: what may be smoothed. */
  bare: Plane
}

const { lips, leftEye, rightEye, leftBrow, rightBrow, oval } = faceRegions
export const NOSTRILS = [[98, 60, 75, 240], [327, 290, 305, 460]]

/** Where the face's skin is, by colour and by the mesh. */
export function complexion(view: FaceView, watch: Watch): Complexion {
  const { planes, face, unit } = view
  const soften = (plane: Plane, share: number) => blur(plane, view, unit * share)
  const likely = skinLikelihood(planes, view, face, watch)
  watch.checkCancelled()
  const features = soften(regionMask(face, [lips, leftEye, rightEye, ...NOSTRILS], view), 0.011)
  const brows = regionMask(face, [leftBrow, rightBrow], view, unit * 0.012)
  const inside = fadeAtEdges(view)
  const skin = soften(likely.map((value, i) => value * inside[i]! * (1 - smoothstep(0.03, 0.4, features[i]!))), 0.006)

  watch.checkCancelled()
  const light = luma({ planes })
  const soft = soften(light, 0.008)
  const rough = soften(light.map((value, i) => Math.abs(value - soft[i]!)), 0.02)
  watch.checkCancelled()
  const calm = calmOf(rough, regionMask(face, [oval], view), skin)
  const bare = skin.map((value, i) => value * smoothstep(calm * 2.6 + 0.008, calm * 1.4 + 0.004, rough[i]!) * (1 - 0.9 * brows[i]!))
  return { skin, bare }
}

/** Falls to 0 towards the edges beyond which the photo goes on. */
function fadeAtEdges({ width, height, unit, goesOn }: FaceView): Plane {
  const reach = unit * 0.4
  const fade = (start: boolean, end: boolean, length: number) =>
    Float32Array.from({ length }, (_, at) => smoothstep(0, reach, Math.min(start ? at : reach, end ? length - 1 - at : reach)))
  const across = fade(goesOn.left, goesOn.right, width)
  const down = fade(goesOn.top, goesOn.bottom, height)
  const fades = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) fades[i] = across[x]! * down[y]!
  return fades
}

/** How rough bare skin is in this photo: what two fifths of the face are calmer than. */
function calmOf(rough: Plane, face: Plane, skin: Plane): number {
  const values: number[] = []
  for (let i = 0; i < rough.length; i += 3) if (face[i]! > 0.5 && skin[i]! > 0.5) values.push(rough[i]!)
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.4)] ?? 0
}
