import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, colour, fields, slider } from './fields.ts'

const makeupLooks = ['natural', 'daily', 'peach', 'classic-red', 'korean', 'smoky', 'hong-kong', 'dunhuang', 'glitter'] as const

export const makeup = defineGenerator({
  id: 'makeup',
  path: '/functionListThree/draw/yjhz',
  category: 'photo',
  cost: 0,
  makes: 'image',
  checked: ['photo'],
  input: v.object({
    photo: fields.photo,
    look: choice(makeupLooks, { pictured: true }),
    strength: slider(0.8),
    lipColour: colour({ advanced: true }),
  }),
})
