import * as v from 'valibot'
import { appConfig } from '#config'
import { benefits, products } from './shop-choices.ts'

const Common = {
  id: v.string(),
  /** In the person's language. */
  name: v.string(),
  /** Fen. */
  price: v.number(),
  recommended: v.boolean(),
  /** What the operator adds, in the person's language. */
  note: v.optional(v.string()),
}

/** Something that can be bought. */
export const Offer = v.variant('product', [
  v.object({ product: v.literal('points'), ...Common, points: v.number() }),
  v.object({ product: v.literal('membership'), ...Common, months: v.number(), benefits: v.array(v.picklist(benefits)) }),
])
export type Offer = v.InferOutput<typeof Offer>

const Text = v.pipe(v.string(), v.trim(), v.maxLength(60, 'too-long'))
const Texts = v.partial(v.object(Object.fromEntries(appConfig.locales.map((locale) => [locale, Text])) as Record<(typeof appConfig.locales)[number], typeof Text>))
const whole = (least: number, most: number) => v.pipe(v.number('bad-input'), v.integer('bad-input'), v.minValue(least, 'bad-input'), v.maxValue(most, 'bad-input'))

/** An offer as the operator writes it. */
export const OfferForm = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'bad-input')),
    product: v.picklist(products),
    /** The default language's is needed; the others fall back to it. */
    name: v.pipe(Texts, v.check((name) => Boolean(name[appConfig.defaultLocale]), 'missing')),
    note: Texts,
    /** Fen. */
    price: whole(1, 10_000_000),
    points: whole(0, 1_000_000),
    months: whole(0, 120),
    benefits: v.array(v.picklist(benefits)),
    position: whole(0, 10_000),
    recommended: v.boolean(),
    active: v.boolean(),
  }),
  v.check(({ product, points, months }) => (product === 'points' ? points > 0 && months === 0 : months > 0 && points === 0), 'bad-input'),
)
