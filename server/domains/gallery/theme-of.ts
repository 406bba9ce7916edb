import type { SquareTheme } from '#contract/endpoints/gallery-choices.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import type { StoredDescription } from './stored-description.ts'

/** What a generator's works are about, whatever was asked of it; the others go by what was asked, or by their category. */
const ofGenerators: Readonly<Record<string, SquareTheme>> = {
  cats: 'animals',
  'photo-to-anime': 'anime',
  'manga-comic': 'anime',
  'warm-sun-comic': 'anime',
  'fingertip-comic': 'anime',
  qipao: 'chinese',
  'dunhuang-goddess': 'chinese',
  'silk-road-dancer': 'chinese',
  'begonia-princess': 'chinese',
  halloween: 'festival',
  'festive-sweet': 'festival',
  'new-year-children': 'festival',
  'new-year-painted': 'festival',
  'product-on-model': 'product',
  beauty: 'portrait',
  makeup: 'portrait',
  'face-swap': 'portrait',
  'clothes-change': 'portrait',
  'dress-up': 'portrait',
  'model-replace': 'portrait',
  'model-generator': 'portrait',
}

/** What is understood of a prompt, the most telling first. */
const ofUnderstood: readonly (readonly [theme: SquareTheme, slot: string, values: readonly string[]])[] = [
  ['animals', 'subject', [
    'cat', 'dog', 'fox', 'rabbit', 'deer', 'bird', 'whale', 'fish', 'horse', 'butterfly', 'panda', 'bear', 'lion', 'tiger', 'koi', 'jellyfish', 'turtle',
    'chick', 'chicken', 'octopus', 'shark', 'dolphin', 'camel', 'pig', 'zebra', 'giraffe', 'monkey', 'wolf', 'squirrel', 'cow', 'penguin', 'elephant', 'sheep',
  ]],
  ['sci-fi', 'subject', ['astronaut', 'robot', 'rocket', 'spaceship', 'ufo']],
  ['sci-fi', 'scene', ['galaxy']],
  ['festival', 'subject', ['lantern', 'pumpkin', 'snowman']],
  ['chinese', 'style', ['ink']],
  ['chinese', 'scene', ['inkwash', 'old-town']],
  ['anime', 'style', ['cartoon', 'pixel']],
  ['portrait', 'scene', ['portrait']],
  ['portrait', 'subject', ['person']],
  ['flowers', 'subject', ['flower']],
  ['flowers', 'scene', ['blossom', 'meadow']],
  ['city', 'scene', ['city']],
  ['abstract', 'scene', ['abstract', 'pattern']],
  ['landscape', 'scene', ['alpine', 'seascape', 'forest', 'desert', 'waterfall', 'cloud-sea', 'winter', 'underwater', 'pond']],
]

/** Words of prompts, for models that tell nothing of what they understood. A Latin word counts from its beginning. */
const ofWords: readonly (readonly [theme: SquareTheme, words: RegExp])[] = [
  ['animals', /[猫貓狗犬狐兔鹿鸟鳥鲸鯨]|\b(cats?|dogs?|fox|puppy|kitten|bird|rabbit|deer|animal|gat[oa]|perr[oa]|zorro|chat|chien|renard)/i],
  ['festival', /[节節]日|灯笼|燈籠|烟花|煙火|花火|\b(festival|fireworks|lantern|christmas|halloween|navidad|noël)/i],
  ['chinese', /水墨|国风|國風|汉服|漢服|工笔|\b(ink wash|hanfu|guofeng|sumi-e)/i],
  ['anime', /动漫|動漫|二次元|漫画|漫畫|アニメ|\b(anime|manga|cartoon)/i],
  ['portrait', /人像|肖像|女孩|男孩|少女|美女|ポートレート|\b(portrait|girl|boy|woman|man|retrato|femme|homme|mujer)\b/i],
  ['product', /产品|產品|商品|\b(product|packshot|producto|produit)\b/i],
  ['flowers', /花|\b(flowers?|blossom|rose|flores|fleurs?)\b/i],
  ['sci-fi', /科幻|太空|星云|星雲|宇宙|机器人|ロボット|\b(sci-?fi|space|galaxy|nebula|robot|spaceship|espacio|espace)\b/i],
  ['city', /城市|都市|街|\b(city|street|skyline|neon|ciudad|ville)\b/i],
  ['abstract', /抽象|\babstra[ci]t/i],
  ['landscape', /山|海|湖|森林|沙漠|风景|風景|\b(mountain|sea|lake|forest|desert|landscape|sunset|montaña|paisaje|paysage|montagne)/i],
]

interface Told {
  generator: string
  description: Pick<StoredDescription, 'input' | 'understood'>
}

/** The theme of a work by what made it, by what was understood of its prompt, or by the prompt's words; undefined where nothing tells. */
export function themeOf({ generator, description: { input, understood = [] } }: Told): SquareTheme | undefined {
  const known = ofGenerators[generator]
  if (known) return known
  const heard = ofUnderstood.find(([, slot, values]) => understood.some((part) => part.slot === slot && values.includes(part.value)))
  if (heard) return heard[0]
  const prompt = input['prompt']
  const said = typeof prompt === 'string' ? ofWords.find(([, words]) => words.test(prompt)) : undefined
  if (said) return said[0]
  return findGenerator(generator)?.category === 'portrait' ? 'portrait' : undefined
}
