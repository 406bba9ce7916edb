import { clamp, smoothstep } from '../../pixels/colour.ts'
import { luma } from '../../style/display-image.ts'
import { faceRegions, mouthOpenness } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import { blur } from './blur.ts'
import type { FaceView } from './face-view.ts'
import type { Mouth } from './lips.ts'

/** Clears the whites of the eyes and gives the iris depth, in place. `amount` 0..1. */
export function brightenEyes(view: FaceView, amount: number): void {
  if (amount === 0) return
  const { planes, face, unit } = view
  const eyes = regionMask(face, [faceRegions.leftEye, faceRegions.rightEye], view, unit * 0.005)
  const light = luma({ planes })
  const soft = blur(light, view, unit * 0.012)
  for (let i = 0; i < eyes.length; i++) {
    const share = eyes[i]! * amount
    if (share < 0.004) continue
    const [r, g, b] = [planes[0][i]!, planes[1][i]!, planes[2][i]!]
    const saturation = (Math.max(r, g, b) - Math.min(r, g, b)) / (Math.max(r, g, b) + 0.05)
    const white = smoothstep(0.25, 0.5, light[i]!) * smoothstep(0.6, 0.25, saturation)
    const clarity = clamp((light[i]! - soft[i]!) * 0.7, -0.06, 0.12)
    for (const plane of planes) {
      const value = plane[i]!
      const cleared = value + (light[i]! - value) * 0.5 * white
      plane[i] = clamp(value + share * (cleared * (1 + 0.16 * white) + 0.02 + clarity - value))
    }
  }
}

/** Whitens teeth in place; gums, tongue and the dark of the mouth are left. `amount` 0..1. */
export function whitenTeeth(view: FaceView, { inside }: Mouth, amount: number): void {
  if (amount === 0 || mouthOpenness(view.face) < 0.05) return
  const { planes } = view
  const light = luma({ planes })
  for (let i = 0; i < inside.length; i++) {
    if (inside[i]! < 0.01) continue
    const [r, g, b] = [planes[0][i]!, planes[1][i]!, planes[2][i]!]
    const redness = (r - g) / (r + 0.05)
    const tooth = inside[i]! * smoothstep(0.28, 0.5, light[i]!) * smoothstep(0.32, 0.16, redness) * amount
    if (tooth < 0.004) continue
    const target = light[i]! * 1.06 + 0.025
    planes[0][i] = clamp(r + tooth * (target * 1.01 - r) * 0.75)
    planes[1][i] = clamp(g + tooth * (target - g) * 0.75)
    planes[2][i] = clamp(b + tooth * (target * 0.98 - b) * 0.75)
  }
}

/** Freshens the lips' own colour, in place. `amount` 0..1. */
export function freshenLips({ planes }: FaceView, { lips }: Mouth, amount: number): void {
  if (amount === 0) return
  const light = luma({ planes })
  for (let i = 0; i < lips.length; i++) {
    const share = lips[i]! * amount
    if (share < 0.004) continue
    const [r, g, b] = [planes[0][i]!, planes[1][i]!, planes[2][i]!]
    const vivid = (value: number) => light[i]! + (value - light[i]!) * 1.5
    planes[0][i] = clamp(r + share * (vivid(r) + 0.03 - r))
    planes[1][i] = clamp(g + share * (vivid(g) - 0.025 - g))
    planes[2][i] = clamp(b + share * (vivid(b) + 0.005 - b))
  }
}
