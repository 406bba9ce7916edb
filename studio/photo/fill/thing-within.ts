import { sumOf } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'
import { sureSubject } from '../../vision/salient-mask.ts'
import type { Watch } from '../../vision/watch.ts'
import { maskPixels } from './mask-pixels.ts'
import type { Sides } from './people.ts'

/** A thing that fills more than this share of the photo is all that there is to go on from. */
const CLOSE = 0.5
/** A side that a thing lies along for more than this share of it cuts the thing off: it goes on there. */
const CUT_OFF = 0.04
/** How near to a side a thing that it cuts off is seen to end: the network is unsure of the outermost rows. As a share of the photo. */
const NEAR = 0.012
/** How far from such a side it may be copied from, as a share of the photo. */
const GOES_ON = 0.25
/** Belief (0..1) from which a pixel is the thing's: low, so that its rim is too. */
export const THING = 0.2

/**
 * What stands out in the photo (1), in its pixels, so that a tower has no second tip in the sky above it; what of it lies
 * near an extended side that cuts it off is left out. Undefined where nothing surely stands out, or hardly anything else is there.
 */
export async function thingWithin(photo: RasterImage, margins: Sides, watch: Watch): Promise<Uint8Array | undefined> {
  const seen = await sureSubject(photo, watch)
  if (!seen || sumOf(seen.mask) > CLOSE * seen.mask.length) return undefined
  freeCutParts(seen, margins)
  return maskPixels(seen, photo, THING, watch.checkCancelled)
}

function freeCutParts({ mask, width, height }: SubjectMask, margins: Sides): void {
  /** Whether the thing ends for a good part of a side so near it that it is cut off there. */
  const isCut = (length: number, depth: number, at: (along: number, inwards: number) => number) => {
    let taken = 0
    for (let along = 0; along < length; along++) {
      for (let inwards = 0; inwards < NEAR * depth; inwards++) {
        if (mask[at(along, inwards)]! <= 0.5) continue
        taken++
        break
      }
    }
    return taken > CUT_OFF * length
  }
  const [across, down] = [Math.round(GOES_ON * width), Math.round(GOES_ON * height)]
  const [top, bottom, left, right] = [
    margins.top > 0 && isCut(width, height, (x, y) => y * width + x),
    margins.bottom > 0 && isCut(width, height, (x, y) => (height - 1 - y) * width + x),
    margins.left > 0 && isCut(height, width, (y, x) => y * width + x),
    margins.right > 0 && isCut(height, width, (y, x) => y * width + width - 1 - x),
  ]
  if (top) mask.fill(0, 0, down * width)
  if (bottom) mask.fill(0, (height - down) * width)
  for (let y = 0; y < height; y++) {
    if (left) mask.fill(0, y * width, y * width + across)
    if (right) mask.fill(0, (y + 1) * width - across, (y + 1) * width)
  }
}
