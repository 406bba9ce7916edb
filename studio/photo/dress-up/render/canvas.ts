import type { Region } from '../../../pixels/raster.ts'
import type { Rotation, Vec } from '../../../pixels/vector.ts'
import type { Surface } from './shapes.ts'

/** Where a thing stands: its own centimetres to the photo's pixels. */
export interface Placing {
  rotation: Rotation
  /** Pixels of the photo where the thing's origin lies. */
  origin: readonly [x: number, y: number]
  /** Pixels a centimetre. */
  scale: number
  /** Of the origin towards the viewer, centimetres: what is before what when several are drawn. */
  depth: number
}

/** A point of a surface while it is coloured: the material reads the first lines and writes the last. */
export interface Fragment {
  u: number
  v: number
  /** Seen from the viewer. */
  nx: number
  ny: number
  nz: number
  /** In the thing's own centimetres. */
  x: number
  y: number
  z: number
  /** The side that the normal points away from. */
  back: boolean
  r: number
  g: number
  b: number
  /** Opacity. */
  a: number
}

export type Material = (fragment: Fragment) => void

/** A part of the photo, at a multiple of its size, that surfaces are drawn on: linear light, premultiplied. */
export interface Canvas3d {
  region: Region
  /** Samples a pixel, each way. */
  samples: number
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
  /** Towards the viewer, centimetres. */
  depth: Float32Array
}

export function createCanvas3d(region: Region, samples: number): Canvas3d {
  const [width, height] = [region.width * samples, region.height * samples]
  const plane = () => new Float32Array(width * height)
  return { region, samples, width, height, r: plane(), g: plane(), b: plane(), a: plane(), depth: plane().fill(-Infinity) }
}

const blank = (): Fragment => ({ u: 0, v: 0, nx: 0, ny: 0, nz: 0, x: 0, y: 0, z: 0, back: false, r: 0, g: 0, b: 0, a: 1 })

interface Corner {
  sx: number
  sy: number
  depth: number
  normal: Vec
  point: Vec
  u: number
  v: number
}

/** Draws a surface. Without a material it only hides what lies behind; `seeThrough` surfaces hide nothing. */
export function drawSurface(canvas: Canvas3d, shape: Surface, placing: Placing, material?: Material, seeThrough = false): void {
  const { columns, rows } = shape
  const corners = shape.points.map((point, i) => cornerOf(
    canvas,
    placing,
    point,
    shape.normals[i]!,
    (i % columns) / (columns - 1),
    Math.floor(i / columns) / (rows - 1),
  ))
  const fragment = blank()
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b] = [corners[row * columns + column]!, corners[row * columns + column + 1]!]
      const [c, d] = [corners[(row + 1) * columns + column]!, corners[(row + 1) * columns + column + 1]!]
      drawTriangle(canvas, a, b, d, material, seeThrough, fragment)
      drawTriangle(canvas, a, d, c, material, seeThrough, fragment)
    }
  }
}

/** Hides what lies behind a triangle given in pixels of the photo and centimetres of depth. */
export function hideBehind(canvas: Canvas3d, points: readonly [Vec, Vec, Vec]): void {
  const corner = ([x, y, depth]: Vec): Corner => ({
    sx: (x - canvas.region.left) * canvas.samples, sy: (y - canvas.region.top) * canvas.samples, depth, normal: [0, 0, 1], point: [0, 0, 0], u: 0, v: 0,
  })
  drawTriangle(canvas, corner(points[0]), corner(points[1]), corner(points[2]), undefined, false, blank())
}

function cornerOf(
  { region, samples }: Canvas3d,
  { rotation, origin, scale, depth }: Placing,
  point: Vec,
  normal: Vec,
  u: number,
  v: number,
): Corner {
  const [rx, ry, rz] = rotation
  const turn = (row: Vec, p: Vec) => row[0] * p[0] + row[1] * p[1] + row[2] * p[2]
  return {
    sx: (origin[0] + scale * turn(rx, point) - region.left) * samples,
    sy: (origin[1] - scale * turn(ry, point) - region.top) * samples,
    depth: turn(rz, point) + depth,
    normal: [turn(rx, normal), turn(ry, normal), turn(rz, normal)],
    point,
    u,
    v,
  }
}

function drawTriangle(
  canvas: Canvas3d,
  a: Corner,
  b: Corner,
  c: Corner,
  material: Material | undefined,
  seeThrough: boolean,
  f: Fragment,
): void {
  const area = (b.sx - a.sx) * (c.sy - a.sy) - (c.sx - a.sx) * (b.sy - a.sy)
  if (Math.abs(area) < 1e-9) return
  const { width, height, depth } = canvas
  const left = Math.max(0, Math.ceil(Math.min(a.sx, b.sx, c.sx) - 0.5))
  const right = Math.min(width - 1, Math.floor(Math.max(a.sx, b.sx, c.sx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(a.sy, b.sy, c.sy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.sy, b.sy, c.sy) - 0.5))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const p = ((b.sx - px) * (c.sy - py) - (c.sx - px) * (b.sy - py)) / area
      const q = ((c.sx - px) * (a.sy - py) - (a.sx - px) * (c.sy - py)) / area
      const s = 1 - p - q
      // A little beyond the edge, so that neighbours leave no crack.
      if (p < -1e-5 || q < -1e-5 || s < -1e-5) continue
      const i = y * width + x
      const near = a.depth * p + b.depth * q + c.depth * s
      if (near <= depth[i]!) continue
      if (!material) {
        depth[i] = near
        continue
      }
      f.u = a.u * p + b.u * q + c.u * s
      f.v = a.v * p + b.v * q + c.v * s
      f.x = a.point[0] * p + b.point[0] * q + c.point[0] * s
      f.y = a.point[1] * p + b.point[1] * q + c.point[1] * s
      f.z = a.point[2] * p + b.point[2] * q + c.point[2] * s
      const nx = a.normal[0] * p + b.normal[0] * q + c.normal[0] * s
      const ny = a.normal[1] * p + b.normal[1] * q + c.normal[1] * s
      const nz = a.normal[2] * p + b.normal[2] * q + c.normal[2] * s
      const length = (nz < 0 ? -1 : 1) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
      f.back = nz < 0
      f.nx = nx * length
      f.ny = ny * length
      f.nz = nz * length
      f.a = 1
      material(f)
      if (f.a <= 0) continue
      const under = 1 - f.a
      canvas.r[i] = f.r * f.a + canvas.r[i]! * under
      canvas.g[i] = f.g * f.a + canvas.g[i]! * under
      canvas.b[i] = f.b * f.a + canvas.b[i]! * under
      canvas.a[i] = f.a + canvas.a[i]! * under
      if (!seeThrough && f.a > 0.5) depth[i] = near
    }
  }
}
