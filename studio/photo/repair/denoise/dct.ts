/** Pixels along a patch's side, and in it. */
export const PATCH = 8
export const PATCH_AREA = PATCH * PATCH

const cosine = (k: number) => 0.5 * Math.cos((k * Math.PI) / 16)
const [C1, C2, C3, C5, C6, C7] = [cosine(1), cosine(2), cosine(3), cosine(5), cosine(6), cosine(7)] as const
const C4 = Math.sqrt(1 / 8)

function forward(a: Float32Array, at: number, step: number): void {
  const i1 = at + step
  const i2 = at + 2 * step
  const i3 = at + 3 * step
  const i4 = at + 4 * step
  const i5 = i4 + step
  const i6 = i4 + 2 * step
  const i7 = i4 + 3 * step
  const s0 = a[at]! + a[i7]!
  const s1 = a[i1]! + a[i6]!
  const s2 = a[i2]! + a[i5]!
  const s3 = a[i3]! + a[i4]!
  const d0 = a[at]! - a[i7]!
  const d1 = a[i1]! - a[i6]!
  const d2 = a[i2]! - a[i5]!
  const d3 = a[i3]! - a[i4]!
  a[at] = C4 * (s0 + s3 + s1 + s2)
  a[i4] = C4 * (s0 + s3 - s1 - s2)
  a[i2] = C2 * (s0 - s3) + C6 * (s1 - s2)
  a[i6] = C6 * (s0 - s3) - C2 * (s1 - s2)
  a[i1] = C1 * d0 + C3 * d1 + C5 * d2 + C7 * d3
  a[i3] = C3 * d0 - C7 * d1 - C1 * d2 - C5 * d3
  a[i5] = C5 * d0 - C1 * d1 + C7 * d2 + C3 * d3
  a[i7] = C7 * d0 - C5 * d1 + C3 * d2 - C1 * d3
}

function inverse(a: Float32Array, at: number, step: number): void {
  const i1 = at + step
  const i2 = at + 2 * step
  const i3 = at + 3 * step
  const i4 = at + 4 * step
  const i5 = i4 + step
  const i6 = i4 + 2 * step
  const i7 = i4 + 3 * step
  const sum = C4 * (a[at]! + a[i4]!)
  const difference = C4 * (a[at]! - a[i4]!)
  const outer = C2 * a[i2]! + C6 * a[i6]!
  const inner = C6 * a[i2]! - C2 * a[i6]!
  const x1 = a[i1]!
  const x3 = a[i3]!
  const x5 = a[i5]!
  const x7 = a[i7]!
  const d0 = C1 * x1 + C3 * x3 + C5 * x5 + C7 * x7
  const d1 = C3 * x1 - C7 * x3 - C1 * x5 - C5 * x7
  const d2 = C5 * x1 - C1 * x3 + C7 * x5 + C3 * x7
  const d3 = C7 * x1 - C5 * x3 + C3 * x5 - C1 * x7
  a[at] = sum + outer + d0
  a[i7] = sum + outer - d0
  a[i1] = difference + inner + d1
  a[i6] = difference + inner - d1
  a[i2] = difference - inner + d2
  a[i5] = difference - inner - d2
  a[i3] = sum - outer + d3
  a[i4] = sum - outer - d3
}

/** Orthonormal DCT-II of the 8 numbers from `at`, in place. */
export const transformRow = (a: Float32Array, at: number): void => forward(a, at, 1)
export const restoreRow = (a: Float32Array, at: number): void => inverse(a, at, 1)

/** The same of each column of the 8×8 numbers from `at`: with it the rows' transform becomes the patch's. */
export function transformColumns(a: Float32Array, at: number): void {
  for (let column = at; column < at + PATCH; column++) forward(a, column, PATCH)
}
export function restoreColumns(a: Float32Array, at: number): void {
  for (let column = at; column < at + PATCH; column++) inverse(a, column, PATCH)
}
