import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, extraPhoto, fields, slider } from './fields.ts'



export const productOnModel = defineGenerator({
  id: 'product-on-model',
  path: '/functionListThree/draw/dscphmt',
  category: 'photo',
  cost: 1,
  makes: 'image',
  input: v.object({
    product: extraPhoto,
    photo: fields.photo,
    category: choice(['top', 'hat', 'glasses', 'bag', 'necklace', 'beside']),
    scale: slider(1, { from: 0.6, to: 1.6, advanced: true }),
  }),
})
