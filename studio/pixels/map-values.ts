import type { Plane } from './plane.ts'

// `Float32Array.from` and `Uint8Array.from` with a function make a list of all values first, and take eight times as long.

/** A plane with what `to` makes of each of `values`. */
export function mapToPlane<Value>(values: ArrayLike<Value>, to: (value: Value, i: number) => number): Plane {
  const out = new Float32Array(values.length)
  for (let i = 0; i < out.length; i++) out[i] = to(values[i]!, i)
  return out
}

/** The same in bytes, without their fractions: a mask of ones and noughts, as a rule. */
export function mapToBytes<Value>(values: ArrayLike<Value>, to: (value: Value, i: number) => number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(values.length)
  for (let i = 0; i < out.length; i++) out[i] = to(values[i]!, i)
  return out
}
