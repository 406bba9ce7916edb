import { clamp } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { luma, percentiles, type DisplayImage } from '../style/display-image.ts'
import { faceRegions } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import { studiedFace } from '../vision/face-traits.ts'
import type { Face } from '../vision/faces.ts'

/** What of a face shines: dark skin has its highlights too, where there is light enough. */
const HIGHLIGHT = 0.97
/** How bright these are in a photo with light enough, 0..1, and the most that a dark one is brightened. */
const USUAL = 0.7
const MOST = 3.2

/**
 * How much a photo of these faces is brightened to be drawn, 1 where it is bright enough: in a dim room everybody's skin is
 * brown and every shirt grey, and flat paint before a bright sky says that they are.
 */
export function exposureFor(photo: RasterImage, faces: readonly Face[]): number {
  if (faces.length === 0) return 1
  const shine = faces.reduce((sum, face) => sum + highlightOf(photo, face), 0) / faces.length
  return clamp((USUAL * (1 - shine)) / (shine * (1 - USUAL) + 1e-6), 1, MOST)
}

function highlightOf(photo: RasterImage, face: Face): number {
  const { planes, size, own } = studiedFace(photo, face)
  const skin = regionMask(own, [faceRegions.oval], size)
  return percentiles(luma({ planes }).filter((_, i) => skin[i]! > 0.5), [HIGHLIGHT])[0]!
}

/** The picture brightened, in place: the dark most, and white stays white. */
export function brighten({ planes }: DisplayImage, exposure: number): void {
  if (exposure === 1) return
  for (const plane of planes) for (let i = 0; i < plane.length; i++) plane[i] = (exposure * plane[i]!) / (1 + (exposure - 1) * plane[i]!)
}
