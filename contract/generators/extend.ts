import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields } from './fields.ts'



export const extend = defineGenerator({
  id: 'extend',
  path: '/functionList/draw/extend',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['photo', 'margins'],
  input: v.object({
    photo: fields.photo,
    margins: fields.margins,
    seed: fields.seed,
  }),
})
