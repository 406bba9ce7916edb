import * as v from 'valibot'
import { address, text, variable } from './variable.ts'
import { readCertificates, readPrivateKey, readPublicKey } from './rsa-keys.ts'

const key = <T>(read: (text: string) => T | undefined, rule: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const found = read(dataset.value)
      if (found !== undefined) return found
      addIssue({ message: rule })
      return NEVER
    }),
  )
const privateKey = key(readPrivateKey, 'must be an RSA private key in PEM')
const publicKey = key(readPublicKey, 'must be an RSA public key in PEM')
const platformKey = key((written) => {
  const certificates = readCertificates(written)
  return certificates.size > 0 ? certificates : readPublicKey(written)
}, 'must be an RSA public key or certificates in PEM')

/** Prices are numbers of hundredths, which other currencies do not have. */
const currency = v.pipe(
  v.string(),
  v.regex(/^[a-z]{3}$/, 'must be three small letters'),
  v.check(
    (name) => new Intl.NumberFormat('en', { style: 'currency', currency: name }).resolvedOptions().maximumFractionDigits === 2,
    'must be a currency with hundredths',
  ),
)

/** Accounts with providers of payments. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: variable({ schema: text, about: 'Secret or restricted key of Stripe, to be paid through it; see `docs/payments.md`.' }),
  STRIPE_WEBHOOK_SECRET: variable({ schema: text, about: 'Signing secret of the webhook that Stripe notifies.' }),
  STRIPE_CURRENCY: variable({ schema: currency, fallback: 'cny', about: 'Currency that Stripe charges; amounts stay the same numbers.' }),
  STRIPE_API: variable({ schema: address, fallback: 'https://api.stripe.com', about: 'Address of Stripe for servers.' }),
  ALIPAY_APP_ID: variable({ schema: text, about: 'App of Alipay’s open platform, to be paid through it; see `docs/payments.md`.' }),
  ALIPAY_PRIVATE_KEY: variable({ schema: privateKey, about: 'The app’s own private key.' }),
  ALIPAY_PUBLIC_KEY: variable({ schema: publicKey, about: 'Alipay’s public key, which the open platform shows beside the app’s.' }),
  ALIPAY_SELLER_ID: variable({
    schema: v.pipe(v.string(), v.regex(/^2088\d{12}$/, 'must be 16 digits that begin with 2088')),
    about: 'The account that is paid; notifications of payments to others are refused.',
  }),
  ALIPAY_GATEWAY: variable({ schema: address, fallback: 'https://openapi.alipay.com/gateway.do', about: 'Address of Alipay.' }),
  WECHAT_PAY_MERCHANT_ID: variable({
    schema: v.pipe(v.string(), v.regex(/^\d{8,10}$/, 'must be 8 to 10 digits')),
    about: 'Merchant number of WeChat Pay, to be paid through it; see `docs/payments.md`.',
  }),
  WECHAT_PAY_APP_ID: variable({ schema: text, about: 'App that the merchant number is bound to: in the chat’s own browser, the official account.' }),
  WECHAT_PAY_SERIAL: variable({
    schema: v.pipe(v.string(), v.regex(/^[0-9A-Fa-f]{16,40}$/, 'must be the serial number of a certificate')),
    about: 'Serial number of the merchant’s API certificate.',
  }),
  WECHAT_PAY_PRIVATE_KEY: variable({ schema: privateKey, about: 'Private key of that certificate (`apiclient_key.pem`).' }),
  WECHAT_PAY_API_KEY: variable({ schema: v.pipe(v.string(), v.length(32, 'must be 32 characters')), about: 'The APIv3 key.' }),
  WECHAT_PAY_PUBLIC_KEY: variable({
    schema: platformKey,
    about: 'WeChat Pay’s public key, or its platform certificates one after the other.',
  }),
  WECHAT_PAY_PUBLIC_KEY_ID: variable({
    schema: v.pipe(v.string(), v.regex(/^PUB_KEY_ID_\w+$/, 'must begin with PUB_KEY_ID_')),
    about: 'Id of that public key; not needed for certificates.',
  }),
  WECHAT_PAY_API: variable({ schema: address, fallback: 'https://api.mch.weixin.qq.com', about: 'Address of WeChat Pay for servers.' }),
}
