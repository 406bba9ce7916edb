import type { Locale } from '#config'
import type { Offer } from '#contract/shop.ts'
import { asc, eq } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import { browserOf } from './browser-of.ts'
import type { OrderParts } from './order-parts.ts'
import { localText } from './order-view.ts'
import { shopOffers, type ShopOfferRow } from './shop-offers.table.ts'

function viewOffer(row: ShopOfferRow, locale: Locale): Offer {
  const { id, price, recommended, points, months, benefits } = row
  const common = { id, name: localText(row.name, locale), price, recommended, note: localText(row.note, locale) || undefined }
  return row.product === 'points' ? { product: 'points', ...common, points } : { product: 'membership', ...common, months, benefits }
}

/** What is for sale. */
export function createShop({ platform: { db }, providers }: OrderParts): Handlers<'shopOffers'> {
  return {
    async shopOffers(_request, call) {
      const ways = providers.of(browserOf(call))
      if (ways.length === 0) return { offers: [], providers: [] }
      const rows = await db.select().from(shopOffers).where(eq(shopOffers.active, true)).orderBy(asc(shopOffers.position), asc(shopOffers.id))
      return { offers: rows.map((row) => viewOffer(row, call.locale)), providers: ways.map(({ id }) => id) }
    },
  }
}
