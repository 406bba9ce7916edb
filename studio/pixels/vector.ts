/** A place or a direction in space. */
export type Vec = readonly [x: number, y: number, z: number]
/** Rows of a rotation. */
export type Rotation = readonly [Vec, Vec, Vec]

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
/** So many times `b` from `a`. */
export const along = (a: Vec, b: Vec, k: number): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1))
export const turned = ([x, y, z]: Rotation, p: Vec): Vec => [dot(x, p), dot(y, p), dot(z, p)]

/** The rotation that does `second` after `first`. */
export function after(second: Rotation, first: Rotation): Rotation {
  const column = (c: 0 | 1 | 2): Vec => [first[0][c], first[1][c], first[2][c]]
  const row = (r: Vec): Vec => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))]
  return [row(second[0]), row(second[1]), row(second[2])]
}

/** Nods forward (pitch), and leans to the right (roll), degrees; x to the right, y up, z towards the viewer. */
export function tilt(pitch: number, roll: number): Rotation {
  const [a, b] = [(pitch * Math.PI) / 180, (roll * Math.PI) / 180]
  const nod: Rotation = [[1, 0, 0], [0, Math.cos(a), -Math.sin(a)], [0, Math.sin(a), Math.cos(a)]]
  const lean: Rotation = [[Math.cos(b), Math.sin(b), 0], [-Math.sin(b), Math.cos(b), 0], [0, 0, 1]]
  return after(lean, nod)
}

/** The shortest turn that takes the viewer's direction to `forward`, after a roll (degrees, clockwise as seen). */
export function facing(forward: Vec, roll: number): Rotation {
  const [x, y, z] = unit(forward)
  const k = 1 / (1 + z)
  const look: Rotation = [[1 - k * x * x, -k * x * y, x], [-k * x * y, 1 - k * y * y, y], [-x, -y, z]]
  return after(look, tilt(0, roll))
}
