import { lightOf, type Rgb } from '../pixels/colour.ts'

/** Light of a colour as a screen shows it, 0.02..1.02: never 0, so that the darkest colours have a ratio too. */
export const nonzeroLight = (colour: Rgb): number => lightOf(colour) + 0.02

/** How much more red than green a colour is, as a share of its light: skin is redder than hair and cloth of its shade. */
export const redness = ([r, g, b]: Rgb): number => (r - g) / (r + g + b + 0.05)
