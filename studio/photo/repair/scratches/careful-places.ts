import { scaledRegion, type Region } from '../../../pixels/raster.ts'
import type { Face } from '../../../vision/faces.ts'

/** A face as the search for damage minds it, in the same pixels as the face. */
export interface CarefulFace {
  box: Region
  /** Eyes, nostrils and mouth: their lights and lines look like damage. */
  features: readonly Region[]
}

/** Corners of each feature in MediaPipe's mesh, and how far around their middle it reaches, in their distance. */
const FEATURES = [
  { corners: [33, 133], across: 0.8, down: 0.5 },
  { corners: [362, 263], across: 0.8, down: 0.5 },
  { corners: [98, 327], across: 0.8, down: 0.6 },
  { corners: [61, 291], across: 0.7, down: 0.5 },
] as const

export function carefulFace({ box, mesh }: Face): CarefulFace {
  const features = FEATURES.map(({ corners: [a, b], across, down }): Region => {
    const [[ax, ay], [bx, by]] = [mesh[a]!, mesh[b]!]
    const width = Math.hypot(ax - bx, ay - by)
    return { left: (ax + bx) / 2 - across * width, top: (ay + by) / 2 - down * width, width: 2 * across * width, height: 2 * down * width }
  })
  return { box, features }
}

export function scaledFace({ box, features }: CarefulFace, scale: number): CarefulFace {
  return { box: scaledRegion(box, scale), features: features.map((feature) => scaledRegion(feature, scale)) }
}
