import type { DeskOffer } from '#contract/endpoints/desk/shop.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { benefits as allBenefits, type Benefit, type Product } from '#contract/shop-choices.ts'
import type { LocalNames } from '~/features/desk/action/local-names.tsx'
import { fenOf, wholeOf, yuanOf } from '~/features/desk/typed-numbers.ts'

/** An offer as it is typed. */
export interface TypedOffer {
  id: string
  product: Product
  name: LocalNames
  note: LocalNames
  price: string
  /** Points, or months. */
  amount: string
  position: string
  /** What members have; of points, nothing. */
  benefits: readonly Benefit[]
  recommended: boolean
  active: boolean
}

export const newOffer: TypedOffer = {
  id: '', product: 'points', name: {}, note: {}, price: '', amount: '', position: '100', benefits: allBenefits, recommended: false, active: true,
}

export const typedOffer = ({ id, product, name, note, price, points, months, benefits, position, recommended, active }: DeskOffer): TypedOffer => ({
  id, product, name, note, benefits, recommended, active,
  price: yuanOf(price),
  amount: String(product === 'points' ? points : months),
  position: String(position),
})

/** What is sent of it; undefined while something is missing. */
export function offerOf({ price, amount, position, product, benefits, ...typed }: TypedOffer): RequestOf<'deskOfferSave'>['offer'] | undefined {
  const fen = fenOf(price)
  const much = wholeOf(amount)
  const place = wholeOf(position)
  if (!fen || !much || place === undefined) return undefined
  return {
    ...typed,
    product,
    price: fen,
    points: product === 'points' ? much : 0,
    months: product === 'points' ? 0 : much,
    position: place,
    benefits: product === 'points' ? [] : allBenefits.filter((benefit) => benefits.includes(benefit)),
  }
}
