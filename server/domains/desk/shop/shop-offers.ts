import type { Handlers } from '../../../call.ts'
import type { OrdersDesk } from '../../orders/desk.ts'
import type { ShopOfferRow } from '../../orders/shop-offers.table.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'

/** What is sold: all of it for the desk. */
export const createReadShop = (orders: OrdersDesk): Handlers<'deskOffers'> => ({
  async deskOffers() {
    const offers = await orders.offers()
    return { rows: offers.map((offer) => ({ ...offer, updatedAt: offer.updatedAt.getTime() })) }
  },
})

/** What the desk changes of what is sold. */
export const createChangeShop = (orders: OrdersDesk): Actions<'deskOfferSave'> => ({
  async deskOfferSave(tx, { offer }, { identity }) {
    const { before, after } = await orders.saveOffer(tx, offer, identity.userId)
    return { subject: { kind: 'offer', id: after.id }, before: before ? factsOf(before) : {}, after: factsOf(after), answer: {} }
  },
})

const factsOf = ({ price, name, note, points, months, benefits, position, recommended, active }: ShopOfferRow): Facts => ({
  priceFen: price,
  name: Object.values(name),
  note: Object.values(note),
  points,
  months,
  benefits,
  position,
  recommended,
  active,
})
