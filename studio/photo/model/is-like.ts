import type { ProductShape } from './product-shape.ts'
import type { WornCategory } from './wear-product.ts'

type Range = readonly [least: number, most: number]
type Expected = Partial<Record<keyof ProductShape, Range>>

/** What things that are worn look like in a photo that shows one of them alone, from the front. */
const SHAPES: Partial<Record<WornCategory | 'top', Expected>> = {
  // A garment has a neck and arms: a thread around it leaves gaps.
  top: { wide: [0.45, 2], full: [0.4, 0.78], solid: [0.55, 0.945], even: [0.7, 1] },
  // Widest where the head goes in.
  hat: { wide: [0.7, 3.2], full: [0.35, 1], even: [0.6, 1], widening: [1.1, Infinity] },
  // Two lenses and a bridge.
  glasses: { wide: [1.5, 6], even: [0.65, 1], waist: [0, 0.6] },
  necklace: { full: [0, 0.5] },
  // Upright, as its strap lies on an arm.
  watch: { wide: [0.15, 1.15], even: [0.7, 1] },
  bag: { wide: [0.4, 2.5], full: [0.25, 1], even: [0.5, 1] },
}

/** Earrings: a drop, a ring, or two of them side by side. */
const EARRINGS: readonly Expected[] = [
  { wide: [0, 0.7], even: [0.6, 1] },
  { full: [0, 0.65], even: [0.6, 1] },
  { wide: [1.2, 4], waist: [0, 0.35], even: [0.6, 1] },
]

/** Fruit and balls, which nothing that is worn looks like. */
const BALL: Expected = { wide: [0.75, 1.33], full: [0.72, 1], solid: [0.95, 1], even: [0.9, 1], widening: [0, 1.1] }

/** What is so shaped is what it is said to be whatever else it may resemble. */
const UNMISTAKABLE: Partial<Record<WornCategory | 'top', Expected>> = {
  top: { solid: [0, 0.9], even: [0.85, 1] },
  hat: { widening: [1.3, Infinity], even: [0.85, 1] },
  glasses: { waist: [0, 0.3], even: [0.85, 1] },
}

const fits = (shape: ProductShape, expected: Expected) =>
  (Object.entries(expected) as [keyof ProductShape, Range][]).every(([of, [least, most]]) => shape[of] >= least && shape[of] <= most)

/** Whether a cut-out product has the shape of what it is said to be: 'surely', or 'perhaps', or not ('no'): an apple is no necklace. */
export function likeness(shape: ProductShape, category: WornCategory | 'top'): 'surely' | 'perhaps' | 'no' {
  if (category === 'held') return 'perhaps'
  const expected = SHAPES[category]
  if ((expected && !fits(shape, expected)) || fits(shape, BALL)) return 'no'
  if (category === 'earrings' && !EARRINGS.some((kind) => fits(shape, kind))) return 'no'
  const own = UNMISTAKABLE[category]
  return own && fits(shape, own) ? 'surely' : 'perhaps'
}
