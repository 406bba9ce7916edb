import { ratios } from '#contract/generators/fields.ts'
import { offerId, type FieldSupport, type Model, type Offer } from '../offer.ts'
import type { GeneratorId } from '#contract/generators/generators.ts'
import type { ImageModelCard } from './image-model.ts'
import { pictureRecipes } from './instructions/recipes.ts'
import { HIGH_PIXELS } from './sizes.ts'

const PICTURE_MS = 5 * 60_000
const TEXT_MS = 90_000

/** What all offers of an engine have in common. */
export interface Shop {
  engine: string
  stays: boolean
}

/** What a model is offered for: every generator that asks for what it can do. */
export function pictureOffers(card: ImageModelCard, shop: Shop): Offer[] {
  return pictureRecipes
    .filter(([, { skill }]) => card.does.includes(skill))
    .map(([generator, { uses }]) => {
      const fields = uses.flatMap((field) => {
        const support = supportOf(generator, field, card)
        return support ? [[field, support] as const] : []
      })
      const offer = offerOf(shop, modelOf(card), generator, Object.fromEntries(fields), PICTURE_MS)
      return card.english ? { ...offer, reads: 'english' } : offer
    })
}

/** What a chat model that sees is offered for. */
export const chatOffers = (id: string, shop: Shop): Offer[] => [
  offerOf(shop, { id, name: id }, 'image-to-text', { photo: true, language: true }, TEXT_MS),
]

export function offerOf(
  { engine, stays }: Shop,
  model: Model,
  generator: GeneratorId,
  accepts: Offer['accepts'],
  timeLimitMs: number,
): Offer {
  return { id: offerId(engine, model.id, generator), engine, generator, model, accepts, lane: engine, timeLimitMs, stays }
}

export function modelOf({ id, name = id, about, homepage, licence }: Pick<ImageModelCard, 'id' | 'name' | 'about' | 'homepage' | 'licence'>): Model {
  return {
    id,
    name,
    ...(about !== undefined && { about: { text: about } }),
    ...(homepage !== undefined && { homepage }),
    ...(licence !== undefined && { licence }),
  }
}

/** How a model uses a field; undefined where it does not. */
function supportOf(generator: GeneratorId, field: string, card: ImageModelCard): FieldSupport | undefined {
  const { sizes, longestPrompt, negative, seed, photos, high } = card
  switch (field) {
    case 'prompt':
      return { max: longestPrompt }
    case 'negative':
      return negative === undefined ? undefined : true
    case 'seed':
      return seed || undefined
    case 'size':
      return sizes.by === 'ratio' && sizes.ratios.length < ratios.length ? { options: sizes.ratios } : true
    case 'clarity':
      return high !== undefined || (sizes.by === 'pixels' && sizes.maxPixels >= HIGH_PIXELS) || undefined
    case 'backdrop':
      return generator !== 'background-change' || photos > 1 ? true : { options: ['prompt'] }
    default:
      return true
  }
}
