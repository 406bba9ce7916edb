import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { meanOf, type Plane } from '../../pixels/plane.ts'
import { colourPlanes } from '../../pixels/raster.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'

/** Colour of an evenly lit ground: at the middle, and how it changes across and down the frame. */
type Slope = readonly [middle: number, across: number, down: number]

/** Mean distance of the frame's edge from an even ground, up to which it is one. */
const EVENNESS = 0.028
/** Share of the frame that a product takes up. */
const SHARES = [0.01, 0.9] as const
/** Share of the frame up to which a hole of the ground's colour is rather a print on the product. */
const PRINT = 0.02

/**
 * Opacity of a product on paper or a painted wall, by its distance from the ground's colour; nothing when the ground is
 * not plain. What the ground's colour encloses is the product's own, but for the gaps of `openwork`.
 */
export function cutFromPlainGround(cv: OpenCv, photo: RasterImage, openwork: boolean, { checkCancelled }: Watch): Plane | undefined {
  const { width, height } = photo
  const colours = colourPlanes(photo)
  checkCancelled()
  const slopes = colours.map((plane) => slopeOfEdge(plane, width, height))
  const beyond = (c: 0 | 1 | 2, i: number, u: number, v: number) => colours[c][i]! - slopes[c]![0] - slopes[c]![1] * u - slopes[c]![2] * v
  const distance = new Float32Array(width * height)
  let [edge, edgeCount] = [0, 0]
  for (let y = 0; y < height; y++) {
    if (y % 128 === 0) checkCancelled()
    const v = y / height - 0.5
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const u = x / width - 0.5
      const [r, g, b] = [beyond(0, i, u, v), beyond(1, i, u, v), beyond(2, i, u, v)]
      const light = (r + g + b) / 3
      // A shadow of the product on its ground is darker, but of the same hue.
      const shade = light < 0 ? 0.55 * -light : light
      distance[i] = Math.sqrt(shade * shade + 1.69 * ((r - light) ** 2 + (g - light) ** 2 + (b - light) ** 2))
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) {
        edge += distance[i]!
        edgeCount++
      }
    }
  }
  if (edge / edgeCount > EVENNESS) return undefined
  checkCancelled()
  const ground = new Uint8Array(distance.length)
  for (let i = 0; i < ground.length; i++) if (distance[i]! < 0.09) ground[i] = 1
  const open = seenThrough(cv, ground, photo, openwork)
  const alpha = distance.map((value, i) => (ground[i] && !open[i] ? 1 : smoothstep(0.06, 0.13, value)))
  const share = meanOf(alpha)
  return share > SHARES[0] && share < SHARES[1] ? alpha : undefined
}

/** Ground that reaches the frame's edge, and with `openwork` larger gaps too. */
function seenThrough(cv: OpenCv, ground: Uint8Array, { width, height }: RasterImage, openwork: boolean): Uint8Array {
  const { labels, areas } = connectedComponents(cv, ground, { width, height })
  const outer = new Set<number>()
  for (let x = 0; x < width; x++) outer.add(labels[x]!).add(labels[(height - 1) * width + x]!)
  for (let y = 0; y < height; y++) outer.add(labels[y * width]!).add(labels[y * width + width - 1]!)
  outer.delete(0)
  const isOpen = areas.map((area, label) => outer.has(label) || (openwork && label > 0 && area > PRINT * labels.length))
  const open = new Uint8Array(labels.length)
  for (let i = 0; i < open.length; i++) if (isOpen[labels[i]!]) open[i] = 1
  return open
}

/** Least squares over the frame's outermost lines. */
function slopeOfEdge(plane: Plane, width: number, height: number): Slope {
  let [count, sum, sumU, sumV, sumUU, sumVV] = [0, 0, 0, 0, 1e-6, 1e-6]
  for (let y = 0; y < height; y++) {
    const whole = y === 0 || y === height - 1
    for (let x = 0; x < width; x += whole ? 1 : width - 1) {
      const [u, v, value] = [x / width - 0.5, y / height - 0.5, plane[y * width + x]!]
      count++
      sum += value
      sumU += value * u
      sumV += value * v
      sumUU += u * u
      sumVV += v * v
    }
  }
  return [sum / count, sumU / sumUU, sumV / sumVV]
}
