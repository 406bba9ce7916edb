import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../pixels/random.ts'
import type { Point } from '../vision/face-geometry.ts'
import type { Watch } from '../vision/watch.ts'
import { penStroke } from './curve.ts'
import { css } from './face-style.ts'
import type { Features } from './features.ts'
import type { Combed, HairPalette } from './paint-hair.ts'
import type { Portrait } from './portrait.ts'

/** Area of hair for each strand, in squares of the distance between the pupils, and the most strands there are. */
const AREA = 0.045
const MOST = 420

/** Single strands drawn along the hair's flow, darker and lighter than what they lie on. */
export function drawStrands(
  { image, faces, hair }: Portrait,
  combed: Combed,
  palette: HairPalette,
  seed: number,
  { checkCancelled }: Watch,
): Features {
  const canvas = createCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')
  const scale = image.width / combed.width
  const unit = faces[0]!.unit / scale
  const random = createRandom(seed + 7)
  const roots: number[] = []
  const beards = faces.filter(({ beard }) => beard > 0.2)
  for (let i = 0; i < combed.hair.length; i++) {
    if (combed.hair[i]! < 0.9) continue
    const [x, y] = [(i % combed.width) * scale, Math.floor(i / combed.width) * scale]
    // A beard is too short for strands.
    if (
      !beards.some(
        ({ mouth: { outerLower }, unit: wide }) => Math.hypot(x - outerLower[5]![0], y - outerLower[5]![1]) < 1.1 * wide,
      )
    )
      roots.push(i)
  }
  const count = Math.min((MOST * Math.max(image.width, image.height)) / 1024, Math.round(roots.length / (AREA * unit * unit)))
  for (let k = 0; k < count; k++) {
    if (k % 16 === 0) checkCancelled()
    const root = roots[Math.floor(random() * roots.length)]!
    const path = strand(combed, root, unit * (0.35 + 0.5 * random()))
    if (path.length < 4) continue
    const light = random() < 0.3
    const base = combed.base.map((plane) => plane[root]!)
    const colour = light
      ? css(
          base.map((value, c) => value * 0.8 + palette.shine[c]! * 0.2),
          1.15,
          0.1,
        )
      : css(
          base.map((value, c) => value * palette.shadow[c]!),
          0.62,
        )
    pen.globalAlpha = light ? 0.4 : 0.75
    penStroke(pen, path.map(([x, y]): Point => [x * scale, y * scale]), faces[0]!.unit * (0.012 + 0.02 * random()), colour)
  }
  const { data } = pen.getImageData(0, 0, image.width, image.height)
  for (let i = 0; i < hair.length; i++) if (data[4 * i + 3]) data[4 * i + 3]! *= hair[i]! * palette.strands
  return data
}

/** Places along the flow to both sides of a root, in the pixels of the comb. */
function strand({ width, height, hair, flow }: Combed, root: number, reach: number): Point[] {
  const step = Math.max(1.5, reach / 4)
  const walk = (side: 1 | -1) => {
    const places: Point[] = []
    let [x, y] = [(root % width) + 0.5, Math.floor(root / width) + 0.5]
    let [dx, dy] = [flow.x[root]! * side, flow.y[root]! * side]
    for (let far = 0; far < reach; far += step) {
      x += dx * step
      y += dy * step
      if (x < 0 || y < 0 || x >= width || y >= height) break
      const at = Math.floor(y) * width + Math.floor(x)
      if (hair[at]! < 0.5) break
      places.push([x, y])
      const turn = flow.x[at]! * dx + flow.y[at]! * dy < 0 ? -1 : 1
      // A strand bends, it does not break.
      const [nx, ny] = [dx * 0.5 + flow.x[at]! * turn * 0.5, dy * 0.5 + flow.y[at]! * turn * 0.5]
      const length = Math.hypot(nx, ny) || 1
      ;[dx, dy] = [nx / length, ny / length]
    }
    return places
  }
  return [...walk(-1).toReversed(), ...walk(1)]
}
