import { smoothstep } from '../pixels/colour.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { cutPlane, type Region } from '../pixels/raster.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { withMargin } from '../vision/bounds.ts'
import type { Watch } from '../vision/watch.ts'
import { simplify } from './cel.ts'

/** What is simplified with a face on each side, of its longer side, and from where to where its finer shapes fade into the rest; of the region's half sides. */
const AROUND = 0.15
const FADE = [0.66, 0.95] as const
/** Size of the shapes kept of a face, of its region's long side: eyes and lips keep theirs. */
const FINE = 1 / 150

/** Faces in calm shapes of their own, in place: what is small in the picture tells whose face it is. `faces` are boxes in pixels. */
export function finerFaces(paint: DisplayImage, image: DisplayImage, faces: readonly Region[], watch: Watch): void {
  for (const face of faces) {
    watch.checkCancelled()
    const region = withMargin(wholePixels(face), image, AROUND)
    const cut = (plane: Plane) => cutPlane(plane, image.width, region)
    const own: DisplayImage = { width: region.width, height: region.height, planes: [cut(image.planes[0]), cut(image.planes[1]), cut(image.planes[2])] }
    const calm = simplify(own, { broad: FINE, seen: undefined, ...watch })
    const grow = (plane: Plane) => resizePlane(plane, calm.width, calm.height, region.width, region.height)
    const fine = calm.planes.map(grow)
    for (let y = 0, i = 0; y < region.height; y++) {
      for (let x = 0; x < region.width; x++, i++) {
        const far = Math.hypot((2 * (x + 0.5)) / region.width - 1, (2 * (y + 0.5)) / region.height - 1)
        const amount = 1 - smoothstep(...FADE, far)
        if (amount === 0) continue
        const at = (region.top + y) * image.width + region.left + x
        paint.planes.forEach((plane, c) => (plane[at]! += (fine[c]![i]! - plane[at]!) * amount))
      }
    }
  }
}

function wholePixels({ left, top, width, height }: Region): Region {
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { left: x, top: y, width: Math.ceil(left + width) - x, height: Math.ceil(top + height) - y }
}
