import { smoothstep } from '../../../pixels/colour.ts'
import { resizePlane, type Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { NET_SIDE, partsOfHead } from '../../../vision/person-parts.ts'
import type { Watch } from '../../../vision/watch.ts'
import { regionAround } from '../face-view.ts'
import type { SwapSource } from './swap-texture.ts'

/** How surely a pixel is hair, from where to where on it is left out. */
const STRAND = [0.25, 0.6] as const

/** Hair in the view of a face (`regionAround`), 0..1. */
export interface SourceHair extends Size {
  plane: Plane
}

/** The hair of whose face it is: locks that hang into it do not come along. Undefined where no network runs. Once for all targets. */
export async function readSourceHair({ photo, face }: SwapSource, watch: Watch): Promise<SourceHair | undefined> {
  const size = { width: NET_SIDE, height: NET_SIDE }
  const parts = await partsOfHead(photo, regionAround(photo, face), size, watch)
  return parts && { ...size, plane: parts.hair }
}

/** How much of each pixel of a view of `size` is left out, 0..1. */
export const strandsIn = ({ plane, width, height }: SourceHair, size: Size): Plane =>
  resizePlane(plane, width, height, size.width, size.height).map((value) => smoothstep(...STRAND, value))
