import { turned, type Vec } from '../../pixels/vector.ts'
import { SETBACK, type HeadFrame } from './head-frame.ts'
import { drawSurface, hideBehind, type Canvas3d } from './render/canvas.ts'
import { lathe, surface, type Surface } from './render/shapes.ts'

/** What is where in the photo: the person, hair that hangs in front; 0..1, by its pixels. */
export interface Surroundings {
  /** Triples of the mesh's points. */
  triangles: readonly number[]
  person(x: number, y: number): number
  hair(x: number, y: number): number
}

/** Where in the head, from front to back, the outline of the person lies, cm. */
const OUTLINE_DEPTH = -2.6

/** What passes behind the head, the hair and the neck is hidden by their outline. */
export function hideBehindPerson(
  { region, samples, width, depth }: Canvas3d,
  { placing }: HeadFrame,
  { person }: Surroundings,
): void {
  const outline = turned(placing.rotation, [0, 3, OUTLINE_DEPTH])[2]
  for (let y = 0; y < region.height; y++) {
    const row = y * samples * width
    for (let x = 0; x < region.width; x++) {
      if (person(region.left + x, region.top + y) > 0.5) depth.fill(outline, row + x * samples, row + (x + 1) * samples)
    }
    for (let v = 1; v < samples; v++) depth.copyWithin(row + v * width, row, row + width)
  }
}

/** Of how much further back a head reaches, by how much the skull lies behind. */
const BEHIND = 0.4

/** The skull with its hair, the face and the neck hide what is behind them. */
export function hideHead(canvas: Canvas3d, head: HeadFrame, triangles: readonly number[]): void {
  const { placing, halfWidth, crown, setback } = head
  const back = BEHIND * (setback - SETBACK[0])
  const skull: Surface = surface(49, 25, (u, v) => {
    const [a, b] = [u * 2 * Math.PI, (v - 0.5) * Math.PI]
    const tall = b > 0 ? crown - 3.5 : 9
    return [
      Math.sin(a) * Math.cos(b) * Math.min(8.2, halfWidth - 0.2),
      3.5 + tall * Math.sin(b),
      -2.2 - back + 7.9 * Math.cos(a) * Math.cos(b),
    ]
  })
  drawSurface(canvas, skull, placing)
  drawSurface(canvas, lathe(5.6, 5, (v) => [1, -3 + 14 * v], 33, 4), { ...head.body, depth: head.body.depth + 0.2 })
  const { mesh } = head.face
  const depth = depthOf(head)
  const corner = (i: number): Vec => [mesh[i]![0], mesh[i]![1], depth(mesh[i]![2]) - 0.25]
  for (let t = 0; t < triangles.length; t += 3) {
    hideBehind(canvas, [corner(triangles[t]!), corner(triangles[t + 1]!), corner(triangles[t + 2]!)])
  }
}

/** The mesh's depth has a scale of its own: it is fitted to places that are known. Centimetres towards the viewer. */
function depthOf({ face, placing }: HeadFrame): (z: number) => number {
  const known: readonly (readonly [number, Vec])[] = [
    [4, [0, -0.46, 7.59]],
    [234, [-7.66, 0.67, -2.44]],
    [454, [7.66, 0.67, -2.44]],
    [10, [0, 8.26, 4.48]],
    [168, [0, 3.27, 5.24]],
  ]
  const pairs = known.map(([i, place]) => [face.mesh[i]![2], turned(placing.rotation, place)[2]] as const)
  const mean = (k: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length
  const [mz, md] = [mean(0), mean(1)]
  const slope = pairs.reduce((sum, [z, d]) => sum + (z - mz) * (d - md), 0) / (pairs.reduce(
    (sum, [z]) => sum + (z - mz) ** 2,
    0,
  ) + 1e-9)
  return (z) => md + slope * (z - mz)
}
