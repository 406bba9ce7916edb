import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields } from './fields.ts'

export const cutout = defineGenerator({
  id: 'cutout',
  path: '/functionSquare/cutout/index',
  category: 'photo',
  cost: 0,
  makes: 'image',
  input: v.object({
    photo: fields.photo,
    subject: fields.subject,
    strokes: fields.strokes,
    background: fields.background,
  }),
})
