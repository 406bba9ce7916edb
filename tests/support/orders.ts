import type { Order } from '#contract/endpoints/orders.ts'
import type { Offer } from '#contract/shop.ts'

const NOW = 1_700_000_000_000

export const sampleOrder = (change: Partial<Order> = {}): Order => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  state: 'created',
  product: 'points',
  name: '310 灵感值',
  points: 310,
  listPrice: 3000,
  discount: 0,
  total: 3000,
  currency: 'CNY',
  refunded: 0,
  refunding: 0,
  provider: 'sandbox',
  held: false,
  createdAt: NOW,
  expiresAt: Date.now() + 30 * 60_000,
  ...change,
})

export const sampleOffers: Offer[] = [
  { product: 'points', id: 'points-60', name: '60 灵感值', price: 600, recommended: false, points: 60 },
  { product: 'points', id: 'points-310', name: '310 灵感值', price: 3000, recommended: true, points: 310 },
  { product: 'membership', id: 'member-month', name: '月度会员', price: 1900, recommended: false, months: 1, benefits: ['descriptions', 'queue'] },
]
