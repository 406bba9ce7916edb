import type { Gender } from './entities.ts'
import type { GeneratorId, GeneratorInput } from './generators/generators.ts'

export const templateGroups = ['studio', 'period', 'scene', 'festive', 'drawn', 'moving'] as const
type TemplateGroup = (typeof templateGroups)[number]

/** What can be made of a person's double with one press: a generator with its settings. */
export interface PhotoTemplate {
  id: string
  generator: GeneratorId
  group: TemplateGroup
  /** Everything but the photo. */
  input: Readonly<Record<string, unknown>>
  /** The setting that names it, with the words of '<field>.<value>' and the picture of that choice. */
  named: { field: string; value: string }
  /** Whom it is shown first to; absent: everybody alike. */
  suits?: Exclude<Gender, 'other'>
}

type Settings<G extends GeneratorId> = Partial<Omit<GeneratorInput<G>, 'photo'>>

/** One template for each value of a field of the generator's. */
function each<G extends GeneratorId, F extends string & keyof Settings<G>>(
  generator: G,
  field: F,
  values: readonly (string & Settings<G>[F])[],
  { group, suits, input }: Pick<PhotoTemplate, 'group' | 'suits'> & { input?: Settings<G> },
): PhotoTemplate[] {
  return values.map((value) => ({
    id: `${generator}.${value}`,
    generator,
    group,
    input: { ...input, [field]: value },
    named: { field, value },
    ...(suits && { suits }),
  }))
}

/** In the order shown. */
export const photoTemplates: readonly PhotoTemplate[] = [
  ...each('human', 'variant', ['grey', 'blue', 'film', 'mono', 'window', 'white'], { group: 'studio' }),
  ...each('modern-american', 'variant', ['yearbook', 'varsity', 'diner'], { group: 'studio' }),
  ...each('begonia-princess', 'variant', ['moon-gate', 'garden', 'palace'], { group: 'period', suits: 'female' }),
  ...each('dunhuang-goddess', 'variant', ['azure', 'mural'], { group: 'period', suits: 'female' }),
  ...each('qipao', 'variant', ['calendar', 'parlour'], { group: 'period', suits: 'female' }),
  ...each('silk-road-dancer', 'variant', ['desert', 'moon'], { group: 'period', suits: 'female' }),
  ...each('hong-kong', 'variant', ['neon', 'film', 'teahouse'], { group: 'scene' }),
  ...each('scene-refresh', 'variant', ['beach', 'city', 'autumn', 'stars'], { group: 'scene' }),
  ...each('cherry-blossom', 'variant', ['day', 'night'], { group: 'scene' }),
  ...each('new-year-painted', 'variant', ['plum', 'gold'], { group: 'festive' }),
  ...each('festive-sweet', 'variant', ['red', 'ribbons'], { group: 'festive', suits: 'female' }),
  ...each('halloween', 'variant', ['castle', 'candles'], { group: 'festive' }),
  ...each('avatar', 'look', ['cartoon', 'anime', 'watercolour', 'oil', 'line', 'clay'], { group: 'drawn', input: { count: 1 } }),
  ...each('img-to-video', 'life', ['breath', 'light', 'petals', 'snow'], { group: 'moving', input: { move: 'push', strength: 0.5, seconds: 4 } }),
]

export const findTemplate = (id: string): PhotoTemplate | undefined => photoTemplates.find((template) => template.id === id)
