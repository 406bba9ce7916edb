import * as v from 'valibot'
import { Id } from '../entities.ts'
import { defineGenerator, field } from './control.ts'
import { choice, fields, ratios, slider } from './fields.ts'
import { FilmTitle, musicMoods, resolutions, titleMax } from './film-choices.ts'

/** How photos become a film: each puts them together in a way of its own. */
export const filmTemplates = ['beat', 'album', 'story', 'polaroid', 'split', 'retro', 'tunnel', 'festival', 'postcard', 'compare'] as const
export type FilmTemplate = (typeof filmTemplates)[number]

export const photoLimits = { least: 2, most: 12, clipsMost: 4 } as const
/** A film among the photos: it moves while it is seen, without its sound. */
const Clip = v.object({ clip: Id })
export type PhotoOrClip = v.InferOutput<typeof Id | typeof Clip>
const Photos = v.pipe(
  v.array(v.union([Id, Clip])),
  v.minLength(photoLimits.least, 'too-few-photos'),
  v.maxLength(photoLimits.most, 'too-many-photos'),
  v.check((all) => all.filter((one) => typeof one !== 'string').length <= photoLimits.clipsMost, 'too-many-clips'),
)

export const customVideo = defineGenerator({
  id: 'custom-video',
  path: '/functionList/draw/live',
  category: 'video',
  cost: 1,
  makes: 'video',
  input: v.object({
    /** In the order in which they are seen. */
    photos: field(Photos, { control: 'photos' }),
    template: field(v.optional(v.picklist(filmTemplates), 'beat'), { control: 'template', options: filmTemplates }),
    title: field(v.optional(FilmTitle, ''), { control: 'title', to: titleMax }),
    size: field(v.optional(v.picklist(ratios), '9:16'), { control: 'size' }),
    /** Its template's own where nothing is chosen. */
    music: field(v.optional(v.picklist(['auto', ...musicMoods, 'none']), 'auto'), { control: 'music', options: ['auto', ...musicMoods, 'none'] }),
    seconds: slider(15, { from: 8, to: 60, step: 1, advanced: true }),
    resolution: choice(resolutions, { advanced: true }),
    seed: fields.seed,
  }),
})
