import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Coupon, CouponOffer } from '#contract/endpoints/coupons.ts'
import { money } from '~/shared/lib/money.ts'

/** What it takes off, in a word: '¥5', '8 折'. Some languages tell what is left to pay, others what goes. */
export function offerWords(offer: CouponOffer, i18n: I18n): string {
  if (offer.kind === 'amount') return money(i18n, offer.amount)
  const { percent } = offer
  const left = (100 - percent) / 10
  return i18n._(msg`${plural(percent, { other: `${left} 折` })}`)
}

/** What it is good for, in short sentences. */
export function conditionsOf({ offer, threshold, products }: Pick<Coupon, 'offer' | 'threshold' | 'products'>, i18n: I18n): string[] {
  const most = offer.kind === 'percent' ? offer.most : undefined
  const scope = products.length > 1 ? msg`充值和会员都能用` : products[0] === 'points' ? msg`充值时可用` : msg`开通会员时可用`
  return [
    threshold > 0 ? i18n._(msg`满 ${money(i18n, threshold)} 可用`) : i18n._(msg`多少金额都能用`),
    ...(most === undefined ? [] : [i18n._(msg`最多减 ${money(i18n, most)}`)]),
    i18n._(scope),
  ]
}
