/** How a look draws faces; widths as shares of the distance between the pupils, colours as CSS. */
export interface FaceStyle {
  line: string
  width: number
  lash: number
  /** Whether single lashes are drawn at the outer corner. */
  lashes: boolean
  /** Colour of the fold of the lid. */
  fold: string
  /**
   * How much wider and taller than the photo's an eye becomes, its least height (a share as above), the iris's radius as
   * a share of the eye's height, and how much taller than wide the iris is.
   */
  eye: { wide: number; tall: number; least: number; iris: number; oval: number }
  white: string
  whiteShade: string
  /** Dark rim, middle and glow of the iris, or 'photo' for the eye's own colour. */
  iris: readonly [rim: string, middle: string, glow: string] | 'photo'
  /** Catch lights, 0..1. */
  sparkle: number
  /** 'photo' takes the brow's own colour. */
  brow: string
  /** Of the photo's brow, how thick the drawn one is. */
  browWeight: number
  /** How strongly lips are coloured, 0..1. */
  lips: number
  mouth: string
  /** The drawn mouth's size as a share of the photo's. */
  mouthSize: number
  teeth: string
  blush?: string
  nose: string
  /** How much the nose and the cheeks gleam, 0..1. */
  gleam: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** What of a face the drawing takes from the photo. */
export interface FaceColours {
  iris: Colour
  brow: Colour
  lip: Colour
  /** How much redder the lips are than the skin: 0.2 (bare) .. 1 (painted). */
  lips: number
  /** Whether teeth show. */
  teeth: boolean
}

/** A colour of 0..1 in CSS, multiplied and lifted. */
export const css = ([r, g, b]: readonly number[], k: number, lift = 0) =>
  `rgb(${[r!, g!, b!].map((value) => Math.round(255 * Math.min(1, value * k + lift))).join(' ')})`
