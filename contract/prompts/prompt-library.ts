/** What prompts are about, in the order of the page. */
export const promptThemes = ['mountains', 'sea', 'flowers', 'city', 'towns', 'pets', 'animals', 'people', 'space', 'tales', 'table', 'patterns'] as const
export type PromptTheme = (typeof promptThemes)[number]

type Size = '1:1' | '4:3' | '3:4'

/** A prompt of the library by what no language changes; its words are in words/, its picture in public/prompts/<id>.webp. */
interface LibraryPrompt {
  id: string
  theme: PromptTheme
  /** The picture's: its sides, and the seed it was painted with. */
  size: Size
  seed: number
}

/** `ids` with one letter for the size: w(ide), t(all), s(quare). */
const sizes: Record<string, Size> = { w: '4:3', t: '3:4', s: '1:1' }

const of = <const Ids extends readonly string[]>(theme: PromptTheme, shapes: string, ...ids: Ids) =>
  ids.map((id, at) => ({ id: id as Ids[number], theme, size: sizes[shapes[at]!]!, seed: 700 + at }))

/** The library: ten prompts of each theme. */
export const promptLibrary = [
  ...of(
    'mountains',
    'wwwwtwttww',
    'mirror-lake', 'golden-peaks', 'aurora-cabin', 'autumn-range', 'volcano-night', 'sea-of-clouds', 'forest-falls',
    'forest-path', 'desert-camels', 'camp-by-lake',
  ),
  ...of(
    'sea',
    'wwtwwwwtww',
    'calm-sail', 'storm-waves', 'lighthouse-dusk', 'tropical-beach', 'grey-whale', 'coral-reef', 'sea-turtle',
    'jellyfish-glow', 'dolphins-dawn', 'watercolour-bay',
  ),
  ...of(
    'flowers',
    'twwwwwttsw',
    'cherry-path', 'lavender-field', 'sunflower-noon', 'tulip-windmill', 'poppy-oil', 'wheat-dusk', 'wisteria-hang',
    'autumn-woods', 'lotus-koi', 'butterfly-field',
  ),
  ...of(
    'city',
    'twwtwwtwsw',
    'neon-rain', 'blue-hour', 'city-above', 'city-fireworks', 'snow-street', 'red-sports-car', 'city-bus',
    'ferris-wheel', 'pixel-city', 'quiet-cafe',
  ),
  ...of(
    'towns',
    'tttwtttwtt',
    'ink-peaks', 'ink-pines', 'ink-moon', 'water-town', 'lantern-street', 'snow-palace', 'kyoto-dusk', 'red-torii',
    'venice-canal', 'old-square',
  ),
  ...of(
    'pets',
    'stwstwttss',
    'orange-cat-sun', 'white-cat-blossom', 'cat-sofa', 'siamese-portrait', 'tuxedo-snow', 'golden-retriever', 'husky-snow',
    'shiba-autumn', 'dalmatian-portrait', 'spring-rabbit',
  ),
  ...of(
    'animals',
    'stsswwwwst',
    'winter-fox', 'deer-mist', 'panda-bamboo', 'tiger-portrait', 'lion-sunflowers', 'elephants-dusk', 'giraffe-flowers',
    'penguins-ice', 'owl-portrait', 'snow-wolf',
  ),
  ...of(
    'people',
    'tttttttttt',
    'hanfu-garden', 'qipao-lady', 'scholar-girl', 'guitar-boy', 'astronaut-portrait', 'chef-portrait',
    'doctor-portrait', 'knight-portrait', 'grandma-scarf', 'summer-hat',
  ),
  ...of(
    'space',
    'wwtswssttw',
    'blue-nebula', 'ringed-world', 'desert-stars', 'blue-earth', 'red-mars', 'black-hole', 'jupiter', 'rocket-up',
    'ufo-field', 'spaceship-nebula',
  ),
  ...of(
    'tales',
    'twttwwswtw',
    'castle-rainbow', 'dragon-clouds', 'unicorn-forest', 'phoenix-dawn', 'balloons-dawn', 'snowman-village',
    'pumpkin-night', 'steam-train', 'sky-lanterns', 'robot-garden',
  ),
  ...of(
    'table',
    'swssssssts',
    'green-tea', 'morning-coffee', 'fruit-bowl', 'strawberry-cake', 'birthday-candles', 'sushi-plate', 'ramen-bowl',
    'watermelon-summer', 'wine-roses', 'bubble-tea',
  ),
  ...of(
    'patterns',
    'ssswsstsss',
    'gold-marble', 'seigaiha-blue', 'porcelain-blue', 'floral-rose', 'paper-waves', 'bauhaus-shapes', 'ink-strokes',
    'fluid-neon', 'moroccan-tile', 'terrazzo-soft',
  ),
] as const satisfies readonly LibraryPrompt[]

export type PromptId = (typeof promptLibrary)[number]['id']
export const promptIds = promptLibrary.map(({ id }) => id)
/** The prompts in one language. */
export type PromptWords = Record<PromptId, string>
