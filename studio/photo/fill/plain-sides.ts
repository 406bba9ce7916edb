import type { RasterImage } from '../../pixels/linear-image.ts'
import { dilated } from './dilated.ts'
import type { Sides } from './people.ts'

/** Greatest difference of a colour's brightness (0..255) from its side's mean within which it is the same ground. */
const SAME = 14
/** Share of a side that may differ: dust, and a corner of what stands there. */
const ODD = 0.02
/** Share of the photo that must be ground, or there is too little of it to go on with. */
const LEAST_GROUND = 0.12
/** Beside what is not ground, its shadow and the blur of its edge are not either: reach as a share of the longer side. */
const EDGE = 0.012

/**
 * What is not the plain ground (1), in the photo's pixels, where every side to be extended lies wholly on one: only the
 * ground goes on there, and nothing of a shoe on white paper. Undefined where a side shows more than plain ground.
 */
export function besidePlainGround(photo: RasterImage, margins: Sides, checkCancelled: () => void): Uint8Array | undefined {
  const { width, height, channels, data } = photo
  const grounds: number[][] = []
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    if (margins[side] === 0) continue
    const upright = side === 'left' || side === 'right'
    const length = upright ? height : width
    const pixelAt = (along: number) => {
      const x = side === 'left' ? 0 : side === 'right' ? width - 1 : along
      const y = side === 'top' ? 0 : side === 'bottom' ? height - 1 : along
      return (y * width + x) * channels
    }
    const mean = [0, 1, 2].map((c) => {
      let sum = 0
      for (let along = 0; along < length; along++) sum += data[pixelAt(along) + c]!
      return sum / length
    })
    let odd = 0
    for (let along = 0; along < length; along++) if (differs(data, pixelAt(along), mean)) odd++
    if (odd > ODD * length) return undefined
    grounds.push(mean)
  }
  const other = new Uint8Array(width * height)
  let ground = 0
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    for (let x = 0; x < width; x++, i++) {
      if (grounds.every((mean) => differs(data, i * channels, mean))) other[i] = 1
      else ground++
    }
  }
  const reach = Math.max(1, Math.round(EDGE * Math.max(width, height)))
  return ground > LEAST_GROUND * other.length ? dilated(other, photo, reach, checkCancelled) : undefined
}

const differs = (data: Uint8Array, at: number, mean: readonly number[]) => mean.some((value, c) => Math.abs(data[at + c]! - value) > SAME)
