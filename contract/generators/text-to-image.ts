import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { fields } from './fields.ts'

export const textToImage = defineGenerator({
  id: 'text-to-image',
  path: '/functionList/draw/textDraw',
  category: 'image',
  cost: 1,
  makes: 'image',
  input: v.object({
    prompt: fields.prompt,
    style: fields.style,
    size: fields.size,
    clarity: fields.clarity,
    count: fields.count,
    negative: fields.negative,
    seed: fields.seed,
  }),
})
