import { clamp } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { meanOf, type Plane } from '../pixels/plane.ts'
import type { Defocused } from './defocus.ts'

export interface GainOptions {
  colourPull: number
  exposureMatch: number
}

/** A subject that is pulled further looks dyed. */
const GAIN_LIMITS = [0.55, 1.6] as const

/**
 * Factors for the subject's red, green and blue that bring its mean colour a part of the way to the light it will
 * stand in (the first moment of Reinhard et al. 2001, 'Color Transfer between Images'); 0 leaves it as it is.
 */
export function subjectGains(foreground: RasterImage, alpha: Plane, light: Defocused, options: GainOptions): number[] {
  const { colourPull, exposureMatch } = options
  const subject = meanColour(foreground, alpha)
  const scene = light.planes.map((plane) => meanOf(plane) + 0.01)
  const brightness = (colour: number[]) => 0.299 * colour[0]! + 0.587 * colour[1]! + 0.114 * colour[2]!
  // A night scene darkens its subject only so far: the person should stay the picture's point.
  const exposure = Math.pow(Math.max(0.25, brightness(scene)) / brightness(subject), exposureMatch)
  return scene.map((value, c) => {
    const tint = value / brightness(scene) / (subject[c]! / brightness(subject))
    return clamp(exposure * Math.pow(tint, colourPull), ...GAIN_LIMITS)
  })
}

function meanColour({ data }: RasterImage, alpha: Plane): number[] {
  const sums = [0, 0, 0]
  let total = 1e-6
  for (let i = 0; i < alpha.length; i++) {
    const a = alpha[i]!
    if (a === 0) continue
    total += a
    for (let c = 0; c < 3; c++) sums[c]! += data[i * 3 + c]! * a
  }
  return sums.map((sum) => sum / total / 255 + 0.01)
}
