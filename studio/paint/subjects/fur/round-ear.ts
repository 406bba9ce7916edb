import type { Strip } from './strip.ts'

/** The right ear of a bear or a big cat: short, broad and round. */
export const roundEar = (colour: Strip['colour'], out: number): Strip => ({
  base: [out - 0.06, -0.5],
  control: [out + 0.07, -0.74],
  tip: [out + 0.16, -1.04],
  halfWidth: (s) => 0.31 * Math.sqrt(Math.max(0, 1 - (s * 1.02) ** 4)) + 0.01,
  colour,
  spread: 0.4,
  length: 0.075,
  spacing: 0.0125,
  relief: -0.6,
})
