import type { GeneratorId } from '#contract/generators/generators.ts'

/** A photo of public/samples/photos, by its name without the ending. */
type SamplePhoto = 'astronaut' | 'officer' | 'mona-lisa' | 'old-photo' | 'cat' | 'coffee' | 'rocket' | 'lake' | `sketch-${'cat' | 'house' | 'flowers' | 'girl'}`

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
/** The astronaut's head, for what is done to a face or put on it. */
const HEAD = { closeUp: [0.26, 0.01, 0.34] } as const
const painted = (...inputs: Record<string, unknown>[]): Example[] => inputs.map((input, i) => ({ photos: {}, input: { seed: 300 + i, ...input } }))
const area = (...points: [number, number][]) => ({ strokes: [{ mode: 'keep', radius: 0.01, points, area: true }] })
const anew = (photo: SamplePhoto, input: Record<string, unknown>): Example => ({ ...one(photo, input), reframed: true })
/** A theme on two very different heads. */
const portrait = (...variants: string[]): Example[] =>
  variants.map((variant, i) => anew(i % 2 === 0 ? 'astronaut' : 'officer', { variant, seed: 400 + i }))

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
    { coat: 'orange', place: 'meadow', mood: 'joyful' },
    { coat: 'white', place: 'blossom', mood: 'dreamy' },
    { coat: 'black', place: 'night', mood: 'mysterious' },
    { coat: 'grey', place: 'snow', mood: 'calm' },
  ),
  'model-generator': painted(
    { gender: 'female', outfit: 'dress', backdrop: 'garden', hair: 'long', skin: 'fair', size: '3:4' },
    { gender: 'male', outfit: 'suit', backdrop: 'city', hair: 'short', skin: 'tan', size: '3:4' },
    { gender: 'female', outfit: 'qipao', backdrop: 'warm', hair: 'bun', skin: 'light', size: '3:4' },
    { gender: 'female', outfit: 'coat', backdrop: 'studio', hair: 'curly', skin: 'dark', size: '3:4' },
  ),
  'picture-redraw': [one('astronaut', { technique: 'oil' }), one('cat', { technique: 'watercolour' }), one('coffee', { technique: 'papercut' }), one('rocket', { technique: 'pointillism' })],
  'sketch-render': [one('sketch-house', { look: 'watercolour' }), one('sketch-flowers', { look: 'cel' }), one('sketch-cat', { look: 'flat' })],
  erasure: [one('astronaut', { mask: area([0.66, 0.0], [1, 0.0], [1, 0.42], [0.74, 0.42], [0.66, 0.3]) })],
  extend: [anew('rocket', { margins: { top: 0.15, right: 0.3, bottom: 0, left: 0.3 }, seed: 5 }), anew('lake', { margins: { top: 0.2, right: 0.25, bottom: 0.2, left: 0.25 }, seed: 6 })],
  'local-redraw': [one('rocket', { mask: area([0, 0], [1, 0], [1, 0.45], [0, 0.45]), prompt: '极光下的夜空', seed: 7 })],
  repair: [one('old-photo', { scale: '2' })],
  beauty: [one('officer'), one('astronaut')],
  makeup: [{ ...one('astronaut', { look: 'classic-red' }), ...HEAD }, one('officer', { look: 'daily' })],
  'face-swap': [{ photos: { photo: 'astronaut', face: 'mona-lisa' }, input: {} }],
  'clothes-change': [one('astronaut', { pattern: 'brocade', material: 'silk', colour: '#1f5f7a' }), one('officer', { pattern: 'houndstooth', material: 'wool' })],
  'dress-up': [{ ...one('astronaut', { items: ['flower-crown', 'pearls'] }), closeUp: [0.21, 0, 0.44] }, one('mona-lisa', { items: ['cat-eye', 'beret'] })],
  'product-on-model': [{ reframed: true, photos: { product: 'coffee', photo: 'astronaut' }, input: { category: 'beside' } }],
  'model-replace': [{ photos: { photo: 'astronaut', face: 'officer' }, input: { backdrop: 'warm' } }],
  avatar: [anew('astronaut', { look: 'cartoon' }), anew('officer', { look: 'pop', backdrop: 'pattern' }), anew('mona-lisa', { look: 'sticker', backdrop: 'ring' })],
  'photo-to-anime': [one('astronaut'), one('mona-lisa')],
  'manga-comic': [one('astronaut'), one('officer')],
  'warm-sun-comic': [one('astronaut'), one('mona-lisa')],
  'fingertip-comic': [one('astronaut'), one('officer')],
  human: portrait('blue', 'grey', 'film', 'mono'),
  'begonia-princess': portrait('moon-gate', 'garden', 'palace'),
  'dunhuang-goddess': portrait('mural', 'azure', 'gold'),
  'cherry-blossom': portrait('day', 'sunset', 'night'),
  'silk-road-dancer': portrait('desert', 'palace', 'moon'),
  qipao: portrait('calendar', 'parlour', 'blinds'),
  'hong-kong': portrait('neon', 'rain', 'film'),
  'modern-american': portrait('yearbook', 'diner', 'varsity'),
  'new-year-painted': portrait('plum', 'window', 'gold'),
  'new-year-children': portrait('lantern', 'candy', 'clouds'),
  'festive-sweet': portrait('balloons', 'ribbons', 'macaron'),
  halloween: portrait('pumpkins', 'castle', 'candles'),
  'scene-refresh': portrait('beach', 'city', 'autumn', 'stars'),
  'art-portrait': [anew('astronaut', { set: 'night', light: 'rim', grade: 'film', frame: 'film', seed: 500 }), anew('officer', { set: 'warm', light: 'window', frame: 'gold', seed: 501 })],
  'image-to-text': [one('coffee', { language: 'zh-Hans' })],
}
