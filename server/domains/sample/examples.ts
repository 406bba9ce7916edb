import type { GeneratorId } from '#contract/generators/generators.ts'

/** A photo of public/samples/photos, by its name without the ending. */
export type SamplePhoto = 'astronaut' | 'officer' | 'mona-lisa' | 'old-photo' | 'cat' | 'coffee' | 'rocket' | 'lake' | `sketch-${'cat' | 'house' | 'flowers' | 'girl'}`

export interface Example {
  /** Which photo stands in which field. */
  photos: Readonly<Record<string, SamplePhoto>>
  input: Readonly<Record<string, unknown>>
  /** The result frames the photo anew, so that the two cannot lie over each other. */
  reframed?: boolean
  /** The part that a pictured choice shows, in shares of the result: left and top, and the side of its height. */
  closeUp?: readonly [left: number, top: number, side: number]
}

const one = (photo: SamplePhoto, input: Record<string, unknown> = {}): Example => ({ photos: { photo }, input })
const painted = (...inputs: Record<string, unknown>[]): Example[] => inputs.map((input, i) => ({ photos: {}, input: { seed: 300 + i, ...input } }))
const area = (...points: [number, number][]) => ({ strokes: [{ mode: 'keep', radius: 0.01, points, area: true }] })
const anew = (photo: SamplePhoto, input: Record<string, unknown>): Example => ({ ...one(photo, input), reframed: true })
const sitters = ['astronaut', 'officer', 'mona-lisa'] as const
/** A theme on very different heads. Not all themes begin with the same one, so that the wall of generators is no wall of one face. */
const portrait = (first: (typeof sitters)[number], ...variants: string[]): Example[] =>
  variants.map((variant, i) => anew(sitters[(sitters.indexOf(first) + i) % sitters.length]!, { variant, seed: 400 + i }))

/**
 * What each generator shows before anything is asked of it; the pictures are made by scripts/make-examples.ts and lie
 * in public/examples/<generator>/<place>.webp. Generators with sample works on the square show those instead.
 */
