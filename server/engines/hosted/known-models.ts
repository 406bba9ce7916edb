import * as v from 'valibot'
import { ratios } from '#contract/generators/fields.ts'
import { ImageModelCard } from './image-model.ts'
import { openaiImages } from './providers/openai.ts'
import { SpeechModelCard } from './speech/speech-model.ts'
import { VideoModelCard } from './videos/video-model.ts'

/** Families of open image models, as servers name them. */
const draws = new RegExp(
  [
    'flux', 'stable-?diffusion', 'sdxl', 'sd-?[13]', 'sd-cpp', 'qwen-?image',
    'z-image', 'hunyuan-?image', 'hidream', 'kolors', 'pixart', 'sana',
    'chroma', 'auraflow', 'lumina', 'cogview', 'omnigen', 'dreamshaper',
    'gpt-image', 'image-?gen',
  ].join('|'),
  'i',
)
/** Those of them that change photos by words. */
const edits = /kontext|edit|omnigen/i
/** Families that see pictures. */
const sees = /(^|[^a-z])vl([^a-z]|$)|vision|llava|pixtral|minicpm-v|internvl|gemma-?[3-9]|gpt-(4o|4\.1|5|6)|moondream|smolvlm/i

/** The image models among those that an address lists: OpenAI's own as they are, open ones by the name of their family. */
export const imageModelsIn = (ids: readonly string[]): ImageModelCard[] =>
  ids.flatMap((id) => {
    const known = openaiImages.find((model) => model.id === id)
    if (!known && (!draws.test(id) || films.test(id))) return []
    return [
      v.parse(
        ImageModelCard,
        known ?? { id, does: edits.test(id) ? ['words', 'edit'] : ['words'], seed: true, negative: 'negative_prompt' },
      ),
    ]
  })

/** Families of open models of films, and of those that speak. */
const films = /hunyuan-?video|ltx|cogvideo|wan-?[2-9]|mochi|sora|[it]2v|(^|[^a-z])video/i
const speaks = /tts|kokoro|orpheus|cosyvoice|chatterbox|(^|[^a-z])speech/i

/** What is said of a model of films at an address that says no more of it. */
export const addressVideo = { seconds: { from: 4, to: 8, step: 1 }, ratios: [...ratios], resolutions: ['720p' as const], seed: true }

/** The models of films among those that an address lists; the name tells of those that want a photo, or take none. */
export const videoModelsIn = (ids: readonly string[]): VideoModelCard[] =>
  ids.flatMap((id) => {
    if (!films.test(id)) return []
    const does = /(^|[^t])i2v/i.test(id) ? ['photo' as const] : /(^|[^i])t2v/i.test(id) ? ['words' as const] : undefined
    return [v.parse(VideoModelCard, { ...addressVideo, id, ...(does && { does }), english: !/wan|hunyuan|qwen/i.test(id) })]
  })

/** The models that speak among those that an address lists. */
export const speechModelsIn = (ids: readonly string[]): SpeechModelCard[] => ids.flatMap((id) => (speaks.test(id) ? [v.parse(SpeechModelCard, { id })] : []))

/** The first listed model that sees pictures. */
export const chatModelIn = (ids: readonly string[]): string | undefined => ids.find((id) => sees.test(id) && !draws.test(id) && !films.test(id))
