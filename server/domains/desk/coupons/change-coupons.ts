import type { Clock, Transaction } from '../../../platform/platform.ts'
import { createCouponAdmin } from '../../coupons/coupon-admin.ts'
import type { CouponTemplateRow } from '../../coupons/coupon-templates.table.ts'
import type { Coupons } from '../../coupons/coupons.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'

interface CouponParts {
  clock: Clock
  coupons: Pick<Coupons, 'give'>
  messages: Messages
}

type CouponActions = Actions<'deskCouponCreate' | 'deskCouponChange' | 'deskCouponActive' | 'deskCouponGive'>

/** What the desk changes of coupons. */
export function createChangeCoupons({ clock, coupons, messages }: CouponParts): CouponActions {
  const adminIn = (tx: Transaction) => createCouponAdmin({ db: tx, clock }, coupons.give, messages)
  const changed = ({ before, after }: { before: CouponTemplateRow; after: CouponTemplateRow }) =>
    ({ subject: subjectOf(after), before: factsOf(before), after: factsOf(after), answer: {} })

  return {
    async deskCouponCreate(tx, { template }) {
      const made = await adminIn(tx).createTemplate(template)
      return { subject: subjectOf(made), before: {}, after: factsOf(made), answer: {} }
    },

    deskCouponChange: async (tx, { id, template }) => changed(await adminIn(tx).changeTemplate(id, template)),

    deskCouponActive: async (tx, { id, active }) => changed(await adminIn(tx).setActive(id, active)),

    async deskCouponGive(tx, { requestId, id, template }) {
      const given = await adminIn(tx).giveTo({ userId: id, template, requestId })
      return { subject: { kind: 'person', id }, before: {}, after: given ? { coupon: template } : {}, answer: {} }
    },
  }
}

/** By its code, which is never another. */
const subjectOf = ({ slug }: CouponTemplateRow) => ({ kind: 'coupon' as const, id: slug })

const factsOf = ({ names, terms: { offer, threshold, products }, days, until, total, active }: CouponTemplateRow): Facts => ({
  name: Object.values(names),
  ...(offer.kind === 'amount' ? { amountFen: offer.amount } : { percent: offer.percent, mostFen: offer.most ?? null }),
  thresholdFen: threshold,
  products,
  days,
  goodUntil: until?.getTime() ?? null,
  total,
  active,
})
