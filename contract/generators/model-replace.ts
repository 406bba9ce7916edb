import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, extraPhoto, fields, toggle } from './fields.ts'



export const modelReplace = defineGenerator({
  id: 'model-replace',
  path: '/functionListThree/draw/mtth',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['photo', 'face'],
  input: v.object({
    photo: fields.photo,
    face: extraPhoto,
    backdrop: choice(['keep', 'white', 'grey', 'warm', 'blue']),
    matchSkin: toggle(true, { advanced: true }),
  }),
})
