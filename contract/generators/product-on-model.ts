import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { extraPhoto, fields, requiredChoice, slider } from './fields.ts'

/** What a product is, which says where on a model it goes and how large it is there. */
const productKinds = ['top', 'hat', 'glasses', 'earrings', 'necklace', 'watch', 'bag', 'held', 'beside', 'behind'] as const

export const productOnModel = defineGenerator({
  id: 'product-on-model',
  path: '/functionListThree/draw/dscphmt',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['category', 'product', 'photo'],
  input: v.object({
    product: extraPhoto,
    photo: fields.photo,
    category: requiredChoice(productKinds),
    scale: slider(1, { from: 0.6, to: 1.6, advanced: true }),
  }),
})
