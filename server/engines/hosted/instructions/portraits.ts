import type { portraits } from '#contract/generators/portraits.ts'
import { plain, recipesFor, samePerson, sentences, type Recipe, type Recipes } from './recipe.ts'

type PortraitId = keyof typeof portraits

/** What each theme dresses and places the person in; the variant says which set or light of it. */
const themes: Record<PortraitId, string> = {
  human: 'a classic photo studio portrait in their own clothes',
  'begonia-princess': 'an ancient Chinese princess in embroidered silk hanfu and hair ornaments, among begonia blossom',
  'dunhuang-goddess': 'a celestial figure of the Dunhuang murals with flowing ribbons and gold jewellery',
  'cherry-blossom': 'a portrait under cherry blossom in light spring clothes',
  'silk-road-dancer': 'a dancer of the Silk Road in a jewelled, veiled dance costume',
  qipao: 'a portrait in a qipao of old Shanghai, the 1930s',
  'hong-kong': 'a Hong Kong film still of the 1990s',
  'modern-american': 'an American retro portrait of the 1990s',
  'new-year-painted': 'a Chinese New Year portrait in red festive clothes, like a traditional painted print',
  'new-year-children': 'a cheerful Chinese New Year portrait in red festive clothes with lanterns and sweets',
  'festive-sweet': 'a sweet party portrait in festive clothes',
  halloween: 'a playful Halloween portrait in costume',
  'scene-refresh': 'a natural travel portrait in their own clothes',
}

const lettering = (title: string) =>
  title ? `Write the words "${title}" once, small and well set, near an edge.` : 'No text in the picture.'

const themed = (id: PortraitId): Recipe<PortraitId> => ({
  skill: 'edit',
  uses: ['photo', 'variant', 'size', 'lettering', 'title', 'seed'],
  words: ({ variant, title, lettering: lettered }) =>
    sentences(
      `Make ${themes[id]} of the person in this photo, photographed by a professional. Set and light: ${plain(variant)}.`,
      samePerson,
      'Half-length, looking natural, fine skin texture.',
      lettering(lettered ? title : ''),
    ),
})

const sets = {
  grey: 'a grey studio backdrop',
  warm: 'a warm studio backdrop',
  night: 'a city at night',
  blossom: 'blossoming branches',
  mural: 'an old painted mural',
  sky: 'an open sky',
  rose: 'roses',
  ink: 'a Chinese ink painting',
}
const lights = {
  soft: 'soft light',
  side: 'strong side light',
  rim: 'rim light from behind',
  window: 'light from a window',
  candle: 'candlelight',
}
const grades = {
  natural: 'natural colours',
  film: 'the colours of film',
  warm: 'warm colours',
  cool: 'cool colours',
  mono: 'black and white',
  faded: 'faded colours',
}
const frames = {
  none: '',
  white: 'A white frame around it.',
  film: 'A film strip frame around it.',
  gold: 'A golden frame around it.',
  polaroid: 'A Polaroid frame around it.',
}

export const portraitRecipes: Recipes<PortraitId | 'art-portrait'> = {
  ...recipesFor(Object.keys(themes) as PortraitId[], themed),
  'art-portrait': {
    skill: 'edit',
    uses: ['photo', 'set', 'light', 'grade', 'frame', 'size', 'title', 'seed'],
    words: ({ set, light, grade, frame, title }) =>
      sentences(
        'Make an artistic studio portrait of the person in this photo',
        `before ${sets[set]}, with ${lights[light]}, in ${grades[grade]}.`,
        samePerson,
        frames[frame],
        lettering(title),
      ),
  },
}
