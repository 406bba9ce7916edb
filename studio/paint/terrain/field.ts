/** A sampled function over the ground. Cell (i, j) lies at world x = (i - columns / 2) * cell, z = j * cell. */
export interface Field {
  columns: number
  rows: number
  cell: number
  data: Float32Array
}

export function createField(
  columns: number, rows: number, cell: number, at: (x: number, z: number) => number, checkCancelled = () => {},
): Field {
  const data = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    if ((j & 31) === 0) checkCancelled()
    for (let i = 0; i < columns; i++) data[j * columns + i] = at((i - columns / 2) * cell, j * cell)
  }
  return { columns, rows, cell, data }
}

export const likeField = (field: Field, data: Float32Array): Field => ({ ...field, data })

/** Bilinear value at a place; past the edges the field continues mirrored. */
export function sampleField(field: Field, x: number, z: number): number {
  const { columns, rows, data } = field
  let fx = x / field.cell + columns / 2
  let fz = z / field.cell
  if (fx < 0) fx = -fx
  if (fx > columns - 1.001) fx = Math.max(0, 2 * (columns - 1.001) - fx)
  if (fz < 0) fz = -fz
  if (fz > rows - 1.001) fz = Math.max(0, 2 * (rows - 1.001) - fz)
  const i = fx | 0
  const j = fz | 0
  const u = fx - i
  const v = fz - j
  const at = j * columns + i
  const top = data[at]! + (data[at + 1]! - data[at]!) * u
  const bottom = data[at + columns]! + (data[at + columns + 1]! - data[at + columns]!) * u
  return top + (bottom - top) * v
}

/** Cells along a ward, and how many steps a shadow's ray can take without leaving it and those next to it. */
const WARD = 16
const LEAP = 8

/** How much of the sun each cell of a height field sees, 0..1, with a half-shadow that widens with the caster's distance; `reach` in steps. */
export function sunShadow(
  field: Field, [sunX, sunY, sunZ]: readonly [number, number, number], checkCancelled: () => void, reach = 120,
): Float32Array {
  const { columns, rows, cell, data } = field
  const level = Math.max(1e-3, Math.hypot(sunX, sunZ))
  const stride = 1.4
  const stepX = (sunX / level) * stride
  const stepZ = (sunZ / level) * stride
  const rise = (sunY / level) * stride * cell
  const around = highestAround(field)
  const wards = Math.ceil(columns / WARD)
  let highest = -Infinity
  for (const value of around) if (value > highest) highest = value
  const out = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    if ((j & 31) === 0) checkCancelled()
    for (let i = 0; i < columns; i++) {
      let x = i + 0.5
      let z = j + 0.5
      let y = data[j * columns + i]! + 0.1 * cell
      let light = 1
      for (let k = 1; k < reach; k++) {
        x += stepX
        z += stepZ
        y += rise
        if (y > highest || x < 0 || z < 0 || x >= columns || z >= rows) break
        // Far enough above all that the next steps can pass, none of them takes light.
        const above = (y - around[(z / WARD | 0) * wards + (x / WARD | 0)]!) / cell
        if (above * 1.1 > 0.4 * (1 + (k + LEAP) * 0.08)) {
          x += stepX * (LEAP - 1)
          z += stepZ * (LEAP - 1)
          y += rise * (LEAP - 1)
          k += LEAP - 1
          continue
        }
        const clearance = 0.6 + ((y - data[(z | 0) * columns + (x | 0)]!) / cell) * (1.1 / (1 + k * 0.08))
        if (clearance < light) light = clearance
        if (light <= 0) break
      }
      out[j * columns + i] = light < 0 ? 0 : light
    }
  }
  return out
}

/** The highest ground of each ward and of those next to it. */
function highestAround({ columns, rows, data }: Field): Float32Array {
  const [across, down] = [Math.ceil(columns / WARD), Math.ceil(rows / WARD)]
  const own = new Float32Array(across * down).fill(-Infinity)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const ward = (j / WARD | 0) * across + (i / WARD | 0)
      if (data[j * columns + i]! > own[ward]!) own[ward] = data[j * columns + i]!
    }
  return own.map((_, at) => {
    let highest = -Infinity
    for (let j = Math.max(0, (at / across | 0) - 1); j <= Math.min(down - 1, (at / across | 0) + 1); j++)
      for (let i = Math.max(0, (at % across) - 1); i <= Math.min(across - 1, (at % across) + 1); i++) highest = Math.max(highest, own[j * across + i]!)
    return highest
  })
}
