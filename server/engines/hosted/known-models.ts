import * as v from 'valibot'
import { ImageModelCard } from './image-model.ts'
import { openaiImages } from './providers/openai.ts'

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
    if (!known && !draws.test(id)) return []
    return [
      v.parse(
        ImageModelCard,
        known ?? { id, does: edits.test(id) ? ['words', 'edit'] : ['words'], seed: true, negative: 'negative_prompt' },
      ),
    ]
  })

/** The first listed model that sees pictures. */
export const chatModelIn = (ids: readonly string[]): string | undefined => ids.find((id) => sees.test(id) && !draws.test(id))
