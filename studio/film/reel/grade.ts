import { clamp } from '../../pixels/colour.ts'
import { createRandom } from '../../pixels/random.ts'
import type { Size } from '../../pixels/raster.ts'
import type { FrameBuffer } from '../render/frame-buffer.ts'
import type { Bytes } from '../sample/bytes.ts'
import { bytesOf } from '../stage/planes.ts'
import type { ReelGrade } from './reel-spec.ts'

/** Steps of luma at full strength. */
const GRAIN = 34
/** Side of the piece of grain that is laid in another place for every frame. */
const PIECE = 256
/** How much darker the very corners are at full strength. */
const CORNERS = 0.75
const FLICKER = 0.12
/** Steps of chroma: brown of a print, and warmth. */
const SEPIA = { blues: -17, reds: 9 }
const WARM = { blues: -9, reds: 7 }

/** Gives frames their look. `flash` (0..1) is light over all of it; `number` is the frame's, for what changes with it. */
export type Grade = (frame: FrameBuffer, number: number, flash: number) => void

export function createGrade(look: ReelGrade | undefined, size: Size, seed: number): Grade {
  const { saturation = 1, contrast = 1, warmth = 0, sepia = 0, faded = 0, vignette = 0, grain = 0, flicker = 0 } = look ?? {}
  const [corners, halfCorners] = vignette > 0 ? [cornersOf(size, vignette), cornersOf({ width: size.width / 2, height: size.height / 2 }, vignette)] : []
  const noise = grain > 0 ? grainPiece(grain, seed) : undefined
  const colour = saturation * Math.sqrt(contrast) * (1 - 0.9 * sepia)
  return (frame, number, flash) => {
    if (!look && flash < 0.004) return
    const chance = createRandom(seed ^ Math.imul(number + 1, 0x9e3779b1))
    const light = 1 + FLICKER * flicker * (chance() - 0.5)
    const toned = tableOf((value) => {
      const bright = (0.5 + ((value - 16) / 219 - 0.5) * contrast) * light
      const lifted = faded * 0.13 + bright * (1 - 0.2 * faded)
      return 16 + 219 * (lifted + (1 - lifted) * flash)
    })
    const tinted = (shift: number) => tableOf((value) => 128 + ((value - 128) * colour + shift) * (1 - flash))
    tone(frame.luma, toned, 16, corners)
    if (noise) addGrain(frame.luma, noise, chance)
    tone(frame.chroma[0], tinted(SEPIA.blues * sepia + WARM.blues * warmth), 128, halfCorners)
    tone(frame.chroma[1], tinted(SEPIA.reds * sepia + WARM.reds * warmth), 128, halfCorners)
  }
}

const tableOf = (value: (of: number) => number) => Uint8Array.from({ length: 256 }, (_, i) => clamp(Math.round(value(i)), 0, 255))

/** Looks each value up, and draws it towards `none` where it is darker. */
function tone({ data }: Bytes, table: Uint8Array, none: number, corners: Bytes | undefined): void {
  if (!corners) for (let i = 0; i < data.length; i++) data[i] = table[data[i]!]!
  else for (let i = 0; i < data.length; i++) data[i] = none + (((table[data[i]!]! - none) * corners.data[i]! + 128) >> 8)
}

function cornersOf({ width, height }: Size, strength: number): Bytes {
  const light = bytesOf(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1]
      light.data[i] = 255 * (1 - (CORNERS * strength * (u * u + v * v) ** 1.5) / 2 ** 1.5)
    }
  }
  return light
}

function grainPiece(strength: number, seed: number): Int8Array {
  const random = createRandom(seed ^ 0x6a1)
  // A sum of chances, as grain is: mostly little, seldom much.
  return Int8Array.from({ length: PIECE * PIECE }, () => GRAIN * strength * (random() + random() + random() - 1.5))
}

function addGrain({ data, width, height }: Bytes, noise: Int8Array, chance: () => number): void {
  const [shiftX, shiftY] = [Math.floor(chance() * PIECE), Math.floor(chance() * PIECE)]
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y + shiftY) % PIECE) * PIECE
    for (let x = 0; x < width; x++, i++) {
      const value = data[i]! + noise[row + ((x + shiftX) & (PIECE - 1))]!
      data[i] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}
