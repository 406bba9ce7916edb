import { gaussianBlur, type Plane } from '../../../pixels/plane.ts'
import type { Region, Size } from '../../../pixels/raster.ts'
import { withOwned, type OpenCv } from '../../../vision/opencv.ts'

export interface Wanted {
  bright: boolean
  /** Greatest width in pixels. */
  width: number
  /** Least contrast, 0..1. */
  least: number
}

interface ThinThings {
  /** How much each pixel stands out from what is left when thin things are taken away, 0..1. */
  contrast: Plane
  /** 1 where that is enough. */
  mask: Uint8Array
}

/** What is brighter, or darker, than both of its sides as a top-hat or black-hat. */
export function findThinThings(cv: OpenCv, brightness: Plane, { width, height }: Size, wanted: Wanted): ThinThings {
  return withOwned(cv, (own) => {
    const image = own(new cv.Mat(height, width, cv.CV_8UC1))
    // Each look at a Mat's data makes a new view.
    const bytes = image.data
    for (let i = 0; i < brightness.length; i++) bytes[i] = Math.min(255, Math.max(0, brightness[i]! * 255))
    const side = 2 * Math.ceil(wanted.width / 2) + 1
    const disc = own(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(side, side)))
    const hat = own(new cv.Mat())
    cv.morphologyEx(image, hat, wanted.bright ? cv.MORPH_TOPHAT : cv.MORPH_BLACKHAT, disc)
    const standsOut = hat.data
    const contrast = new Float32Array(brightness.length)
    const mask = new Uint8Array(brightness.length)
    for (let i = 0; i < contrast.length; i++) {
      contrast[i] = standsOut[i]! / 255
      if (contrast[i]! >= wanted.least) mask[i] = 1
    }
    return { contrast, mask }
  })
}

/** In how many directions lines are followed. Each takes in half of its neighbours', so that none falls between. */
const DIRECTIONS = 8
/** Window in which a line's direction is read, as the sigma of a Gaussian in pixels. */
const WINDOW = 2

/** The mask parted by the direction in which the lines run: lines that cross come apart. */
export function byDirection(contrast: Plane, mask: Uint8Array, { width, height }: Size): Uint8Array[] {
  const [xx, xy, yy] = [new Float32Array(mask.length), new Float32Array(mask.length), new Float32Array(mask.length)]
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const dx = contrast[i + 1]! - contrast[i - 1]!
      const dy = contrast[i + width]! - contrast[i - width]!
      xx[i] = dx * dx
      xy[i] = dx * dy
      yy[i] = dy * dy
    }
  }
  const [a, b, c] = [xx, xy, yy].map((plane) => gaussianBlur(plane, width, height, WINDOW)) as [Plane, Plane, Plane]
  const parts = Array.from({ length: DIRECTIONS }, () => new Uint8Array(mask.length))
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const angle = 0.5 * Math.atan2(2 * b[i]!, a[i]! - c[i]!) + Math.PI
    const direction = Math.floor((angle / Math.PI) * 2 * DIRECTIONS) >> 1
    const neighbour = Math.floor((angle / Math.PI) * 2 * DIRECTIONS) & 1 ? direction + 1 : direction - 1
    parts[direction % DIRECTIONS]![i] = 1
    parts[(neighbour + DIRECTIONS) % DIRECTIONS]![i] = 1
  }
  return parts
}

export interface Pieces {
  /** Piece of each pixel; 0 is none. */
  labels: Int32Array
  pieces: readonly Piece[]
}

export interface Piece {
  label: number
  /** Pixels. */
  area: number
  box: Region
}

/** Connected pieces of a mask, over gaps of a few pixels. */
export function piecesOf(cv: OpenCv, mask: Uint8Array, { width, height }: Size, gap: number): Pieces {
  return withOwned(cv, (own) => {
    const image = own(new cv.Mat(height, width, cv.CV_8UC1))
    image.data.set(mask)
    if (gap > 1) cv.morphologyEx(image, image, cv.MORPH_CLOSE, own(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(gap, gap))))
    const labels = own(new cv.Mat())
    const stats = own(new cv.Mat())
    const count = cv.connectedComponentsWithStats(image, labels, stats, own(new cv.Mat()))
    const values = stats.data32S
    const stat = (label: number, which: number) => values[label * 5 + which]!
    const pieces = Array.from({ length: count - 1 }, (_, i): Piece => {
      const label = i + 1
      const box = {
        left: stat(label, cv.CC_STAT_LEFT), top: stat(label, cv.CC_STAT_TOP),
        width: stat(label, cv.CC_STAT_WIDTH), height: stat(label, cv.CC_STAT_HEIGHT),
      }
      return { label, area: stat(label, cv.CC_STAT_AREA), box }
    })
    return { labels: new Int32Array(labels.data32S), pieces }
  })
}
