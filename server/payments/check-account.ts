import { randomUUID } from 'node:crypto'
import { ProviderRefusedError, ProviderUnreachableError, type PaymentProvider } from './payment-provider.ts'

/** What Stripe says of a session that does not exist, to whom may ask for it. */
const NO_SUCH_SESSION = 'resource_missing'

const hints: Readonly<Record<string, string>> = {
  'StripeAuthenticationError': 'STRIPE_SECRET_KEY is not a key of Stripe’s',
  'StripePermissionError': 'the restricted key in STRIPE_SECRET_KEY may not read Checkout Sessions',
  'isv.invalid-app-id': 'ALIPAY_APP_ID is not an app of Alipay’s',
  'isv.invalid-signature': 'ALIPAY_PRIVATE_KEY does not belong to the key that the app has on the open platform',
  'isv.invalid-timestamp': 'the clock of this machine is wrong',
  'isv.insufficient-isv-permissions': 'the app lacks the product 电脑网站支付 or 手机网站支付',
  'SIGN_ERROR': 'WECHAT_PAY_PRIVATE_KEY and WECHAT_PAY_SERIAL are not of one API certificate of this merchant',
  'NO_AUTH': 'the merchant lacks this product',
}

/** Asks a provider about a payment that nobody made. What is wrong, in words for the operator; undefined when it answers as it should. */
export async function checkAccount(provider: PaymentProvider, signal: AbortSignal): Promise<string | undefined> {
  const nobodys = { id: randomUUID(), reference: 'cs_check', title: '', amount: 1, expiresAt: new Date() }
  try {
    await provider.query(nobodys, signal)
    return undefined
  } catch (error) {
    if (error instanceof ProviderUnreachableError) {
      return `not reached, or its answers are signed by another key than the one set here (${error.message})`
    }
    if (!(error instanceof ProviderRefusedError)) throw error
    if (error.code === NO_SUCH_SESSION) return undefined
    return `${hints[error.code] ?? 'it refuses'} (${error.code})`
  }
}
