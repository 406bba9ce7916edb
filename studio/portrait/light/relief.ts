import { clamp } from '../../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import type { Seated } from '../sitter/place-sitter.ts'

/** Unit normals of the people's surface at a reduced size: right, down, towards the eye. */
export interface Relief extends Size {
  x: Plane
  y: Plane
  z: Plane
}

/** Longest side at which shapes are worked out; light has no finer detail than that. */
const SIDE = 384
/** Widths of the domes that a body swells by, as shares of the longest side. */
const SWELLS = [0.012, 0.035, 0.09] as const
/** How round a head is against the mesh's own depths. */
const HEAD_DEPTH = 0.95
/** Points of the mesh that circle the eye sockets, nose, cheeks and mouth carry the depth; all 468 are used. */
const MESH_POINTS = 468

/**
 * The shape of the people as light needs it: bodies swell from their outline (as in Johnston 2002, 'Lumo'), heads are
 * ellipsoids, faces take the mesh's depth.
 */
export function reliefOf({ alpha, colours, heads, meshes }: Seated): Relief {
  const size = fitWithin(colours, SIDE)
  const { width, height } = size
  const scale = width / colours.width
  const shape = resizePlane(alpha, colours.width, colours.height, width, height)
  const depth = new Float32Array(width * height)
  for (const share of SWELLS) {
    const sigma = share * SIDE
    const swell = gaussianBlur(shape, width, height, sigma)
    for (let i = 0; i < depth.length; i++) depth[i]! += Math.sqrt(clamp(2 * swell[i]! - 1)) * sigma * 1.6
  }
  heads.forEach((head, k) => {
    const [cx, cy] = [(head.left + head.width / 2) * scale, (head.top + head.height / 2) * scale]
    const [rx, ry] = [head.width * 0.6 * scale, head.height * 0.6 * scale]
    raiseHead(depth, size, cx, cy, rx, ry)
    carveFace(depth, size, meshes[k]!.slice(0, MESH_POINTS).map(([x, y, z]) => [x * scale, y * scale, z * scale] as const))
  })
  return normalsOf(gaussianBlur(depth, width, height, 1.6), size)
}

function raiseHead(depth: Plane, { width, height }: Size, cx: number, cy: number, rx: number, ry: number): void {
  const base = depth[clamp(Math.round(cy + ry), 0, height - 1) * width + clamp(Math.round(cx), 0, width - 1)]! * 0.8
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const away = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
      if (away >= 1) continue
      const i = y * width + x
      const blend = Math.min(1, (1 - away) * 4)
      const dome = base + Math.sqrt(1 - away) * rx * HEAD_DEPTH
      depth[i] = depth[i]! + (Math.max(depth[i]!, dome) - depth[i]!) * blend
    }
  }
}

/** Adds what the face stands out from the ellipsoid: brow, nose and chin forward, sockets back. */
function carveFace(depth: Plane, size: Size, points: readonly (readonly [x: number, y: number, z: number])[]): void {
  const { width, height } = size
  const faceWidth = Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))
  const spread = Math.max(1.5, faceWidth * 0.045)
  const sum = new Float32Array(width * height)
  const weight = new Float32Array(width * height)
  for (const [x, y, z] of points) {
    const i = clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)
    sum[i]! -= z
    weight[i]! += 1
  }
  const [fine, ground] = [blurred(sum, weight, size, spread), blurred(sum, weight, size, spread * 3.5)]
  const reach = gaussianBlur(weight, width, height, spread * 2)
  const full = reach.reduce((most, value) => Math.max(most, value), 1e-6)
  for (let i = 0; i < depth.length; i++) {
    const share = clamp((reach[i]! / full) * 3)
    if (share > 0.01) depth[i]! += (fine[i]! - ground[i]!) * share * share
  }
}

function blurred(sum: Plane, weight: Plane, { width, height }: Size, sigma: number): Plane {
  const total = gaussianBlur(weight, width, height, sigma)
  return gaussianBlur(sum, width, height, sigma).map((value, i) => (total[i]! > 1e-7 ? value / total[i]! : 0))
}

function normalsOf(depth: Plane, { width, height }: Size): Relief {
  const relief = { width, height, x: new Float32Array(depth.length), y: new Float32Array(depth.length), z: new Float32Array(depth.length) }
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const dx = (depth[y * width + Math.min(width - 1, x + 1)]! - depth[y * width + Math.max(0, x - 1)]!) / 2
      const dy = (depth[below + x]! - depth[above + x]!) / 2
      const length = Math.hypot(dx, dy, 1)
      relief.x[i] = -dx / length
      relief.y[i] = -dy / length
      relief.z[i] = 1 / length
    }
  }
  return relief
}
