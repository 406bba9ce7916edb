import type { couponTemplates } from './coupon-templates.table.ts'

/** The coupons that a fresh installation gives; from then on they are the operator's. */
export const firstTemplates: Omit<typeof couponTemplates.$inferInsert, 'createdAt'>[] = [
  {
    slug: 'first-recharge',
    names: {
      'zh-Hans': '首充见面礼',
      'zh-Hant': '首充見面禮',
      en: 'First top-up treat',
      es: 'Regalo de primera recarga',
      fr: 'Cadeau de première recharge',
      ja: 'はじめてのチャージ特典',
    },
    terms: { offer: { kind: 'amount', amount: 500 }, threshold: 3000, products: ['points'] },
    days: 7,
  },
]
