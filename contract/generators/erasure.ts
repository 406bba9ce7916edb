import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields } from './fields.ts'



export const erasure = defineGenerator({
  id: 'erasure',
  path: '/functionListThree/draw/erasure',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['photo', 'mask'],
  input: v.object({
    photo: fields.photo,
    mask: fields.mask,
  }),
})
