import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields } from './fields.ts'



export const imageToText = defineGenerator({
  id: 'image-to-text',
  path: '/functionListThree/draw/imgToText',
  category: 'text',
  cost: 0,
  makes: 'text',
  input: v.object({
    photo: fields.photo,
    language: fields.language,
  }),
})
