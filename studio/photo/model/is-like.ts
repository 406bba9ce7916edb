import type { WornCategory } from './wear-product.ts'
import type { Product } from './product.ts'

interface Shape {
  /** Width against height. */
  wide?: readonly [least: number, most: number]
  /** Share of its box that it fills. */
  full?: readonly [least: number, most: number]
}

/** What things that are worn look like in a photo that shows one of them alone, from the front. */
const SHAPES: Partial<Record<WornCategory | 'top', Shape>> = {
  top: { wide: [0.45, 2], full: [0.4, 1] },
  hat: { wide: [0.7, 3.2], full: [0.35, 1] },
  glasses: { wide: [1.5, 6], full: [0, 0.85] },
  earrings: { full: [0, 0.85] },
  necklace: { full: [0, 0.5] },
  bag: { wide: [0.4, 2.5], full: [0.25, 1] },
}

/** Whether a cut-out product has the shape of what it is said to be: an apple is no necklace. */
export function isLike({ width, height, alpha }: Product, category: WornCategory | 'top' | 'beside'): boolean {
  const shape = category === 'beside' ? undefined : SHAPES[category]
  const within = (value: number, range: readonly [number, number] = [0, Infinity]) => value >= range[0] && value <= range[1]
  const filled = alpha.reduce((sum, value) => sum + value, 0) / alpha.length
  return within(width / height, shape?.wide) && within(filled, shape?.full)
}
