import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields, slider } from './fields.ts'

const techniques = ['oil', 'watercolour', 'pencil', 'ink', 'cartoon', 'gouache', 'charcoal', 'papercut', 'stained-glass', 'pointillism', 'mosaic', 'lowpoly', 'pixel'] as const

export const pictureRedraw = defineGenerator({
  id: 'picture-redraw',
  path: '/functionList/draw/tpch',
  category: 'image',
  cost: 1,
  makes: 'image',
  input: v.object({
    photo: fields.photo,
    technique: choice(techniques, { pictured: true }),
    strength: slider(0.8),
    keepColours: slider(0.6, { advanced: true }),
    seed: fields.seed,
  }),
})
