import { EngineError } from '../../engine.ts'
import { plainWords, withStyle } from '../../shared/prompt.ts'
import { all, type Recipes } from './recipe.ts'

/** A part of a photo drawn anew; every pixel outside of it stays. */
export const maskedRecipes: Recipes = {
  'local-redraw': {
    kind: 'masked',
    accepts: () => all('photo', 'mask', 'prompt', 'strength', 'seed'),
    plan: ({ photo, mask, prompt, strength, seed }) => ({ kind: 'masked', photo, mask, prompt: plainWords(prompt), denoise: strength, seed }),
  },
  'background-change': {
    kind: 'masked',
    accepts: () => ({ photo: true, backdrop: { options: ['prompt'] }, seed: true }),
    plan: ({ photo, backdrop, seed }) => {
      if (backdrop.kind === 'picture') throw new EngineError('engine-not-set-up', { kind: 'unsupported', cause: new Error('Backdrops of pictures are not passed on') })
      return { kind: 'masked', photo, mask: 'around-subject', prompt: withStyle(plainWords(backdrop.prompt), backdrop.style), denoise: 1, seed }
    },
  },
  erasure: {
    kind: 'masked',
    accepts: () => all('photo', 'mask'),
    plan: ({ photo, mask }) => ({
      kind: 'masked', photo, mask, prompt: 'empty background, nothing there, seamless continuation of the surroundings',
      negative: 'object, person, animal, text, logo', denoise: 1,
    }),
  },
  extend: {
    kind: 'extend',
    accepts: () => all('photo', 'margins', 'seed'),
    plan: ({ photo, margins, seed }) =>
      ({ kind: 'extend', photo, margins, seed, prompt: 'the scene goes on beyond the edges of the photo, same light and perspective', negative: 'frame, border, text' }),
  },
}