export const examples: Partial<Record<GeneratorId, readonly Example[]>> = {
  'text-to-image-pro': painted(
    { prompt: '雪山与湖泊，湖边小屋', time: 'sunset', palette: 'gold', size: '1:1' },
    { prompt: '樱花树下的小路', time: 'dawn', weather: 'mist', size: '1:1' },
    { prompt: '未来城市', time: 'night', weather: 'rain', palette: 'neon', size: '1:1' },
    { prompt: '大海，一只帆船', time: 'sunset', mood: 'calm', size: '1:1' },
  ),
  cats: painted(
    { coat: 'orange', pose: 'face', place: 'studio', mood: 'joyful' },
    { coat: 'white', place: 'blossom', mood: 'dreamy' },
    { coat: 'black', place: 'night', mood: 'mysterious' },
    { coat: 'grey', place: 'snow', mood: 'calm' },
  ),
  'model-generator': painted(
    { gender: 'female', outfit: 'dress', outfitColour: '#b4453c', pose: 'half', backdrop: 'garden', hair: 'long', skin: 'fair', size: '3:4' },
    { gender: 'male', outfit: 'suit', backdrop: 'city', hair: 'short', skin: 'tan', size: '3:4' },
    { gender: 'female', outfit: 'qipao', backdrop: 'warm', hair: 'bun', skin: 'light', size: '3:4' },
    { gender: 'female', outfit: 'coat', backdrop: 'studio', hair: 'curly', skin: 'dark', size: '3:4' },
  ),
  'picture-redraw': [one('cat', { technique: 'watercolour' }), one('astronaut', { technique: 'oil' }), one('coffee', { technique: 'papercut' }), one('rocket', { technique: 'pointillism' })],
  'sketch-render': [one('sketch-house', { look: 'watercolour' }), one('sketch-flowers', { look: 'cel' }), one('sketch-cat', { look: 'flat' })],
  erasure: [
    one('astronaut', { mask: area([0.68, 0.46], [0.74, 0.2], [0.76, 0], [0.89, 0], [0.93, 0.3], [0.93, 0.56], [0.86, 0.585], [0.7, 0.575]) }),
    one('rocket', { mask: area([0.29, 0.26], [0.335, 0.26], [0.335, 0.9], [0.25, 0.9]) }),
  ],
  extend: [anew('lake', { margins: { top: 0.2, right: 0.25, bottom: 0.2, left: 0.25 }, seed: 6 }), anew('rocket', { margins: { top: 0.15, right: 0.3, bottom: 0, left: 0.3 }, seed: 5 })],
  'local-redraw': [
    one('astronaut', {
      mask: area([0.28, 0.38], [0.34, 0.44], [0.44, 0.53], [0.56, 0.53], [0.6, 0.44], [0.655, 0.48], [0.69, 0.58], [0.69, 0.65], [0.61, 0.71], [0.55, 0.86], [0.56, 1], [0.1, 1], [0.04, 0.8], [0.05, 0.7], [0.09, 0.54]),
      prompt: '天蓝色',
      seed: 7,
    }),
    one('lake', { mask: area([0, 0], [1, 0], [1, 0.35], [0.85, 0.28], [0.72, 0.42], [0.68, 0.49], [0.64, 0.49], [0.54, 0.4], [0.45, 0.36], [0.34, 0.33], [0.13, 0.4], [0, 0.41]), prompt: '晴朗的蓝天', seed: 7 }),
  ],
  repair: [one('old-photo', { scale: '2' })],
  beauty: [one('officer'), one('astronaut')],
  makeup: [{ ...one('mona-lisa', { look: 'classic-red' }), closeUp: [0.25, 0.05, 0.31] }, one('astronaut', { look: 'daily' })],
  'face-swap': [{ photos: { photo: 'astronaut', face: 'mona-lisa' }, input: {} }],
  'clothes-change': [one('officer', { pattern: 'houndstooth', material: 'wool' }), one('astronaut', { pattern: 'brocade', material: 'silk', colour: '#1f5f7a' })],
  'dress-up': [{ ...one('mona-lisa', { items: ['cat-eye', 'beret'] }), closeUp: [0.12, 0, 0.5] }, one('astronaut', { items: ['flower-crown', 'pearls'] })],
  'product-on-model': [{ reframed: true, photos: { product: 'coffee', photo: 'astronaut' }, input: { category: 'beside' } }],
  'model-replace': [{ photos: { photo: 'astronaut', face: 'officer' }, input: { backdrop: 'warm' } }],
  avatar: [anew('astronaut', { look: 'sticker', backdrop: 'ring' }), anew('officer', { look: 'pop', backdrop: 'pattern' }), anew('mona-lisa', { look: 'oil' })],
  'photo-to-anime': [one('astronaut'), one('officer')],
  'manga-comic': [one('officer'), one('astronaut')],
  'warm-sun-comic': [one('astronaut'), one('officer')],
  'fingertip-comic': [one('officer'), one('astronaut')],
  human: portrait('astronaut', 'blue', 'grey', 'film', 'mono'),
  'begonia-princess': portrait('mona-lisa', 'garden', 'moon-gate', 'palace', 'moonlit'),
  'dunhuang-goddess': portrait('officer', 'azure', 'mural', 'gold', 'cinnabar'),
  'cherry-blossom': portrait('astronaut', 'day', 'sunset', 'night', 'painted'),
  'silk-road-dancer': portrait('mona-lisa', 'desert', 'palace', 'moon', 'tent'),
  qipao: portrait('astronaut', 'calendar', 'parlour', 'blinds', 'jade'),
  'hong-kong': portrait('officer', 'neon', 'rain', 'film', 'teahouse'),
  'modern-american': portrait('astronaut', 'yearbook', 'diner', 'varsity', 'roadtrip'),
  'new-year-painted': portrait('mona-lisa', 'plum', 'window', 'gold', 'couplets'),
  'new-year-children': portrait('officer', 'lantern', 'candy', 'clouds', 'garden'),
  'festive-sweet': portrait('astronaut', 'balloons', 'ribbons', 'macaron', 'red'),
  halloween: portrait('mona-lisa', 'castle', 'pumpkins', 'candles', 'woods'),
  'scene-refresh': portrait('officer', 'beach', 'city', 'autumn', 'stars'),
  'art-portrait': [anew('mona-lisa', { set: 'night', light: 'rim', frame: 'gold', seed: 502 }), anew('officer', { set: 'warm', light: 'window', frame: 'gold', seed: 501 }), anew('astronaut', { set: 'night', light: 'rim', grade: 'film', frame: 'film', seed: 500 })],
  'image-to-text': [one('coffee', { language: 'zh-Hans' })],
}
