import { smoothstep } from '../../../pixels/colour.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { faceRegions, mouthOpenness, type Point } from '../../../vision/face-geometry.ts'
import { facePose } from '../../../vision/face-pose.ts'
import type { Face } from '../../../vision/faces.ts'

/** Points that neither speech nor a smile moves, by which the two faces are laid over each other. */
const RIGID = [33, 133, 362, 263, 168, 6, 4, 9, 127, 356, 234, 454]
/** How much of the source's own proportions the features keep; the outline is the target's. */
const OWN_PROPORTIONS = 0.5

/** Where each point of the mesh comes to lie in the target: its outline, with a part of the source's proportions within. */
export function blendedPoints(source: Face, target: Face): Point[] {
  const align = alignment(source, target)
  const [from, to] = [facePose(source), facePose(target)]
  const turn = Math.hypot(from.yaw - to.yaw, from.pitch - to.pitch)
  const speech = Math.abs(mouthOpenness(source) - mouthOpenness(target))
  const own = OWN_PROPORTIONS * smoothstep(22, 6, turn)
  const outline = faceRegions.oval.map((i) => target.mesh[i]!)
  const mouth = target.mesh[13]!
  return target.mesh.map(([x, y], i) => {
    const [sx, sy] = align(source.mesh[i]!)
    const inwards = Math.min(...outline.map(([ox, oy]) => Math.hypot(x - ox, y - oy))) / to.width
    const nearMouth = Math.exp(-(((x - mouth[0]) ** 2 + (y - mouth[1]) ** 2) / (0.28 * to.width) ** 2))
    const share = own * smoothstep(0.03, 0.25, inwards) * (1 - nearMouth * smoothstep(0.03, 0.15, speech))
    return [x + (sx - x) * share, y + (sy - y) * share]
  })
}

/** The turn, scale and shift that lay the source's rigid points over the target's best (Umeyama 1991). */
function alignment(source: Face, target: Face): (point: readonly [number, number, ...number[]]) => Point {
  const mean = (face: Face, c: 0 | 1) => RIGID.reduce((sum, i) => sum + face.mesh[i]![c], 0) / RIGID.length
  const [fromX, fromY, toX, toY] = [mean(source, 0), mean(source, 1), mean(target, 0), mean(target, 1)]
  let [along, across, spread] = [0, 0, 1e-6]
  for (const i of RIGID) {
    const [x, y] = [source.mesh[i]![0] - fromX, source.mesh[i]![1] - fromY]
    const [u, v] = [target.mesh[i]![0] - toX, target.mesh[i]![1] - toY]
    along += x * u + y * v
    across += x * v - y * u
    spread += x * x + y * y
  }
  const [a, b] = [along / spread, across / spread]
  return ([x, y]) => [toX + a * (x - fromX) - b * (y - fromY), toY + b * (x - fromX) + a * (y - fromY)]
}

/** For each pixel where it is taken from, and 1 where the mesh covers it. */
export interface WarpField extends Size {
  x: Plane
  y: Plane
  covered: Plane
}

/** The piecewise affine map that takes each triangle of `to` (in pixels of `size`) to the same triangle of `from`. */
export function warpField(from: Face, to: readonly Point[], triangles: readonly number[], { width, height }: Size): WarpField {
  const plane = () => new Float32Array(width * height)
  const [x, y, covered] = [plane(), plane(), plane()]
  for (let t = 0; t < triangles.length; t += 3) {
    const [i, j, k] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!]
    const [[ax, ay], [bx, by], [cx, cy]] = [to[i]!, to[j]!, to[k]!]
    const [a, b, c] = [from.mesh[i]!, from.mesh[j]!, from.mesh[k]!]
    const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
    if (Math.abs(area) < 1e-6) continue
    const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)))
    const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)))
    for (let v = Math.max(0, Math.floor(Math.min(ay, by, cy))); v <= bottom; v++) {
      for (let u = Math.max(0, Math.floor(Math.min(ax, bx, cx))); u <= right; u++) {
        const p = ((by - cy) * (u - cx) + (cx - bx) * (v - cy)) / area
        const q = ((cy - ay) * (u - cx) + (ax - cx) * (v - cy)) / area
        const r = 1 - p - q
        if (p < -1e-3 || q < -1e-3 || r < -1e-3) continue
        const at = v * width + u
        x[at] = p * a[0] + q * b[0] + r * c[0]
        y[at] = p * a[1] + q * b[1] + r * c[1]
        covered[at] = 1
      }
    }
  }
  return { width, height, x, y, covered }
}
