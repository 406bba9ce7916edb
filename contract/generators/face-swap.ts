import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, extraPhoto, fields } from './fields.ts'

export const faceSwap = defineGenerator({
  id: 'face-swap',
  path: '/functionListThree/draw/yjhl',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['who', 'photo', 'face'],
  input: v.object({
    photo: fields.photo,
    face: extraPhoto,
    who: choice(['largest', 'everyone'], { advanced: true }),
  }),
})
