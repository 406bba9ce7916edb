import { lookWords, plainWords, techniqueWords, withWords } from '../../shared/prompt.ts'
import { all, type Recipes } from './recipe.ts'

const avatarLooks = {
  cartoon: 'cartoon', anime: 'anime', sticker: 'sticker with a white outline', watercolour: 'watercolour', pop: 'pop art', line: 'line art', pixel: 'pixel art',
  clay: 'clay figure', oil: 'oil painting',
}

const comics = {
  'photo-to-anime': 'anime illustration, clean lines, cel shading',
  'manga-comic': 'manga drawing, screentone shading, ink lines',
  'warm-sun-comic': 'warm comic illustration, golden sunlight, soft colours',
  'fingertip-comic': 'delicate comic illustration, fine lines, pastel colours',
}

/** Above this a photo loses its composition, and people their likeness. */
const MOST_DENOISE = 0.7
/** Below this nothing changes that anybody would see. */
const LEAST_DENOISE = 0.3
const denoiseOf = (strength: number) => LEAST_DENOISE + (MOST_DENOISE - LEAST_DENOISE) * strength
/** People stay recognisable, as far as a model without a network for faces can keep them. */
const PORTRAIT_DENOISE = 0.5

const comic = (look: string) => ({
  kind: 'photo' as const,
  accepts: () => all('photo', 'seed'),
  plan: ({ photo, seed }: { photo: string; seed?: number | undefined }) =>
    ({ kind: 'photo' as const, photo, prompt: withWords(look, 'portrait'), denoise: PORTRAIT_DENOISE, seed }),
})

/** A photo drawn anew as a whole. */
export const redrawnRecipes: Recipes = {
  'picture-redraw': {
    kind: 'photo',
    accepts: () => all('photo', 'technique', 'strength', 'seed'),
    plan: ({ photo, technique, strength, seed }) => ({ kind: 'photo', photo, prompt: techniqueWords[technique], denoise: denoiseOf(strength), seed }),
  },
  'sketch-render': {
    kind: 'sketch',
    accepts: () => all('photo', 'prompt', 'look', 'lines', 'seed'),
    plan: ({ photo, prompt, look, lines, seed }) => ({ kind: 'sketch', photo, prompt: withWords(plainWords(prompt), lookWords[look], 'fully coloured'), lines, seed }),
  },
  avatar: {
    kind: 'photo',
    accepts: () => ({ ...all('photo', 'look', 'count', 'seed'), backdrop: { options: ['keep'] } }),
    plan: ({ photo, look, count, seed }) =>
      ({ kind: 'photo', photo, prompt: withWords(`${avatarLooks[look]} avatar`, 'head and shoulders portrait'), denoise: PORTRAIT_DENOISE, count, seed }),
  },
  'photo-to-anime': comic(comics['photo-to-anime']),
  'manga-comic': comic(comics['manga-comic']),
  'warm-sun-comic': comic(comics['warm-sun-comic']),
  'fingertip-comic': comic(comics['fingertip-comic']),
}
