import type { ImageStyle } from '#contract/generators/fields.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'

/** What servers and their nodes obey inside a prompt instead of painting it; words that mean something without it stay. */
const commands: readonly (readonly [RegExp, string])[] = [
  [/<sd_cpp_extra_args>[\s\S]*?(<\/sd_cpp_extra_args>|$)/gi, ''],
  [/<\/?sd_cpp_extra_args>/gi, ''],
  // <lora:file:0.8>, <hypernet:…>, and whatever else is called by a name and a colon.
  [/<\s*[\w-]+\s*:[^>]*(>|$)/g, ''],
  [/\bembedding\s*:\s*/gi, ''],
  // {a|b}: one of them by chance.
  [/[{}|]/g, ' '],
]

/** A person's words without what servers obey in prompts: in the end, words to paint and nothing else. */
export function plainWords(text: string): string {
  let plain = text.toWellFormed().replace(/\p{Cc}/gu, ' ')
  // Again until nothing is left: what is taken out may have hidden something.
  for (let before = ''; before !== plain; ) {
    before = plain
    for (const [command, instead] of commands) plain = plain.replace(command, instead)
  }
  return plain.replace(/\s+/g, ' ').trim()
}

/** Families whose text encoders were trained on more than English. */
const ANY_LANGUAGE = /qwen|z[-_ ]?image|hunyuan|kolors|cogview|wan\d/i

/** Whether a model of that name takes prompts in English alone, as most do. */
export const readsEnglishAlone = (model: string) => !ANY_LANGUAGE.test(model)

const styleWords: Record<ImageStyle, string> = {
  auto: '',
  photo: 'photograph, natural light, sharp focus',
  oil: 'oil painting, visible brush strokes, canvas texture',
  watercolour: 'watercolor painting, soft washes, paper texture',
  pencil: 'pencil drawing, graphite, fine hatching',
  ink: 'Chinese ink wash painting, sumi-e, rice paper',
  cartoon: 'cartoon illustration, clean outlines, flat colors',
  lowpoly: 'low poly art, geometric facets',
  pixel: 'pixel art, 16-bit, limited palette',
}

/** A prompt with words added that describe it further; empty ones are left out. */
export const withWords = (prompt: string, ...words: readonly string[]) => [prompt, ...words].filter(Boolean).join(', ')

/** A prompt in the style that was chosen, in words that models know. */
export const withStyle = (prompt: string, style: ImageStyle) => withWords(prompt, styleWords[style])

type Choices = Pick<GeneratorInput<'text-to-image-pro'>, 'time' | 'weather' | 'season' | 'palette' | 'mood' | 'framing'>

const choiceWords: { [C in keyof Choices]: Record<Choices[C], string> } = {
  time: { auto: '', dawn: 'at dawn', day: 'in daylight', sunset: 'at sunset', night: 'at night' },
  weather: { auto: '', clear: 'clear sky', cloudy: 'cloudy sky', mist: 'mist', rain: 'rain', snow: 'falling snow', aurora: 'aurora borealis' },
  season: { auto: '', spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter' },
  palette: {
    auto: '', natural: 'natural colors', warm: 'warm colors', cool: 'cool colors', pastel: 'pastel colors', vivid: 'vivid colors', mono: 'monochrome',
    neon: 'neon colors', gold: 'golden tones', rose: 'rose tones', jade: 'jade green tones',
  },
  mood: { auto: '', calm: 'calm mood', dramatic: 'dramatic mood', dreamy: 'dreamy mood', joyful: 'joyful mood', mysterious: 'mysterious mood' },
  framing: { auto: '', close: 'close-up', medium: 'medium shot', wide: 'wide shot' },
}

/** A prompt with what the form of text-to-image-pro adds to it. */
export function withChoices(prompt: string, input: Choices): string {
  const { time, weather, season, palette, mood, framing } = input
  const words = choiceWords
  return withWords(prompt, words.framing[framing], words.time[time], words.season[season], words.weather[weather], words.palette[palette], words.mood[mood])
}

/** The techniques of picture-redraw as prompts. */
export const techniqueWords: Record<GeneratorInput<'picture-redraw'>['technique'], string> = {
  oil: styleWords.oil,
  watercolour: styleWords.watercolour,
  pencil: styleWords.pencil,
  ink: styleWords.ink,
  cartoon: styleWords.cartoon,
  gouache: 'gouache painting, opaque matte colors',
  charcoal: 'charcoal drawing, smudged shading',
  papercut: 'papercut art, layered colored paper',
  'stained-glass': 'stained glass window, lead lines, glowing colors',
  pointillism: 'pointillism, painting of small dots of color',
  mosaic: 'mosaic of small tiles',
  lowpoly: styleWords.lowpoly,
  pixel: styleWords.pixel,
}

/** The looks of sketch-render as prompts. */
export const lookWords: Record<GeneratorInput<'sketch-render'>['look'], string> = {
  watercolour: styleWords.watercolour,
  flat: 'flat illustration, clean shapes, solid colors',
  cel: 'cel shaded anime illustration, clean line art',
  oil: styleWords.oil,
  clay: 'clay model, soft studio light, 3D render',
}
