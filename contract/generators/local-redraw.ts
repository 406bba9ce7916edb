import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields, slider } from './fields.ts'



export const localRedraw = defineGenerator({
  id: 'local-redraw',
  path: '/functionList/draw/imgDraw',
  category: 'photo',
  cost: 1,
  makes: 'image',
  input: v.object({
    photo: fields.photo,
    mask: fields.mask,
    prompt: fields.prompt,
    strength: slider(0.85, { advanced: true }),
    seed: fields.seed,
  }),
})
