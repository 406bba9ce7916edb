import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields, slider } from './fields.ts'

/** A photo drawn as a comic; each look is a generator of its own. */
function comic<const Id extends string>(id: Id, path: string) {
  return {
    ...defineGenerator({
      id,
      path,
      category: 'portrait',
      cost: 1,
      makes: 'image',
      input: v.object({
        photo: fields.photo,
        background: choice(['themed', 'simplify', 'plain']),
        features: choice(['kept', 'drawn']),
        colours: slider(0.7),
        lines: slider(0.6),
        eyes: slider(0.4, { advanced: true }),
        seed: fields.seed,
      }),
    }),
    id,
  }
}

export const comics = {
  'photo-to-anime': comic('photo-to-anime', '/functionListThree/draw/zpzdm'),
  'manga-comic': comic('manga-comic', '/functionListThree/draw/ecymh'),
  'warm-sun-comic': comic('warm-sun-comic', '/functionListThree/draw/sgnymh'),
  'fingertip-comic': comic('fingertip-comic', '/functionListThree/draw/zjnymh'),
}
