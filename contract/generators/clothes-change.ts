import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, colour, fields, slider } from './fields.ts'

const clothPatterns = ['plain', 'stripes', 'plaid', 'dots', 'floral', 'houndstooth', 'clouds', 'brocade'] as const
const clothMaterials = ['cotton', 'silk', 'denim', 'leather', 'wool', 'linen', 'sequins', 'lace'] as const

export const clothesChange = defineGenerator({
  id: 'clothes-change',
  path: '/functionList/draw/changeClothes',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['part', 'strokes', 'photo'],
  input: v.object({
    photo: fields.photo,
    part: choice(['upper', 'lower', 'whole']),
    pattern: choice(clothPatterns, { pictured: true }),
    material: choice(clothMaterials),
    colour: colour(),
    folds: slider(0.8, { advanced: true }),
    strokes: fields.strokes,
  }),
})
