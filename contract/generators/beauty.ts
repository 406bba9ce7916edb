import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields, slider } from './fields.ts'



export const beauty = defineGenerator({
  id: 'beauty',
  path: '/functionListThree/draw/yjmy',
  category: 'photo',
  cost: 0,
  makes: 'image',
  checked: ['photo'],
  input: v.object({
    photo: fields.photo,
    smooth: slider(0.55),
    brighten: slider(0.35),
    slim: slider(0.2),
    eyes: slider(0.25),
    teeth: slider(0.4, { advanced: true }),
    darkCircles: slider(0.5, { advanced: true }),
    nose: slider(0, { advanced: true }),
    lips: slider(0.2, { advanced: true }),
  }),
})
