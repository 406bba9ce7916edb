import { eq, TransactionRollbackError } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import type { CouponsOfOrders } from './order-parts.ts'
import type { OrderRow } from './orders.table.ts'
import { shopOffers } from './shop-offers.table.ts'

/** Whether a closed order could be made again as it was: the offer at its price, and its coupon, which it then has again. */
export async function stillHolds(tx: Transaction, order: OrderRow, coupons: CouponsOfOrders): Promise<boolean> {
  const { id, userId, offerId, product, listPrice, discount, couponId } = order
  const [offer] = await tx.select().from(shopOffers).where(eq(shopOffers.id, offerId))
  if (!offer?.active || offer.price !== listPrice) return false
  if (couponId === null) return true
  try {
    // Apart, so that a coupon that cannot be used leaves no trace.
    return await tx.transaction(async (apart) => {
      const taken = await coupons.use(apart, { userId, couponId, orderId: id, price: listPrice, product })
      if (taken < discount) apart.rollback()
      return true
    })
  } catch (error) {
    if (error instanceof BusinessError || error instanceof TransactionRollbackError) return false
    throw error
  }
}
