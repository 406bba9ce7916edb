import type { HeadFrame } from '../dress-up/head-frame.ts'
import type { ItemDesign, Part } from '../dress-up/item.ts'
import { seat } from '../dress-up/items/seat.ts'
import type { Material, Placing } from '../dress-up/render/canvas.ts'
import { matt, type Light } from '../dress-up/render/materials.ts'
import { surface, type Surface } from '../dress-up/render/shapes.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { BodyFrame } from '../../vision/body-frame.ts'
import { holdingHand } from './holding-hand.ts'
import type { Product } from './product.ts'

export type WornCategory = 'hat' | 'glasses' | 'earrings' | 'necklace' | 'watch' | 'bag' | 'held'

interface Worn {
  parts: Part[]
  shadow: ItemDesign['shadow']
}

/** What the product is put on. */
export interface Wearing {
  head: HeadFrame
  body: BodyFrame
  light: Light
  product: Product
  /** Against its usual size. */
  scale: number
}

/** Centimetres. */
const USUAL_WIDTH = { glasses: 14.2, necklace: 13.5, bag: 25, watch: 5.4 } as const
const USUAL_HEIGHT = { earrings: 3.2, held: 13 } as const
/** Degrees that a head is turned aside, from where on the ear of the far side is hidden. */
const EAR_HIDDEN = 14
/** A hat as wide as this against its height has a brim. */
const BRIMMED = 1.75

/** Lays the product's picture on a surface of the head or body. Nothing when the model's body is not in view. */
export function wearProduct(category: WornCategory, wearing: Wearing): Worn | undefined {
  return makers[category](wearing)
}

