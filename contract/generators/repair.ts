import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields, slider, toggle } from './fields.ts'



export const repair = defineGenerator({
  id: 'repair',
  path: '/functionSquare/draw/repair',
  category: 'photo',
  cost: 1,
  makes: 'image',
  input: v.object({
    photo: fields.photo,
    scale: choice(['1', '2', '4']),
    scratches: slider(0.5),
    fading: slider(0.6),
    denoise: slider(0.5),
    sharpen: slider(0.4, { advanced: true }),
    faces: toggle(true, { advanced: true }),
    mask: fields.helpingMask,
  }),
})
