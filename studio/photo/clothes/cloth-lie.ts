import { clamp } from '../../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { type BodyFrame, type BodyJoint, hipsMiddle } from '../../vision/body-frame.ts'
import type { Point } from '../../vision/face-geometry.ts'
import type { Shading } from './shading.ts'

/** How the cloth lies: its threads' directions on each part of the body, and what the folds do to them. */
export interface ClothLie extends Size {
  /** In pixels of this size, as the relief. */
  torso: Axis
  sleeves: readonly Axis[]
  /** How far the folds push the pattern aside, pixels. */
  pushX: Plane
  pushY: Plane
  slopeX: Plane
  slopeY: Plane
}

/** Pixels for each pixel of slope, as a share of the longest side. */
const PUSH = 0.019

/** Lays the cloth on the body: straight on the torso, along the arms on the sleeves, pushed aside by the folds. */
export function layCloth({ width, height, relief }: Shading, mask: Plane, body: BodyFrame): ClothLie {
  const plane = () => new Float32Array(width * height)
  const [pushX, pushY, slopeX, slopeY] = [plane(), plane(), plane(), plane()]
  const longest = Math.max(width, height)
  const smooth = gaussianBlur(relief, width, height, longest / 260)
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      slopeX[i] = (smooth[Math.min(width - 1, x + 1) + y * width]! - smooth[Math.max(0, x - 1) + y * width]!) / 2
      slopeY[i] = (smooth[x + Math.min(height - 1, y + 1) * width]! - smooth[x + Math.max(0, y - 1) * width]!) / 2
      pushX[i] = clamp(slopeX[i]!, -1, 1) * PUSH * longest
      pushY[i] = clamp(slopeY[i]!, -1, 1) * PUSH * longest
    }
  }
  const dressed = ({ from, along, length }: Axis) => {
    const inside = [0.3, 0.5, 0.7, 0.9].filter((share) => {
      const x = Math.round(from[0] + along[0] * length * share)
      const y = Math.round(from[1] + along[1] * length * share)
      return x >= 0 && x < width && y >= 0 && y < height && mask[y * width + x]! > 0.5
    })
    return inside.length >= 3
  }
  return { width, height, torso: torsoAxis(body), sleeves: sleeves(body).filter(dressed), pushX, pushY, slopeX, slopeY }
}

/** The part of the body that a pixel of the cloth lies on. */
export function axisAt({ torso, sleeves }: ClothLie, x: number, y: number): Axis {
  for (const sleeve of sleeves) if (isOn(sleeve, torso, x, y)) return sleeve
  return torso
}

export interface Axis {
  from: Point
  /** Unit vector down the limb. */
  along: Point
  length: number
  /** Half the limb's width in pixels. */
  radius: number
}

function axis(from: Point, to: Point, radius: number): Axis {
  const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))
  return { from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length, radius }
}

function torsoAxis(body: BodyFrame): Axis {
  const { neck, faceHeight, shoulders } = body
  const radius = Math.max(0.5 * faceHeight, Math.abs(shoulders[0].at[0] - shoulders[1].at[0]) * 0.42)
  return axis(neck, hipsMiddle(body), radius)
}

/** Upper and lower arms whose both ends were seen. */
function sleeves({ shoulders, elbows, wrists, faceHeight }: BodyFrame): Axis[] {
  const limb = (from: BodyJoint, to: BodyJoint, thick: number) => (from.seen && to.seen ? [axis(
    from.at,
    to.at,
    thick * faceHeight,
  )] : [])
  return [0, 1].flatMap((side) => [
    ...limb(elbows[side]!, wrists[side]!, 0.34),
    ...limb(shoulders[side]!, elbows[side]!, 0.38),
  ])
}

/** Whether the pixel is the limb's: beside the torso, and near the limb. */
function isOn(limb: Axis, torso: Axis, x: number, y: number): boolean {
  const [dx, dy] = [x - limb.from[0], y - limb.from[1]]
  const along = dx * limb.along[0] + dy * limb.along[1]
  if (along < 0.15 * limb.length || along > limb.length + limb.radius) return false
  const fromLimb = Math.abs(dx * limb.along[1] - dy * limb.along[0]) / limb.radius
  const fromTorso = Math.abs((x - torso.from[0]) * torso.along[1] - (y - torso.from[1]) * torso.along[0]) / torso.radius
  return fromLimb < 1 && fromTorso > 0.75
}
