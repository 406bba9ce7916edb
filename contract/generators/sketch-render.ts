import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields, slider } from './fields.ts'

const sketchLooks = ['watercolour', 'flat', 'cel', 'oil', 'clay'] as const

export const sketchRender = defineGenerator({
  id: 'sketch-render',
  path: '/functionList/draw/ctxr',
  category: 'image',
  cost: 1,
  makes: 'image',
  checked: ['photo'],
  input: v.object({
    photo: fields.photo,
    prompt: fields.wish,
    look: choice(sketchLooks, { pictured: true }),
    taps: fields.taps,
    shading: slider(0.6, { advanced: true }),
    lines: slider(0.7, { advanced: true }),
    seed: fields.seed,
  }),
})
