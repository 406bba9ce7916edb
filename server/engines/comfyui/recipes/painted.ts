import { pixelsOf } from '#contract/generators/fields.ts'
import { plainWords, withChoices, withStyle, withWords } from '../../shared/prompt.ts'
import { type ComfyuiModel, heedsNegative } from '../model.ts'
import { colourWord } from './colour-words.ts'
import { type Accepts, all, type Recipes } from './recipe.ts'

const NEGATIVE_CHARACTERS = { max: 500 }

const withNegative = (model: ComfyuiModel): Accepts => (heedsNegative(model) ? { negative: NEGATIVE_CHARACTERS } : {})
/** High clarity is offered where the model's entry lets it grow that large. */
const withClarity = ({ largestSide }: ComfyuiModel): Accepts => {
  const { width, height } = pixelsOf('16:9', 'high')
  return { clarity: largestSide >= Math.max(width, height) ? true : { options: ['standard'] } }
}

const moods = { calm: 'calm', joyful: 'joyful', dreamy: 'dreamy', mysterious: 'mysterious' }
const coats = {
  orange: 'orange tabby', tabby: 'brown tabby', calico: 'calico', siamese: 'siamese', tuxedo: 'tuxedo', ragdoll: 'ragdoll', white: 'white', black: 'black',
  grey: 'grey', cream: 'cream', brown: 'brown',
}
const catPoses = { sitting: 'sitting', lying: 'lying down', walking: 'walking', face: 'looking at the viewer, close-up of the face' }
const catPlaces = {
  studio: 'in front of a plain studio backdrop', meadow: 'in a flower meadow', snow: 'in the snow', blossom: 'under cherry blossoms',
  autumn: 'among autumn leaves', night: 'on a quiet street at night',
}

const skins = { light: 'very fair skin', fair: 'fair skin', medium: 'olive skin', tan: 'tanned skin', brown: 'brown skin', dark: 'dark skin' }
const hairs = { long: 'long', bob: 'bob-cut', short: 'short', bun: 'tied-up', curly: 'curly' }
const modelPoses = {
  standing: 'standing, full body', walking: 'walking, full body', sitting: 'sitting, full body', half: 'half-length', portrait: 'head and shoulders',
}
const modelBackdrops = {
  studio: 'plain grey studio backdrop', warm: 'warm beige backdrop', blue: 'blue backdrop', city: 'city street', garden: 'garden', beach: 'beach',
}

export const paintedRecipes: Recipes = {
  'text-to-image': {
    kind: 'text',
    accepts: (model) => ({ ...all('prompt', 'style', 'size', 'count', 'seed'), ...withClarity(model), ...withNegative(model) }),
    plan: ({ prompt, style, size, clarity, count, negative, seed }) => ({
      kind: 'text', prompt: withStyle(plainWords(prompt), style), negative: plainWords(negative), size: pixelsOf(size, clarity), count, seed,
    }),
  },
  'text-to-image-pro': {
    kind: 'text',
    accepts: (model) => ({
      ...all('prompt', 'style', 'size', 'time', 'weather', 'season', 'palette', 'mood', 'framing', 'count', 'seed'), ...withClarity(model), ...withNegative(model),
    }),
    plan: ({ prompt, style, size, clarity, count, negative, seed, ...choices }) => ({
      kind: 'text', prompt: withStyle(withChoices(plainWords(prompt), choices), style), negative: plainWords(negative), size: pixelsOf(size, clarity), count, seed,
    }),
  },
  cats: {
    kind: 'text',
    accepts: () => all('coat', 'pose', 'place', 'mood', 'style', 'size', 'count', 'seed'),
    plan: ({ coat, pose, place, mood, style, size, count, seed }) => ({
      kind: 'text',
      prompt: withStyle(withWords(`a ${coats[coat]} cat ${catPoses[pose]}`, catPlaces[place], `${moods[mood]} mood`), style),
      size: pixelsOf(size, 'standard'),
      count,
      seed,
    }),
  },
  'model-generator': {
    kind: 'text',
    accepts: () => all('gender', 'skin', 'hair', 'outfit', 'outfitColour', 'hairColour', 'pose', 'backdrop', 'count', 'size', 'seed'),
    plan: ({ gender, skin, hair, outfit, outfitColour, hairColour, pose, backdrop, count, size, seed }) => ({
      kind: 'text',
      prompt: withWords(
        `professional fashion photo of a ${gender} model`, modelPoses[pose], skins[skin],
        `${hairs[hair]} ${hairColour ? `${colourWord(hairColour)} ` : ''}hair`,
        `wearing a ${outfitColour ? `${colourWord(outfitColour)} ` : ''}${outfit}`, modelBackdrops[backdrop], 'soft light, sharp focus',
      ),
      size: pixelsOf(size, 'standard'),
      count,
      seed,
    }),
  },
}
