import type { Config } from './platform/config.ts'
import { systemClock } from './platform/clock.ts'
import { silentLog } from './platform/log.ts'
import { createAlipayProvider } from './payments/alipay/alipay-provider.ts'
import { checkAccount } from './payments/check-account.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { ProviderDeps } from './payments/shared/provider-deps.ts'
import { createStripeProvider } from './payments/stripe/stripe-provider.ts'
import { createWechatPayProvider } from './payments/wechat/wechat-provider.ts'

export interface PaymentsCheck {
  /** For the operator. */
  text: string
  ok: boolean
}

/** Asks every provider whose account is set up whether it knows us. Needs no database. */
export async function checkPayments(config: Config, patience?: ProviderDeps['patience']): Promise<PaymentsCheck> {
  const { stripe, alipay, wechat } = config.paymentAccounts
  const deps = { clock: systemClock, log: silentLog, patience }
  const providers: (PaymentProvider | undefined)[] = [
    stripe && createStripeProvider(stripe, deps),
    alipay && createAlipayProvider(alipay, deps),
    wechat && createWechatPayProvider(wechat, { ...deps, knowsPeople: config.chat.wx.inChat?.appId === wechat.appId }),
  ]
  const signal = new AbortController().signal
  const found = providers.filter((provider) => provider !== undefined)
  const check = async (provider: PaymentProvider) => ({ id: provider.id, problem: await checkAccount(provider, signal) })
  const problems = await Promise.all(found.map(check))
  const lines = problems.map(({ id, problem }) => `${id.padEnd(10)}${problem ?? 'answers'}`)
  if (lines.length === 0) lines.push('No account of a payment provider is set up; docs/payments.md says how.')
  if (found.length > 0 && !config.publicUrl) lines.push('PUBLIC_URL is not set, so no notification can arrive.')
  return { text: lines.join('\n'), ok: found.length > 0 && problems.every(({ problem }) => problem === undefined) }
}
