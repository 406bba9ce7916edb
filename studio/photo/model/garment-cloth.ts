import { resizePlane, type Plane } from '../../pixels/plane.ts'
import type { BodyFrame } from '../../vision/body-frame.ts'
import type { ClothTile } from '../clothes/cloth-tile.ts'
import type { Product } from './product.ts'

/** Width of the torso's front against the distance of the shoulders' joints. */
const FRONT = 1.12

interface Panel {
  left: number
  top: number
  width: number
  height: number
}

/** The front of a garment's photo as cloth for a body: the garment's collar at the neck, its width the torso's. */
export function garmentCloth(product: Product, { shoulders, faceHeight }: BodyFrame, scale: number): ClothTile {
  const panel = frontPanel(product)
  const span = Math.hypot(shoulders[0].at[0] - shoulders[1].at[0], shoulders[0].at[1] - shoulders[1].at[1])
  const width = Math.max(8, Math.round(Math.max(1.6 * faceHeight, span * FRONT) * scale))
  const height = Math.max(8, Math.round((width * panel.height) / panel.width))
  const cut = (plane: Plane) => {
    const piece = new Float32Array(panel.width * panel.height)
    for (let y = 0; y < panel.height; y++) {
      const from = (panel.top + y) * product.width + panel.left
      piece.set(plane.subarray(from, from + panel.width), y * panel.width)
    }
    return resizePlane(piece, panel.width, panel.height, width, height)
  }
  const [red, green, blue] = product.planes
  return {
    width,
    height,
    planes: [cut(red), cut(green), cut(blue)],
    edge: 'mirrored',
    middle: width / 2,
    collar: 0.3 * faceHeight * scale,
  }
}

/** The part between the sleeves and below the collar, which is cloth all over. */
function frontPanel({ width, height, alpha }: Product): Panel {
  const solid = (x: number, y: number) => alpha[y * width + x]! > 0.5
  // Sleeves hang beside the upper half; a stripe of the ground's colour must not part the cloth.
  const rows = Array.from({ length: 9 }, (_, k) => Math.floor(height * (0.56 + 0.045 * k)))
  const spans = rows.map((y) => {
    let [left, right] = [0, width - 1]
    while (left < width / 2 && !solid(left, y)) left++
    while (right > width / 2 && !solid(right, y)) right--
    return { left, right }
  })
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  const left = middle(spans.map((span) => span.left))
  const right = middle(spans.map((span) => span.right))
  const centre = (left + right) >> 1
  let [top, bottom] = [0, height - 1]
  while (top < height / 2 && !solid(centre, top)) top++
  while (bottom > height / 2 && !solid(centre, bottom)) bottom--
  const inset = Math.max(1, Math.round((right - left) * 0.03))
  return {
    left: left + inset,
    top: top + inset,
    width: Math.max(4, right - left - 2 * inset),
    height: Math.max(4, bottom - top - 2 * inset),
  }
}
