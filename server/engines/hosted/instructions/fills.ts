import { sentences, type Recipes } from './recipe.ts'

/** Parts of a photo that are painted anew; everything else is put back by us. */
export const fills: Recipes<'local-redraw' | 'erasure' | 'extend'> = {
  'local-redraw': {
    skill: 'fill',
    uses: ['photo', 'mask', 'prompt', 'seed'],
    own: ({ prompt }) => prompt,
    words: (_input, own) => sentences(`${own}.`, 'It fits the light, perspective and style of the photo.'),
  },
  erasure: {
    skill: 'fill',
    uses: ['photo', 'mask'],
    words: () =>
      'Only the empty background that lies behind, continuing the surroundings without a seam. No new object, no person, no text.',
  },
  extend: {
    skill: 'fill',
    uses: ['photo', 'margins', 'seed'],
    words: () =>
      'The same scene continued naturally beyond its edges: same place, light, perspective and style. No border, no frame, no text.',
  },
}
