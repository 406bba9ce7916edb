import type { ItemDesign } from './item.ts'
import { aviators, catEyeGlasses, roundGlasses } from './items/glasses.ts'
import { beret, partyHat, santaHat, strawHat, witchHat } from './items/hats.ts'
import { bowTie, crown, earrings, halo, pearls, tiara } from './items/jewels.ts'
import { flowerCrown } from './items/flowers.ts'
import { bunnyEars, catEars, scarf } from './items/soft.ts'

/** Everything that can be put on, in the order in which it is: what lies nearest to the body first. */
export const items = {
  pearls,
  'bow-tie': bowTie,
  scarf,
  earrings,
  'round-glasses': roundGlasses,
  aviators,
  'cat-eye': catEyeGlasses,
  tiara,
  crown,
  'flower-crown': flowerCrown,
  beret,
  'straw-hat': strawHat,
  'party-hat': partyHat,
  'santa-hat': santaHat,
  'witch-hat': witchHat,
  'cat-ears': catEars,
  'bunny-ears': bunnyEars,
  halo,
} satisfies Record<string, ItemDesign>

export type ItemName = keyof typeof items
export const itemNames = Object.keys(items) as ItemName[]
