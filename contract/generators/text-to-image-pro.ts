import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields } from './fields.ts'



export const textToImagePro = defineGenerator({
  id: 'text-to-image-pro',
  path: '/functionList/draw/textToImagePro',
  category: 'image',
  cost: 1,
  makes: 'image',
  input: v.object({
    prompt: fields.prompt,
    negative: fields.negative,
    style: fields.style,
    size: fields.size,
    time: choice(['auto', 'dawn', 'day', 'sunset', 'night']),
    weather: choice(['auto', 'clear', 'cloudy', 'mist', 'rain', 'snow', 'aurora']),
    season: choice(['auto', 'spring', 'summer', 'autumn', 'winter']),
    palette: choice(['auto', 'natural', 'warm', 'cool', 'pastel', 'vivid', 'mono', 'neon', 'gold', 'rose', 'jade']),
    mood: choice(['auto', 'calm', 'dramatic', 'dreamy', 'joyful', 'mysterious'], { advanced: true }),
    framing: choice(['auto', 'close', 'medium', 'wide'], { advanced: true }),
    clarity: fields.clarity,
    count: fields.count,
    seed: fields.seed,
  }),
})
