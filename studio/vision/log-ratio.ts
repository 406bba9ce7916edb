import type { Plane } from '../pixels/plane.ts'

/** Keeps the ratio of two dark values from being noise. */
const NOISE = 0.04

/** Logarithm of one channel (0..1) over another at every pixel: a hue that shade and light leave as it is. */
export const logRatio = (above: Plane, below: Plane): Plane => above.map((value, i) => Math.log((value + NOISE) / (below[i]! + NOISE)))
