import { pixelsOf } from '#contract/generators/fields.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { portraits } from '#contract/generators/portraits.ts'
import { filmWords } from '../../shared/film-words.ts'
import { plainWords, withWords } from '../../shared/prompt.ts'
import { colourWord } from './colour-words.ts'
import { all, type Recipe, type Recipes } from './recipe.ts'

type PortraitId = keyof typeof portraits
interface Theme<Id extends PortraitId> {
  words: string
  variants: Record<GeneratorInput<Id>['variant'], string>
}

const themes: { [Id in PortraitId]: Theme<Id> } = {
  human: {
    words: 'professional studio portrait',
    variants: {
      grey: 'grey backdrop', blue: 'blue backdrop', white: 'white backdrop', mono: 'black and white photograph', film: 'film photograph', window: 'window light',
    },
  },
  'begonia-princess': {
    words: 'Tang dynasty princess in ornate hanfu among begonia flowers',
    variants: { 'moon-gate': 'at a moon gate', garden: 'in a garden', palace: 'in a palace', moonlit: 'in moonlight' },
  },
  'dunhuang-goddess': {
    words: 'Dunhuang flying apsara, flowing silk ribbons, gold jewellery',
    variants: { mural: 'in front of an ancient mural', azure: 'azure blue', gold: 'golden', cinnabar: 'cinnabar red' },
  },
  'cherry-blossom': {
    words: 'portrait under cherry blossoms',
    variants: { day: 'in daylight', sunset: 'at sunset', night: 'at night with lanterns', painted: 'soft painted look' },
  },
  'silk-road-dancer': {
    words: 'Silk Road dancer, veils and gold coins',
    variants: { desert: 'in the desert', palace: 'in a palace', moon: 'under a full moon', tent: 'in a tent with carpets' },
  },
  qipao: {
    words: 'portrait in an embroidered qipao, Shanghai in the 1930s',
    variants: { calendar: 'vintage calendar poster', parlour: 'in a parlour', blinds: 'light through blinds', jade: 'jade green' },
  },
  'hong-kong': {
    words: 'Hong Kong film of the 1990s',
    variants: { neon: 'neon signs', rain: 'rainy street', film: 'film grain', teahouse: 'in a teahouse' },
  },
  'modern-american': {
    words: 'American portrait of the 1990s',
    variants: { yearbook: 'yearbook photo', diner: 'in a diner', varsity: 'varsity jacket', laser: 'laser backdrop', roadtrip: 'on a road trip' },
  },
  'new-year-painted': {
    words: 'Chinese New Year, festive red dress, painted look',
    variants: { plum: 'plum blossoms', window: 'paper-cut window', gold: 'golden', couplets: 'red couplets' },
  },
  'new-year-children': {
    words: 'Chinese New Year portrait in a red jacket',
    variants: { lantern: 'lanterns', candy: 'candied fruit', clouds: 'auspicious clouds', garden: 'festive garden' },
  },
  'festive-sweet': {
    words: 'sweet party portrait',
    variants: { balloons: 'balloons', ribbons: 'ribbons', macaron: 'macaron colours', red: 'red' },
  },
  halloween: {
    words: 'Halloween portrait in costume',
    variants: { pumpkins: 'pumpkins', castle: 'haunted castle', candles: 'candles', woods: 'dark woods' },
  },
  'scene-refresh': {
    words: 'portrait',
    variants: {
      beach: 'at the beach', snow: 'in the snow', forest: 'in a forest', city: 'in the city', autumn: 'among autumn leaves', stars: 'under the stars',
      lake: 'at a lake', desert: 'in the desert', meadow: 'in a meadow', cafe: 'in a café',
    },
  },
}

/** A face that stays the person's needs nodes that are not stock, so the operator's workflow decides how. */
const KEPT = 0.6

function portrait<Id extends PortraitId>(id: Id): Recipe<Id> {
  const { words, variants } = themes[id]
  return {
    kind: 'portrait',
    needsWorkflow: true,
    accepts: () => all('photo', 'variant', 'size', 'seed'),
    plan: ({ photo, variant, size, seed }) => ({
      // The variants of the theme's own generator.
      kind: 'portrait', photo, prompt: withWords(words, variants[variant as keyof typeof variants]), size: pixelsOf(size, 'standard'), denoise: KEPT, seed,
    }),
  }
}

const parts = { upper: 'top', lower: 'trousers', whole: 'outfit' }

/**
 * What stock nodes cannot do honestly: keep a face while all around it changes, dye one garment of several, or film. Offered with an
 * operator's own workflow alone.
 */
export const withWorkflowRecipes: Recipes = {
  human: portrait('human'),
  'begonia-princess': portrait('begonia-princess'),
  'dunhuang-goddess': portrait('dunhuang-goddess'),
  'cherry-blossom': portrait('cherry-blossom'),
  'silk-road-dancer': portrait('silk-road-dancer'),
  qipao: portrait('qipao'),
  'hong-kong': portrait('hong-kong'),
  'modern-american': portrait('modern-american'),
  'new-year-painted': portrait('new-year-painted'),
  'new-year-children': portrait('new-year-children'),
  'festive-sweet': portrait('festive-sweet'),
  halloween: portrait('halloween'),
  'scene-refresh': portrait('scene-refresh'),
  'img-to-video': {
    kind: 'film',
    needsWorkflow: true,
    accepts: () => all('photo', 'prompt', 'move', 'life', 'seconds', 'ratio', 'resolution', 'seed'),
    plan: ({ photo, prompt, move, life, seconds, ratio, resolution, seed }) => ({ kind: 'film', photo, prompt: filmWords({ prompt: plainWords(prompt), move, life }), seconds, ratio, resolution, seed }),
  },
  'clothes-change': {
    kind: 'photo',
    needsWorkflow: true,
    accepts: () => all('photo', 'part', 'pattern', 'material', 'colour'),
    plan: ({ photo, part, pattern, material, colour }) =>
      ({ kind: 'photo', photo, prompt: withWords(`wearing a ${colour ? `${colourWord(colour)} ` : ''}${pattern} ${material} ${parts[part]}`), denoise: 1 }),
  },
}