const makers: Record<WornCategory, (wearing: Wearing) => Worn | undefined> = {
  glasses: ({ head, light, product, scale }) => {
    const wide = USUAL_WIDTH.glasses * scale
    const tall = (wide * product.height) / product.width
    const shape = surface(33, 9, (u, v) => {
      const [x, y] = [(u - 0.5) * wide + head.eyes[0], 2.45 + head.eyes[1] + (v - 0.5) * tall]
      return [x, y, 6.2 - 0.02 * x * x]
    })
    return { parts: [part(shape, head.placing, textured(product, light, 0.3))], shadow: { drop: 0.5, blur: 0.35, strength: 0.32 } }
  },
  hat: ({ head, light, product, scale }) => {
    const brimmed = product.width / product.height > BRIMMED
    const { placing, rx, rz } = seat({ head, light, colour: [0, 0, 0] }, 7.2, 5)
    const half = rx * (brimmed ? 1.75 : 1.08) * scale
    const tall = (2 * half * product.height) / product.width
    // Only a shallow part of the cylinder: the photo already shows the hat's sides.
    const shape = surface(33, 17, (u, v) => {
      const angle = (u - 0.5) * 1.8
      return [(half * Math.sin(angle)) / Math.sin(0.9), -0.6 + v * tall, rz * Math.cos(angle) - 0.3 * v * tall]
    })
    return { parts: [part(shape, placing, textured(product, light, 0.3))], shadow: { drop: 1.2, blur: 0.7, strength: 0.5 } }
  },
  necklace: ({ head, light, product, scale }) => {
    const wide = USUAL_WIDTH.necklace * scale
    const tall = (wide * product.height) / product.width
    const shape = surface(25, 17, (u, v) => {
      const x = (u - 0.5) * wide
      return [x, 3.4 - (1 - v) * tall, 7 - 0.05 * x * x]
    })
    return { parts: [part(shape, head.body, textured(product, light, 0.2))], shadow: { drop: 0.5, blur: 0.35, strength: 0.4 } }
  },
  earrings: ({ head, light, product, scale }) => {
    const lobes = ([-1, 1] as const).filter((side) => side * head.yaw < EAR_HIDDEN)
    // A photo of a pair shows one for each ear.
    const pair = product.width > 1.25 * product.height
    const tall = USUAL_HEIGHT.earrings * scale
    const wide = (tall * product.width) / product.height / (pair ? 2 : 1)
    const parts = lobes.map((side) => {
      const half = pair ? { from: side < 0 ? 0 : 0.5, share: 0.5 } : { from: 0, share: 1 }
      const shape = surface(5, 9, (u, v) => [side * 7.9 + (u - 0.5) * wide, -1.4 - (1 - v) * tall, -1])
      return part(shape, head.placing, textured(product, light, 0, half))
    })
    return parts.length > 0 ? { parts, shadow: { drop: 0.3, blur: 0.25, strength: 0.3 } } : undefined
  },
  watch: ({ head, body, light, product, scale }) => {
    const side = ([0, 1] as const).find((k) => body.wrists[k].seen)
    if (side === undefined) return undefined
    const [wrist, elbow] = [body.wrists[side].at, body.elbows[side].at]
    const length = Math.max(1, Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]))
    // Down the arm, as the picture's y goes up.
    const [alongX, alongY] = [(wrist[0] - elbow[0]) / length, -(wrist[1] - elbow[1]) / length]
    const wide = USUAL_WIDTH.watch * scale
    const tall = (wide * product.height) / product.width
    // A strap lies across the wrist: the longer side of a photo of an open one is its strap.
    const shape = surface(9, 9, (u, v) => {
      const [across, along] = [(u - 0.5) * wide, (v - 0.5) * Math.min(tall, 1.3 * wide)]
      return [across * alongX + along * alongY, across * alongY - along * alongX, 0]
    })
    const placing: Placing = { ...head.body, origin: wrist, depth: 12 }
    return { parts: [part(shape, placing, textured(product, light, 0.2))], shadow: { drop: 0.3, blur: 0.3, strength: 0.4 } }
  },
  held: ({ head, body, light, product, scale }) => {
    const hand = holdingHand(body)
    if (!hand) return undefined
    const tall = USUAL_HEIGHT.held * scale * Math.min(1, (1.2 * product.height) / product.width)
    const wide = (tall * product.width) / product.height
    const placing: Placing = { ...head.body, origin: hand, depth: 12 }
    // Held about its lower third.
    const shape = surface(9, 9, (u, v) => [(u - 0.5) * wide, (v - 0.36) * tall, 0])
    return { parts: [part(shape, placing, textured(product, light, 0))], shadow: { drop: 0.2, blur: 0.4, strength: 0.1 } }
  },
  bag: ({ head, body, light, product, scale }) => {
    const hand = body.wrists.find(({ seen }) => seen) ?? body.hips.find(({ seen }) => seen)
    if (!hand) return undefined
    const wide = USUAL_WIDTH.bag * scale * Math.min(1, product.width / product.height)
    const tall = (wide * product.height) / product.width
    const placing: Placing = { ...head.body, origin: hand.at, depth: 12 }
    const shape = surface(9, 9, (u, v) => [(u - 0.5) * wide, 1.6 - (1 - v) * tall, 0])
    return { parts: [part(shape, placing, textured(product, light, 0))], shadow: { drop: 2, blur: 1.6, strength: 0.45 } }
  },
}

const part = (shape: Surface, placing: Placing, material: Material): Part => ({ shape, placing, material, seeThrough: true })

/** The product's own picture, or a part of its width, turned to the light as far as `form` says: it brings shading of its own. */
function textured({ width, height, planes, alpha }: Product, light: Light, form: number, { from, share } = { from: 0, share: 1 }): Material {
  return (f) => {
    const x = Math.min(width - 1.001, Math.max(0, (from + f.u * share) * width - 0.5))
    const y = Math.min(height - 1.001, Math.max(0, (1 - f.v) * height - 0.5))
    const at = (y | 0) * width + (x | 0)
    const [s, t] = [x - (x | 0), y - (y | 0)]
    const read = (plane: Plane) => {
      const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * s
      const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * s
      return upper + (lower - upper) * t
    }
    const lit = 1 - form + form * matt(f, light)
    f.a = read(alpha)
    f.r = read(planes[0]) * lit
    f.g = read(planes[1]) * lit
    f.b = read(planes[2]) * lit
  }
}
