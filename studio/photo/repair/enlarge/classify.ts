import { gaussianBlur, type Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { FLIPPED, REVERSED, TRANSPOSED } from './taps.ts'

/** Bounds between the classes, found as quantiles of photos: brightness a pixel, and shares. */
const STRENGTHS = [0.003, 0.008, 0.02, 0.045, 0.09] as const
const COHERENCES = [0.3, 0.55, 0.8] as const
const LEANINGS = [0.12, 0.4] as const
const ANGLES = 5
export const CLASSES = ANGLES * (STRENGTHS.length + 1) * (COHERENCES.length + 1) * (LEANINGS.length + 1)

/** Radius of the window in which the structure is read, as the sigma of a Gaussian in pixels. */
const WINDOW = 1.2
/** Pixels from the centre at which both sides of an edge are compared. */
const SIDE = 1.5

export interface Classes {
  classes: Uint16Array
  /** How each pixel's surroundings are turned to lie as its class does. */
  turns: Uint8Array
}

/**
 * What the surroundings of each pixel look like, in the manner of RAISR (Romano, Isidoro, Milanfar 2016): direction,
 * strength and coherence of the gradient, and here also to which side the edge lies. Surroundings that are a turn
 * or a reflection of one another are of one class, so that each filter learns from eight times as many.
 * `tick` is called every now and then, and may throw.
 */
export function classify(brightness: Plane, { width, height }: Size, tick: () => void): Classes {
  const size = brightness.length
  const [xx, xy, yy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const energy = new Float32Array(size)
  for (let y = 0, i = 0; y < height; y++) {
    const above = y > 0 ? width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++) {
      const dx = 0.5 * (brightness[x < width - 1 ? i + 1 : i]! - brightness[x > 0 ? i - 1 : i]!)
      const dy = 0.5 * (brightness[i + below]! - brightness[i - above]!)
      xx[i] = dx * dx
      xy[i] = dx * dy
      yy[i] = dy * dy
      energy[i] = dx * dx + dy * dy
    }
  }
  const [a, b, c] = [xx, xy, yy].map((plane) => {
    tick()
    return gaussianBlur(plane, width, height, WINDOW)
  }) as [Plane, Plane, Plane]
  const classes = new Uint16Array(size)
  const turns = new Uint8Array(size)
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) tick()
    for (let x = 0; x < width; x++, i++) {
      const difference = a[i]! - c[i]!
      const spread = Math.sqrt(difference * difference + 4 * b[i]! * b[i]!)
      const sum = a[i]! + c[i]!
      let angle = 0.5 * Math.atan2(2 * b[i]!, difference)
      if (angle < 0) angle += Math.PI
      const [sideX, sideY] = [Math.round(SIDE * Math.cos(angle)), Math.round(SIDE * Math.sin(angle))]
      const ahead = energy[Math.min(height - 1, y + sideY) * width + Math.min(width - 1, Math.max(0, x + sideX))]!
      const behind = energy[Math.max(0, y - sideY) * width + Math.min(width - 1, Math.max(0, x - sideX))]!
      let turn = ahead < behind ? REVERSED : 0
      if (angle > Math.PI / 2) {
        angle = Math.PI - angle
        turn |= FLIPPED
      }
      if (angle > Math.PI / 4) {
        angle = Math.PI / 2 - angle
        turn |= TRANSPOSED
      }
      const strength = binOf(Math.sqrt(0.5 * (sum + spread)), STRENGTHS)
      const coherence = binOf(sum > 0 ? spread / sum : 0, COHERENCES)
      const leaning = binOf(Math.abs(ahead - behind) / (ahead + behind + 1e-7), LEANINGS)
      const direction = Math.min(ANGLES - 1, Math.floor((angle / (Math.PI / 4)) * ANGLES))
      classes[i] = ((direction * (STRENGTHS.length + 1) + strength) * (COHERENCES.length + 1) + coherence) * (LEANINGS.length + 1) + leaning
      turns[i] = turn
    }
  }
  return { classes, turns }
}

function binOf(value: number, bounds: readonly number[]): number {
  let bin = 0
  while (bin < bounds.length && value >= bounds[bin]!) bin++
  return bin
}
