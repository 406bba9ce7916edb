import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, choices, fields } from './fields.ts'

const dressUpItems = [
  'round-glasses', 'aviators', 'cat-eye', 'beret', 'straw-hat', 'party-hat', 'santa-hat', 'witch-hat', 'crown', 'tiara', 'flower-crown',
  'cat-ears', 'bunny-ears', 'earrings', 'pearls', 'bow-tie', 'scarf', 'halo',
] as const

export const dressUp = defineGenerator({
  id: 'dress-up',
  path: '/functionList/draw/dressUp',
  category: 'photo',
  cost: 1,
  makes: 'image',
  checked: ['photo'],
  input: v.object({
    photo: fields.photo,
    items: choices(dressUpItems, 4, { pictured: true }),
    who: choice(['everyone', 'largest'], { advanced: true }),
  }),
})
