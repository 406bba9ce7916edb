import { clamp, smoothstep } from '../pixels/colour.ts'
import { boxBlur, type Colours, type Plane, resizePlane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import { colourSides, type ColourSides } from './colour-sides.ts'
import { applyModel } from './guided-filter.ts'

/** What the colours of either side say of soft edges, read at another size. */
interface SoftEdges {
  /** To be called once for each row, before its pixels. */
  row(y: number): void
  /**
   * Alpha by colour at a pixel of these colours, 0..1, and how far to believe it. `band` is how surely the pixel lies along
   * the outline, and `reach` the mask's share in a wide window around it, for hair that hangs out of the mask.
   */
  at(x: number, r: number, g: number, b: number, band: number, reach: number): { value: number; belief: number }
}

/** Crossings from one side to the other around a sharp outline, and among hairs. */
const SHARP = 1.45
const HAIR = 2.4
/** So far apart must colours be for crossings to count. */
const COUNTED = 4
const MOST_BELIEF = 0.9

/**
 * Learns the colours of subject and ground along the outline from a first alpha. `near` is the mask's share around each pixel
 * (0..1); deep within it the subject is sure. `radius` is the outline's reach in pixels of `size`, which `to` is read at.
 */
export function softEdges(colours: Colours, alpha: Plane, near: Plane, size: Size, radius: number, to: Size): SoftEdges {
  const { width, height } = size
  const small: Size = { width: (width + 1) >> 1, height: (height + 1) >> 1 }
  const shrink = (plane: Plane) => resizePlane(plane, width, height, small.width, small.height)
  const subject = near.map((share, i) => (share > 0.995 ? 1 : alpha[i]! > 0.97 ? 0.05 : 0))
  const ground = near.map((share, i) => (share < 0.2 && alpha[i]! < 0.03 ? 1 : 0))
  const [r, g, b] = colours
  const sides = colourSides([shrink(r), shrink(g), shrink(b)], shrink(subject), shrink(ground), small, Math.round(1.2 * radius))
  const doubt = boxBlur(alpha.map((value) => (value > 0.03 && value < 0.97 ? 1 : 0)), width, height, Math.max(1, radius >> 2))
  const crossed = crossings(colours, sides, size, Math.round(1.6 * radius))
  const [onSize, onSmall] = [new Stretch(size, to), new Stretch(small, to)]
  return {
    row(y) {
      onSize.row(y)
      onSmall.row(y)
    },
    at(x, red, green, blue, band, reach) {
      const hair = smoothstep(SHARP, HAIR, onSize.at(crossed, x))
      if (hair === 0) return { value: 0, belief: 0 }
      const apart = onSmall.at(sides.apart, x)
      const along = band * smoothstep(3, 12, apart) * smoothstep(0.01, 0.2, onSize.at(doubt, x))
      const share = onSmall.at(sides.red, x) * red + onSmall.at(sides.green, x) * green + onSmall.at(sides.blue, x) * blue
      return {
        value: smoothstep(0.05, 0.97, share + onSmall.at(sides.offset, x)),
        belief: MOST_BELIEF * hair * Math.max(along, hangingOut(apart, reach)),
      }
    },
  }
}

/**
 * Hair beside the mask; the ground may have dark twigs of its own, so its colours must lie far from the subject's. Deeper
 * within the mask colours are not asked: there, what looks like ground is an eye or a highlight on skin.
 */
const hangingOut = (apart: number, reach: number) => (reach < 0.5 ? smoothstep(10, 25, apart) * smoothstep(0.05, 0.3, reach) : 0)

/**
 * How many times a line of two radii crosses from one side to the other: once at a sharp outline, more often among hairs.
 * Where the sides share colours none are counted.
 */
function crossings(colours: Colours, sides: ColourSides, { width, height }: Size, radius: number): Plane {
  const stretch = (plane: Plane) => resizePlane(plane, sides.width, sides.height, width, height)
  const { red, green, blue, offset } = sides
  const model = { width, height, red: stretch(red), green: stretch(green), blue: stretch(blue), offset: stretch(offset) }
  const share = applyModel(model, colours).map((value) => clamp(value))
  const apart = stretch(sides.apart)
  const steps = new Float32Array(share.length)
  for (let i = 0; i < steps.length - width - 1; i++) {
    if (apart[i]! <= COUNTED) continue
    const [across, down] = [share[i + 1]! - share[i]!, share[i + width]! - share[i]!]
    steps[i] = (2 * radius + 1) * Math.sqrt(across * across + down * down)
  }
  return boxBlur(steps, width, height, radius)
}
