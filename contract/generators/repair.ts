import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields, measuredSlider, toggle } from './fields.ts'



export const repair = defineGenerator({
  id: 'repair',
  path: '/functionSquare/draw/repair',
  category: 'photo',
  cost: 1,
  makes: 'image',
  input: v.object({
    photo: fields.photo,
    scale: choice(['1', '2', '4']),
    scratches: measuredSlider(),
    fading: measuredSlider(),
    denoise: measuredSlider(),
    sharpen: measuredSlider({ advanced: true }),
    faces: toggle(true, { advanced: true }),
    mask: fields.helpingMask,
  }),
})
