import { appConfig, type Locale } from '#config'
import type { Order } from '#contract/endpoints/orders.ts'
import { currency } from '#contract/shop-choices.ts'
import type { PayableOrder } from '../../payments/payment-provider.ts'
import type { OrderRow } from './orders.table.ts'
import type { LocalText } from './shop-offers.table.ts'

/** The operator's text in a language, or else in the default one. */
export const localText = (text: LocalText, locale: Locale): string => text[locale] || text[appConfig.defaultLocale] || ''

/** An order as its person sees it. */
export const viewOrder = (row: OrderRow, locale: Locale): Order => ({
  id: row.id,
  state: row.state,
  product: row.product,
  name: localText(row.name, locale),
  points: row.points || undefined,
  months: row.months || undefined,
  listPrice: row.listPrice,
  discount: row.discount,
  total: row.total,
  currency,
  refunded: row.refunded,
  refunding: row.refunding,
  provider: row.provider,
  held: row.held,
  closedBy: row.closedBy ?? undefined,
  createdAt: row.createdAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
  paidAt: row.paidAt?.getTime(),
  closedAt: row.closedAt?.getTime(),
})

/** An order as its provider needs to know it. */
export const payableOf = (row: OrderRow): PayableOrder => ({
  id: row.id,
  reference: row.reference,
  title: `${appConfig.name} · ${localText(row.name, row.locale)}`,
  amount: row.total,
  expiresAt: row.expiresAt,
})
