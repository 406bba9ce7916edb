import type { Colours, Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'

/** Every colour leans a little towards its neighbours', and the more the steeper alpha is between them. */
const EVEN = 1e-5
/** Rounds at sizes where they cost nothing, and at others, where the size before has done most of the work. */
const SMALL_SIDE = 32
const ROUNDS = { small: 10, large: 2 }

/**
 * The colours of the subject and of the ground behind it at every pixel, such that they mix by `alpha` to what was
 * photographed and change slowly: Germer, Uelwer, Conrad, Harmeling 2020, 'Fast Multi-Level Foreground Estimation'.
 */
export function sideColours(colours: Colours, alpha: Plane, size: Size, tick: () => void): { near: Colours; far: Colours } {
  const levels = Math.max(1, Math.ceil(Math.log2(Math.max(size.width, size.height))))
  let at: Size = { width: 1, height: 1 }
  let sides: Plane[] = Array.from({ length: 6 }, () => new Float32Array(1))
  for (let level = 0; level <= levels; level++) {
    tick()
    const next = { width: Math.round(size.width ** (level / levels)), height: Math.round(size.height ** (level / levels)) }
    sides = sides.map((plane) => nearest(plane, at, next))
    at = next
    const seen = colours.map((plane) => nearest(plane, size, at))
    const rounds = Math.max(at.width, at.height) <= SMALL_SIDE ? ROUNDS.small : ROUNDS.large
    const shares = nearest(alpha, size, at)
    for (let round = 0; round < rounds; round++) settle(sides, seen, shares, at, level === levels)
  }
  const [r, g, b, farR, farG, farB] = sides as [Plane, Plane, Plane, Plane, Plane, Plane]
  return { near: [r, g, b], far: [farR, farG, farB] }
}

/**
 * One round: each pixel's two colours from its own mix and from its neighbours', in place. In the `last` size nobody asks
 * any more for what is hidden away from the edges.
 */
function settle(sides: readonly Plane[], seen: readonly Plane[], alpha: Plane, { width, height }: Size, last: boolean): void {
  for (let y = 0, i = 0; y < height; y++) {
    const [up, down] = [y > 0 ? -width : 0, y < height - 1 ? width : 0]
    for (let x = 0; x < width; x++, i++) {
      const [west, east, north, south] = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i + up, i + down]
      const a = alpha[i]!
      const b = 1 - a
      const toWest = EVEN + Math.abs(a - alpha[west]!)
      const toEast = EVEN + Math.abs(a - alpha[east]!)
      const toNorth = EVEN + Math.abs(a - alpha[north]!)
      const toSouth = EVEN + Math.abs(a - alpha[south]!)
      const all = toWest + toEast + toNorth + toSouth
      if (all === 4 * EVEN && (a === 0 || a === 1)) {
        const [own, other] = a === 1 ? [0, 3] : [3, 0]
        for (let c = 0; c < 3; c++) {
          sides[c + own]![i] = seen[c]![i]!
          if (last) continue
          const hidden = sides[c + other]!
          hidden[i] = 0.25 * (hidden[west]! + hidden[east]! + hidden[north]! + hidden[south]!)
        }
        continue
      }
      // The two equations [aa ab; ab bb] of the least squares, solved.
      const [aa, ab, bb] = [a * a + all, a * b, b * b + all]
      const scale = 1 / (aa * bb - ab * ab)
      for (let c = 0; c < 3; c++) {
        const [near, far, mix] = [sides[c]!, sides[c + 3]!, seen[c]![i]!]
        const p = a * mix + toWest * near[west]! + toEast * near[east]! + toNorth * near[north]! + toSouth * near[south]!
        const q = b * mix + toWest * far[west]! + toEast * far[east]! + toNorth * far[north]! + toSouth * far[south]!
        near[i] = inRange((bb * p - ab * q) * scale)
        far[i] = inRange((aa * q - ab * p) * scale)
      }
    }
  }
}

const inRange = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value)

function nearest(plane: Plane, from: Size, to: Size): Plane {
  if (from.width === to.width && from.height === to.height) return plane
  const out = new Float32Array(to.width * to.height)
  for (let y = 0, i = 0; y < to.height; y++) {
    const row = Math.floor((y * from.height) / to.height) * from.width
    for (let x = 0; x < to.width; x++, i++) out[i] = plane[row + Math.floor((x * from.width) / to.width)]!
  }
  return out
}
