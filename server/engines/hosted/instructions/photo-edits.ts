import { lookWords, techniqueWords, withStyle } from '../../shared/prompt.ts'
import { plain, samePerson, sentences, type Recipes } from './recipe.ts'

type EditId = 'picture-redraw' | 'sketch-render' | 'background-change' | 'clothes-change' | 'avatar' | 'dress-up'

const avatarLooks = {
  cartoon: 'a cartoon',
  anime: 'an anime drawing',
  sticker: 'a die-cut sticker with a white outline',
  watercolour: 'a watercolour',
  pop: 'pop art',
  line: 'a clean line drawing',
  pixel: 'pixel art',
  clay: 'a clay figure',
  oil: 'an oil painting',
}
const avatarGrounds = {
  gradient: 'a smooth colour gradient',
  ring: 'a plain ground with a coloured ring',
  pattern: 'a simple repeated pattern',
  sky: 'a sky',
  paper: 'textured paper',
  keep: undefined,
}
const garments = { upper: 'the upper garment', lower: 'the lower garment', whole: 'all the clothes' }

/** Photos that are changed as words say. */
export const photoEdits: Recipes<EditId> = {
  'picture-redraw': {
    skill: 'edit',
    uses: ['photo', 'technique', 'strength', 'seed'],
    words: ({ technique, strength }) =>
      sentences(
        `Redraw this whole picture as: ${techniqueWords[technique]}.`,
        'Keep the composition, the people and the things of the picture.',
        strength < 0.4
          ? 'Stay close to the photo, with a light touch of the technique.'
          : strength > 0.7 && 'Show the technique strongly, in every part.',
      ),
  },
  'sketch-render': {
    skill: 'edit',
    uses: ['photo', 'prompt', 'look', 'seed'],
    own: ({ prompt }) => prompt,
    words: ({ look }, own) =>
      sentences(
        `Colour and render this sketch as: ${lookWords[look]}.`,
        'Keep its lines, shapes and composition exactly; add no new objects.',
        own && `It shows: ${own}.`,
      ),
  },
  'background-change': {
    skill: 'edit',
    uses: ['photo', 'backdrop', 'seed'],
    own: ({ backdrop }) => (backdrop.kind === 'prompt' ? backdrop.prompt : ''),
    words: ({ backdrop }, own) =>
      sentences(
        backdrop.kind === 'prompt'
          ? `Replace only the background of this photo by: ${withStyle(own, backdrop.style)}.`
          : 'Replace only the background of the first picture by the place in the second picture.',
        'Keep the subject in the foreground exactly as it is, at the same place and size, with clean edges, and let the light fit.',
      ),
  },
  'clothes-change': {
    skill: 'edit',
    uses: ['photo', 'part', 'pattern', 'material', 'colour'],
    words: ({ part, pattern, material, colour }) =>
      sentences(
        `Change only ${garments[part]} of the person in this photo:`,
        `make them of ${pattern === 'plain' ? pattern : `${pattern} patterned`} ${material}${colour ? ` in the colour ${colour}` : ''}.`,
        'Keep their cut, folds and fit.',
        samePerson,
        'Pose and background stay exactly as they are.',
      ),
  },
  avatar: {
    skill: 'edit',
    uses: ['photo', 'look', 'backdrop', 'count', 'seed'],
    words: ({ look, backdrop }) =>
      sentences(
        `Make a square avatar of the person in this photo, head and shoulders, as ${avatarLooks[look]}.`,
        samePerson,
        avatarGrounds[backdrop] ? `The background is ${avatarGrounds[backdrop]}.` : "Keep the photo's background.",
        'No text.',
      ),
    ratio: () => '1:1',
  },
  'dress-up': {
    skill: 'edit',
    uses: ['photo', 'items', 'who'],
    words: ({ items, who }) =>
      sentences(
        `Put ${items.map((item) => plain(item)).join(' and ')} on ${who === 'everyone' ? 'everyone' : 'the largest person'} in this photo.`,
        'Their size, place and light are right.',
        samePerson,
        'Everything else stays exactly as it is.',
      ),
  },
}
