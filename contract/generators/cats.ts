import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields } from './fields.ts'

export const catCoats = ['orange', 'tabby', 'calico', 'siamese', 'tuxedo', 'ragdoll', 'white', 'black', 'grey', 'cream', 'brown'] as const
const catPoses = ['sitting', 'lying', 'walking', 'face'] as const
export const catPlaces = ['studio', 'meadow', 'snow', 'blossom', 'autumn', 'night'] as const

export const cats = defineGenerator({
  id: 'cats',
  path: '/functionListThree/draw/cats',
  category: 'image',
  cost: 1,
  makes: 'image',
  input: v.object({
    coat: choice(catCoats, { pictured: true }),
    pose: choice(catPoses),
    place: choice(catPlaces),
    mood: choice(['calm', 'joyful', 'dreamy', 'mysterious']),
    style: fields.style,
    size: fields.size,
    count: fields.count,
    seed: fields.seed,
  }),
})
