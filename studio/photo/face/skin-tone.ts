import { clamp, lightOf, smoothstep } from '../../pixels/colour.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin } from '../../pixels/raster.ts'
import { luma } from '../../style/display-image.ts'
import { faceRegions, type Loop } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import type { Watch } from '../../vision/watch.ts'
import { blur } from './blur.ts'
import type { Complexion } from './complexion.ts'
import type { FaceView } from './face-view.ts'

const UNDER_EYES: readonly Loop[] = [
  [25, 110, 24, 23, 22, 26, 112, 244, 128, 121, 120, 119, 118, 111, 35],
  [255, 339, 254, 253, 252, 256, 341, 464, 357, 350, 349, 348, 347, 340, 265],
]

/** Longest side at which the slow changes of colour over a face are studied. */
const LOW_SIDE = 192

/**
 * Brightens skin in place, in proportion to what it is: deep skin glows, it is not bleached; highlights keep their
 * place. Red and sallow patches are drawn to the face's own tone. `amount` 0..1.
 */
export function brightenSkin(view: FaceView, { skin }: Complexion, amount: number, { checkCancelled }: Watch): void {
  if (amount === 0) return
  const { planes } = view
  const tone = meanTone(view, skin)
  const lightness = lightOf(tone)
  const fair = smoothstep(0.35, 0.7, lightness)
  const gain = 1 + amount * (0.1 + 0.36 * fair) * smoothstep(0.98, 0.7, lightness)
  // Fair skin is liked a little rosier and less yellow; deep skin keeps its warmth.
  const tint = [1, 1 + 0.005 * amount * fair, 1 + 0.045 * amount * fair]
  checkCancelled()
  const patches = unevenness(view, skin)
  planes.forEach((plane, c) => {
    checkCancelled()
    for (let i = 0; i < plane.length; i++) {
      const share = skin[i]!
      if (share < 0.004) continue
      const even = clamp(plane[i]! - patches[c]![i]! * 0.5 * amount)
      const g = gain * tint[c]!
      plane[i]! += share * ((even * g) / (1 + (g - 1) * even) - plane[i]!)
    }
  })
}

/** Lifts the shade under the eyes towards the cheeks' colour, in place. `amount` 0..1. */
export function clearUnderEyes(view: FaceView, { skin }: Complexion, amount: number): void {
  if (amount === 0) return
  const { planes, face, unit } = view
  const where = regionMask(face, UNDER_EYES, view, unit * 0.022)
  const blurred = planes.map((plane) => blur(plane, view, unit * 0.018)) as [Plane, Plane, Plane]
  const light = luma({ planes: blurred })
  const cheeks = regionMask(face, [faceRegions.leftCheek, faceRegions.rightCheek], view)
  const cheek = meanTone(view, cheeks.map((value, i) => value * skin[i]!))
  const cheekLight = lightOf(cheek)
  for (let i = 0; i < where.length; i++) {
    const share = where[i]! * skin[i]! * amount
    if (share < 0.004) continue
    const lift = clamp(cheekLight * 0.98 - light[i]!, 0, 0.16)
    const ratio = (light[i]! + lift * 0.75) / Math.max(0.03, light[i]!)
    for (let c = 0; c < 3; c++) {
      const hue = cheek[c]! * (light[i]! / cheekLight) - blurred[c]![i]!
      planes[c]![i]! += share * (planes[c]![i]! * (ratio - 1) + hue * 0.6)
    }
  }
}

/** Mean sRGB where the mask is. */
function meanTone({ planes }: Pick<FaceView, 'planes'>, mask: Plane): [number, number, number] {
  let total = 1e-6
  const sums: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < mask.length; i++) {
    const weight = mask[i]!
    if (weight < 0.05) continue
    total += weight
    for (let c = 0; c < 3; c++) sums[c]! += planes[c]![i]! * weight
  }
  return [sums[0] / total, sums[1] / total, sums[2] / total]
}

/** By how much the colour of each patch of skin differs from that of its wider surroundings, light left out. */
function unevenness(view: FaceView, skin: Plane): Plane[] {
  const size = fitWithin(view, LOW_SIDE)
  const unit = (view.unit * size.width) / view.width
  const small = (plane: Plane) => resizePlane(plane, view.width, view.height, size.width, size.height)
  const weight = small(skin).map((value) => value + 1e-3)
  const around = (planes: readonly Plane[], sigma: number) => {
    const total = blur(weight, size, sigma)
    return planes.map((plane) => blur(plane.map((value, i) => value * weight[i]!), size, sigma).map((value, i) => value / total[i]!))
  }
  const planes = view.planes.map(small)
  const near = around(planes, unit * 0.035)
  const far = around(planes, unit * 0.22)
  const light = near[0]!.map((_, i) => (near[0]![i]! + near[1]![i]! + near[2]![i]!) / (far[0]![i]! + far[1]![i]! + far[2]![i]! + 1e-3))
  return near.map((plane, c) => {
    const difference = plane.map((value, i) => value - far[c]![i]! * light[i]!)
    return resizePlane(difference, size.width, size.height, view.width, view.height)
  })
}
