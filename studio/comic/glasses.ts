import { clamp } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Point } from '../vision/face-geometry.ts'
import type { Face } from '../vision/faces.ts'
import { faceMarks } from '../vision/face-marks.ts'

/** Where the lower rim of a lens may run below the pupil, and how far to its sides; between the pupils as 1. */
const [RIM_FROM, RIM_TO] = [0.16, 0.52]
const COLUMNS = 9
const HALF_WIDTH = 0.2
/** Where a bridge may run: from between the brows to the middle of the nose. */
const [BRIDGE_FROM, BRIDGE_TO] = [-0.2, 0.24]
const BRIDGE_HALF = 0.1
const STEPS = 36
/** Contrast of a line that makes a frame, against the skin's own light. */
const RIM = 0.12
const BRIDGE = 0.09
/** A bridge so plain, where no frown draws one, is enough: lenses may have no lower rim. */
const PLAIN_BRIDGE = 0.24

/** What light is made of: all of it, and the green that skin takes away, in which red and pink frames are seen as well. */
type Weights = readonly [red: number, green: number, blue: number]
const LIGHT: Weights = [0.299, 0.587, 0.114]
const GREEN: Weights = [0, 1, 0]

/**
 * Whether a face wears glasses: a line must cross the bridge of the nose plainly, or less so and another run along below
 * both eyes, where neither brows, beards nor shadows draw one.
 */
export function wearsGlasses(photo: RasterImage, face: Face): boolean {
  const { rims, bridge } = frameEvidence(photo, face)
  return bridge(GREEN) > PLAIN_BRIDGE || (bridge(LIGHT) > BRIDGE && Math.min(...rims(LIGHT)) > RIM)
}

interface FrameEvidence {
  rims(weights: Weights): number[]
  bridge(weights: Weights): number
}

/** Contrast of the line below either eye, and of the one across the bridge, as shares of the light around them. */
function frameEvidence(photo: RasterImage, face: Face): FrameEvidence {
  const { eyes, unit, up: [ux, uy] } = faceMarks(face)
  const place = ([x, y]: Point, across: number, down: number): Point =>
    [x + (-uy * across - ux * down) * unit, y + (ux * across - uy * down) * unit]
  const line = (weights: Weights, centre: Point, half: number, from: number, to: number) =>
    median(
      Array.from({ length: COLUMNS }, (_, k) => {
        const across = half * ((2 * k) / (COLUMNS - 1) - 1)
        return contrast(
          Array.from({ length: STEPS }, (_, step) =>
            lightAt(photo, place(centre, across, from + ((to - from) * step) / (STEPS - 1)), unit * 0.02, weights),
          ),
        )
      }),
    )
  const middle: Point = [(eyes[0]!.centre[0] + eyes[1]!.centre[0]) / 2, (eyes[0]!.centre[1] + eyes[1]!.centre[1]) / 2]
  return {
    rims: (weights) => eyes.map(({ centre }) => line(weights, centre, HALF_WIDTH, RIM_FROM, RIM_TO)),
    bridge: (weights) => line(weights, middle, BRIDGE_HALF, BRIDGE_FROM, BRIDGE_TO),
  }
}

/** How much a thin line stands out of a profile: against what lies a little before and a little after it. */
function contrast(profile: readonly number[]): number {
  const gap = Math.round(STEPS / 6)
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length + 0.05
  let most = 0
  for (let k = gap; k < profile.length - gap; k++) {
    const [before, after] = [profile[k - gap]! - profile[k]!, profile[k + gap]! - profile[k]!]
    // A dark frame or a shining one; a mere edge of light is neither.
    most = Math.max(most, Math.min(before, after), Math.min(-before, -after))
  }
  return most / mean
}

/** Mean light of the pixels around a point, 0..1. */
function lightAt({ width, height, channels, data }: RasterImage, [x, y]: Point, reach: number, [red, green, blue]: Weights): number {
  let sum = 0
  for (const [dx, dy] of [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    const column = clamp(Math.round(x + dx * reach), 0, width - 1)
    const at = (clamp(Math.round(y + dy * reach), 0, height - 1) * width + column) * channels
    sum += red * data[at]! + green * data[at + 1]! + blue * data[at + 2]!
  }
  return sum / (5 * 255)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
