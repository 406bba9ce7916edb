import type { PaymentProviders } from '../../payments/create-payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Consents } from '../agreements/consents.ts'
import type { Coupons } from '../coupons/coupons.ts'
import type { Messages } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** What orders ask of coupons. */
export type CouponsOfOrders = Pick<Coupons, 'suggest' | 'quote' | 'use' | 'giveBack'>

/** What orders are made from. */
export interface OrderParts {
  platform: Platform
  wallet: Wallet
  messages: Messages
  coupons: CouponsOfOrders
  providers: PaymentProviders
  consents: Pick<Consents, 'give'>
}
