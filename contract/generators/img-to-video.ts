import * as v from 'valibot'
import { defineGenerator, field } from './control.ts'
import { choice, extraPhoto, fields, slider, text, toggle } from './fields.ts'
import { cameraMoves, motionMax, resolutions } from './film-choices.ts'

/** What comes alive; one thing at a time. */
const livingEffects = ['none', 'breath', 'water', 'clouds', 'light', 'snow', 'petals'] as const
const filmRatios = ['original', '16:9', '9:16', '1:1', '4:3', '3:4'] as const

export const imgToVideo = defineGenerator({
  id: 'img-to-video',
  path: '/functionListThree/draw/imgToVideo',
  category: 'video',
  cost: 1,
  makes: 'video',
  input: v.object({
    photo: fields.photo,
    /** What happens in it, of models that read words. */
    prompt: field(v.optional(text(motionMax), ''), { control: 'motion', to: motionMax, extra: true }),
    move: choice(cameraMoves),
    life: choice(livingEffects),
    strength: slider(0.6),
    seconds: slider(4, { from: 3, to: 10, step: 1 }),
    ratio: choice(filmRatios),
    resolution: choice(resolutions),
    loop: toggle(false),
    /** What the film becomes at its end. */
    endPhoto: field(v.optional(extraPhoto), { control: 'photo', advanced: true }),
    seed: fields.seed,
  }),
})
