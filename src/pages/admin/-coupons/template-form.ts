import type { CouponTemplate } from '#contract/endpoints/desk/coupons.ts'
import { products, type Product } from '#contract/shop-choices.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { LocalNames } from '~/features/desk/action/local-names.tsx'
import { fenOf, wholeOf, yuanOf } from '~/features/desk/typed-numbers.ts'

type Sent = RequestOf<'deskCouponCreate'>['template']

/** A kind of coupons as it is typed. */
export interface TypedTemplate {
  slug: string
  names: LocalNames
  kind: 'amount' | 'percent'
  /** Yuan, or percent. */
  off: string
  most: string
  threshold: string
  products: readonly Product[]
  days: string
  /** A day, '2026-12-31': coupons are good until it ends where the operator is. */
  until: string
  total: string
}

export const newTemplate: TypedTemplate = { slug: '', names: {}, kind: 'amount', off: '', most: '', threshold: '0', products: products, days: '30', until: '', total: '' }

export const typedTemplate = ({ slug, names, terms: { offer, threshold, products }, days, until, total }: CouponTemplate): TypedTemplate => ({
  slug, names, products,
  kind: offer.kind,
  off: offer.kind === 'amount' ? yuanOf(offer.amount) : String(offer.percent),
  most: offer.kind === 'percent' && offer.most !== undefined ? yuanOf(offer.most) : '',
  threshold: yuanOf(threshold),
  days: days === undefined ? '' : String(days),
  until: until === undefined ? '' : dayOf(until),
  total: total === undefined ? '' : String(total),
})

/** Sweden writes days as date fields do. */
const dayOf = (at: number) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(at)
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).getTime()

/** What is sent of it; undefined while something is missing. */
export function templateOf({ slug, names, kind, off, most, threshold, products, days, until, total }: TypedTemplate, known?: CouponTemplate): Sent | undefined {
  const offer = kind === 'amount' ? amountOff(off) : percentOff(off, most)
  const from = fenOf(threshold)
  if (!offer || from === undefined || isWrong(days) || isWrong(total)) return undefined
  return {
    slug,
    // One that is missing is refused at its field.
    names: { 'zh-Hans': '', 'zh-Hant': '', en: '', es: '', fr: '', ja: '', ...names },
    terms: { offer, threshold: from, products: [...products] },
    days: wholeOf(days),
    // A moment within the day that was not touched stays what it was.
    until: until === '' ? undefined : known?.until !== undefined && dayOf(known.until) === until ? known.until : endOf(until),
    total: wholeOf(total),
    active: known?.active ?? true,
  }
}

const isWrong = (typed: string) => typed.trim() !== '' && wholeOf(typed) === undefined

function amountOff(off: string): Sent['terms']['offer'] | undefined {
  const amount = fenOf(off)
  return amount ? { kind: 'amount', amount } : undefined
}

function percentOff(off: string, most: string): Sent['terms']['offer'] | undefined {
  const percent = wholeOf(off)
  const limit = fenOf(most)
  return percent && (most.trim() === '' || limit) ? { kind: 'percent', percent, most: limit } : undefined
}
