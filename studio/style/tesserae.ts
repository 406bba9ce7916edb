import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { fitWithin } from '../pixels/raster.ts'
import { luma, saturate, type DisplayImage } from './display-image.ts'
import type { StylePass } from './style-pass.ts'
import { borderDistance, superpixels } from './superpixels.ts'
import { clouds } from './texture.ts'

interface Setting {
  /** Pieces along the long side. */
  across: number
  compact: number
  jitter: number
  /** Half-width of the joint as a share of a piece. */
  joint: number
  jointColour: Rgb
  saturation: number
  /** How much the pieces differ from each other, and how round their edges are. */
  vary: number
  bevel: number
  /** Light within a piece: clouds in the glass. */
  glass: number
  /** How strongly what is finer than a piece is painted on it in dark lines, as faces are in church windows. */
  painted: number
}

/** Pixels. */
const SMALLEST_PIECE = 6

/** Pieces of one colour set in joints: mosaic and leaded glass differ only in their measures. */
const tesserae = ({ across: wanted, compact, jitter, joint, jointColour, saturation, vary, bevel, glass, painted }: Setting): StylePass => (source, { seed, context }) => {
  const { width, height } = source
  // A small preview has fewer pieces rather than only joints.
  const across = Math.min(wanted, Math.max(width, height) / SMALLEST_PIECE)
  const vivid = { width, height, planes: [source.planes[0].slice(), source.planes[1].slice(), source.planes[2].slice()] as [Plane, Plane, Plane] }
  saturate(vivid, saturation)
  const cells = superpixels(vivid, { across, compact, jitter, seed })
  context.progress(0.5)
  context.checkCancelled()
  const piece = Math.max(cells.width, cells.height) / across
  const depth = gaussianBlur(borderDistance(cells.labels, cells), cells.width, cells.height, Math.max(0.6, piece / 24))
  const random = createRandom(seed)
  const glint = Float32Array.from({ length: cells.colours.length / 3 }, () => 1 + (random() - 0.5) * vary)
  const colours = cells.colours.map((value, at) => clamp(value * glint[Math.floor(at / 3)]!))
  const inner = clouds(width, height, [1 / 18, 1 / 60], seed + 1)
  const lines = painted > 0 ? fineLines(source, piece / Math.max(cells.width, cells.height)) : undefined
  const relief = resizePlane(depth.map((value) => Math.min(value / piece, 0.3)), cells.width, cells.height, width, height)
  const out = source.planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    const nearest = Math.min(cells.height - 1, Math.floor(((y + 0.5) * cells.height) / height)) * cells.width
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const far = relief[i]!
      const cover = smoothstep(joint * 0.75, joint * 1.3, far)
      const slope = relief[below + x]! - relief[above + x]! + relief[y * width + Math.min(width - 1, x + 1)]! - relief[y * width + Math.max(0, x - 1)]!
      const light = (1 + clamp(slope * bevel * piece, -0.35, 0.35) + glass * inner[i]!) * (lines ? 1 + painted * lines[i]! : 1)
      const label = cells.labels[nearest + Math.min(cells.width - 1, Math.floor(((x + 0.5) * cells.width) / width))]!
      for (let c = 0; c < 3; c++) {
        // Beside a joint the bilinear reading would mix two pieces.
        const colour = colours[3 * label + c]! * (light + glass * 0.5 * smoothstep(0.1, 0.3, far))
        out[c]![i] = jointColour[c]! * (1 + 0.2 * inner[i]!) + (clamp(colour) - jointColour[c]!) * cover
      }
    }
  }
  context.progress(1)
  return { width, height, planes: out }
}

/** What is finer than a piece: -0.7 dark .. 0.3 light about its surroundings; `piece` as a share of the long side. */
function fineLines(source: DisplayImage, piece: number): Plane {
  const { width, height } = source
  const grey = luma(source)
  const long = Math.max(width, height)
  const small = fitWithin(source, 480)
  const wide = gaussianBlur(resizePlane(grey, width, height, small.width, small.height), small.width, small.height, Math.max(1, piece * 480 * 0.4))
  const around = resizePlane(wide, small.width, small.height, width, height)
  const own = gaussianBlur(grey, width, height, Math.max(0.5, long / 900))
  return own.map((value, i) => {
    const apart = value - around[i]!
    return clamp(Math.sign(apart) * Math.max(0, Math.abs(apart) - 0.02) * 3.2, -0.7, 0.3)
  })
}

/** Small stones in pale mortar, a little uneven, lit from the upper left. */
export const mosaic = tesserae({
  across: 76, compact: 0.6, jitter: 0.25, joint: 0.085, jointColour: [0.66, 0.62, 0.57], saturation: 1.25, vary: 0.16, bevel: 0.14, glass: 0, painted: 0,
})

/** Glowing panes in black lead. */
export const stainedGlass = tesserae({
  across: 30, compact: 0.34, jitter: 1.1, joint: 0.06, jointColour: [0.05, 0.045, 0.05], saturation: 1.75, vary: 0.22, bevel: 0.03, glass: 0.22, painted: 0.9,
})
