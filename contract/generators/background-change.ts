import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields } from './fields.ts'

export const backgroundChange = defineGenerator({
  id: 'background-change',
  path: '/functionList/draw/bjxg',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['strokes', 'photo'],
  input: v.object({
    photo: fields.photo,
    backdrop: fields.backdrop,
    strokes: fields.strokes,
    depthOfField: fields.depthOfField,
    lightWrap: fields.lightWrap,
    seed: fields.seed,
  }),
})
