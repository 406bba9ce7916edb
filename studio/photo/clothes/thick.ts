import type { Size } from '../../pixels/raster.ts'
import { distanceInside } from '../../sketch/regions.ts'
import { connectedComponents } from '../../vision/components.ts'
import { withOwned, type OpenCv } from '../../vision/opencv.ts'

/** The pieces of a mask that are somewhere thicker than twice `radius`. */
export function thick(cv: OpenCv, mask: Uint8Array, size: Size, radius: number): Uint8Array {
  const { labels, areas } = connectedComponents(cv, mask, size)
  const depth = distanceInside(cv, mask, size)
  const deepest = new Float32Array(areas.length)
  for (let i = 0; i < labels.length; i++) deepest[labels[i]!] = Math.max(deepest[labels[i]!]!, depth[i]!)
  return mask.map((value, i) => (value && deepest[labels[i]!]! > radius ? 1 : 0))
}

/** A mask without gaps narrower than twice `gap`, then without what is thinner than twice `fringe`. */
export function smoothed(cv: OpenCv, mask: Uint8Array, { width, height }: Size, gap: number, fringe: number): Uint8Array {
  return withOwned(cv, (own) => {
    const image = own(cv.matFromArray(height, width, cv.CV_8UC1, mask))
    const disc = (radius: number) => {
      const side = 2 * Math.max(1, Math.round(radius)) + 1
      return own(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(side, side)))
    }
    cv.morphologyEx(image, image, cv.MORPH_CLOSE, disc(gap))
    cv.morphologyEx(image, image, cv.MORPH_OPEN, disc(fringe))
    return new Uint8Array(image.data)
  })
}
