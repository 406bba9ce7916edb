import { smoothstep } from '../pixels/colour.ts'
import type { BodyFrame } from '../vision/body-frame.ts'
import type { Point } from '../vision/face-geometry.ts'

/** How far the middle of a hand lies beyond the wrist, and from where to where around it a hand ends; in heights of the face. */
const [MIDDLE, ENDS] = [0.35, [0.95, 0.7]] as const

/** How surely a place belongs to a hand whose wrist is seen, 0..1, in the body's pixels. */
export function handPlaces({ elbows, wrists, faceHeight }: BodyFrame): (x: number, y: number) => number {
  const middles = wrists.flatMap(({ at: [x, y], seen }, k): Point[] => {
    if (!seen) return []
    const [dx, dy] = [x - elbows[k]!.at[0], y - elbows[k]!.at[1]]
    const length = Math.hypot(dx, dy) || 1
    return [[x + (MIDDLE * faceHeight * dx) / length, y + (MIDDLE * faceHeight * dy) / length]]
  })
  return (x, y) => Math.max(0, ...middles.map(([mx, my]) => smoothstep(...ENDS, Math.hypot(x - mx, y - my) / faceHeight)))
}
