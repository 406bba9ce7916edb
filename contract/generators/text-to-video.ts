import * as v from 'valibot'
import { defineGenerator, field } from './control.ts'
import { choice, fields, ratios, toggle } from './fields.ts'
import { musicMoods, resolutions, Script, Storyboard, Voice } from './film-choices.ts'


export const textToVideo = defineGenerator({
  id: 'text-to-video',
  path: '/functionList/draw/textVideo',
  category: 'video',
  cost: 1,
  makes: 'video',
  input: v.object({
    script: field(Script, { control: 'script' }),
    /** As it was edited; without scenes the script's own storyboard is filmed. */
    scenes: field(v.optional(Storyboard, []), { control: 'storyboard' }),
    style: fields.style,
    size: field(v.optional(v.picklist(ratios), '16:9'), { control: 'size' }),
    music: field(v.optional(v.picklist([...musicMoods, 'none']), 'warm'), { control: 'music', options: [...musicMoods, 'none'] }),
    narration: field(v.optional(Voice, ''), { control: 'voice', extra: true }),
    captions: toggle(true, { advanced: true }),
    resolution: choice(resolutions, { advanced: true }),
    seed: fields.seed,
  }),
})
