import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields } from './fields.ts'

const avatarLooks = ['cartoon', 'anime', 'sticker', 'watercolour', 'pop', 'line', 'pixel', 'clay', 'oil'] as const

export const avatar = defineGenerator({
  id: 'avatar',
  path: '/functionList/draw/avatarDraw',
  category: 'portrait',
  cost: 1,
  makes: 'image',
  checked: ['photo'],
  input: v.object({
    photo: fields.photo,
    look: choice(avatarLooks, { pictured: true }),
    backdrop: choice(['gradient', 'ring', 'pattern', 'sky', 'paper', 'keep']),
    count: fields.count,
    seed: fields.seed,
  }),
})
