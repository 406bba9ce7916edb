import { withChoices } from '../../shared/prompt.ts'
import { plain, type Recipes } from './recipe.ts'

export const fromWords: Recipes<'text-to-image' | 'text-to-image-pro' | 'cats' | 'model-generator'> = {
  'text-to-image': {
    skill: 'words',
    uses: ['prompt', 'style', 'size', 'clarity', 'count', 'negative', 'seed'],
    own: ({ prompt }) => prompt,
    words: (_input, own) => own,
  },
  'text-to-image-pro': {
    skill: 'words',
    uses: [
      'prompt',
      'negative',
      'style',
      'size',
      'time',
      'weather',
      'season',
      'palette',
      'mood',
      'framing',
      'clarity',
      'count',
      'seed',
    ],
    own: ({ prompt }) => prompt,
    words: (input, own) => withChoices(own, input),
  },
  cats: {
    skill: 'words',
    uses: ['coat', 'pose', 'place', 'mood', 'style', 'size', 'count', 'seed'],
    words: ({ coat, pose, place, mood }) => {
      const how = pose === 'face' ? 'its face close up' : pose
      const where = {
        studio: 'in a photo studio',
        meadow: 'in a meadow',
        snow: 'in the snow',
        blossom: 'under cherry blossom',
        autumn: 'among autumn leaves',
        night: 'at night',
      }
      return `One ${coat} cat, ${how}, ${where[place]}, ${mood} mood`
    },
  },
  'model-generator': {
    skill: 'words',
    uses: ['gender', 'skin', 'hair', 'outfit', 'outfitColour', 'hairColour', 'pose', 'backdrop', 'count', 'size', 'seed'],
    words: ({ gender, skin, hair, outfit, outfitColour, hairColour, pose, backdrop }) => {
      const place = {
        studio: 'a grey studio backdrop',
        warm: 'a warm beige studio backdrop',
        blue: 'a blue studio backdrop',
        city: 'a city street',
        garden: 'a garden',
        beach: 'a beach',
      }
      const view = {
        standing: 'standing, full body',
        walking: 'walking, full body',
        sitting: 'sitting',
        half: 'half-length',
        portrait: 'head and shoulders',
      }
      const hairWords = `${plain(hair)} hair${hairColour ? ` of the colour ${hairColour}` : ''}`
      const wears = `a ${plain(outfit)}${outfitColour ? ` of the colour ${outfitColour}` : ''}`
      const model = `one adult ${gender} model with ${skin} skin and ${hairWords}, wearing ${wears}`
      return `Fashion photograph of ${model}, ${view[pose]}, before ${place[backdrop]}, natural anatomy, even light`
    },
  },
}
