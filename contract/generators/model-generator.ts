import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, colour, fields } from './fields.ts'

const modelOutfits = ['dress', 'suit', 'shirt', 'sweater', 'qipao', 'hoodie', 'coat', 'sportswear', 'hanfu', 'kimono'] as const

export const modelGenerator = defineGenerator({
  id: 'model-generator',
  path: '/functionListThree/draw/mtscq',
  category: 'image',
  cost: 1,
  makes: 'image',
  input: v.object({
    gender: choice(['female', 'male']),
    skin: choice(['light', 'fair', 'medium', 'tan', 'brown', 'dark']),
    hair: choice(['long', 'bob', 'short', 'bun', 'curly']),
    outfit: choice(modelOutfits, { pictured: true }),
    outfitColour: colour(),
    hairColour: colour({ advanced: true }),
    pose: choice(['standing', 'walking', 'sitting', 'half', 'portrait']),
    backdrop: choice(['studio', 'warm', 'blue', 'city', 'garden', 'beach']),
    count: fields.count,
    size: fields.size,
    seed: fields.seed,
  }),
})
