import * as v from 'valibot'
import { defineGenerator } from './control.ts'
import { choice, fields, slider, toggle } from './fields.ts'

/** A person's photo as a themed studio portrait; the variants are sets and light of the theme, in the order shown. */
function portrait<const Id extends string, const Variants extends readonly [string, ...string[]]>(id: Id, address: string, variants: Variants) {
  return {
    ...defineGenerator({
      id,
      path: `/functionListThree/draw/${address}`,
      category: 'portrait',
      cost: 1,
      makes: 'image',
      checked: ['photo'],
      input: v.object({
        photo: fields.photo,
        variant: choice(variants, { pictured: true }),
        size: fields.portraitSize,
        relight: slider(0.6, { advanced: true }),
        retouch: slider(0.4, { advanced: true }),
        lettering: toggle(true, { advanced: true }),
        title: fields.title,
        seed: fields.seed,
      }),
    }),
    id,
  }
}

export const portraits = {
  human: portrait('human', 'human', ['grey', 'blue', 'white', 'mono', 'film', 'window']),
  'begonia-princess': portrait('begonia-princess', 'htgzysz', ['moon-gate', 'garden', 'palace', 'moonlit']),
  'dunhuang-goddess': portrait('dunhuang-goddess', 'dhnsysz', ['mural', 'azure', 'gold', 'cinnabar']),
  'cherry-blossom': portrait('cherry-blossom', 'yhsxysz', ['day', 'sunset', 'night', 'painted']),
  'silk-road-dancer': portrait('silk-road-dancer', 'xywnysbz', ['desert', 'palace', 'moon', 'tent']),
  'qipao': portrait('qipao', 'mgqpysz', ['calendar', 'parlour', 'blinds', 'jade']),
  'hong-kong': portrait('hong-kong', 'fggfysz', ['neon', 'rain', 'film', 'teahouse']),
  'modern-american': portrait('modern-american', 'xdmsysbz', ['yearbook', 'diner', 'varsity', 'laser', 'roadtrip']),
  'new-year-painted': portrait('new-year-painted', 'xcchhz', ['plum', 'window', 'gold', 'couplets']),
  'new-year-children': portrait('new-year-children', 'xcetys', ['lantern', 'candy', 'clouds', 'garden']),
  'festive-sweet': portrait('festive-sweet', 'xqtmzb', ['balloons', 'ribbons', 'macaron', 'red']),
  halloween: portrait('halloween', 'halloween', ['pumpkins', 'castle', 'candles', 'woods']),
  'scene-refresh': portrait('scene-refresh', 'cjhx', ['beach', 'snow', 'forest', 'city', 'autumn', 'stars', 'lake', 'desert', 'meadow', 'cafe']),
}

/** The portrait whose every part the person chooses. */
export const artPortrait = defineGenerator({
  id: 'art-portrait',
  path: '/functionListThree/draw/yszdiy',
  category: 'portrait',
  cost: 1,
  makes: 'image',
  checked: ['photo'],
  input: v.object({
    photo: fields.photo,
    set: choice(['grey', 'warm', 'night', 'blossom', 'mural', 'sky', 'rose', 'ink'], { pictured: true }),
    light: choice(['soft', 'side', 'rim', 'window', 'candle']),
    grade: choice(['natural', 'film', 'warm', 'cool', 'mono', 'faded']),
    frame: choice(['none', 'white', 'film', 'gold', 'polaroid']),
    size: fields.portraitSize,
    relight: slider(0.6, { advanced: true }),
    retouch: slider(0.4, { advanced: true }),
    title: fields.title,
    seed: fields.seed,
  }),
})
