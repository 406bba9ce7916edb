import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkPayments } from './check-payments.ts'
import { systemClock } from './platform/clock.ts'
import { loadConfig } from './platform/config.ts'
import { startAlipayServer, type AlipayServer } from './payments/alipay/testing/alipay-server.ts'
import { startStripeServer, type StripeServer } from './payments/stripe/testing/stripe-server.ts'
import { startWechatServer, type WechatServer } from './payments/wechat/testing/wechat-server.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: ReturnType<typeof rsa>) => ({
  own: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  theirs: key.publicKey.export({ type: 'spki', format: 'pem' }),
})
const [us, them, other] = [rsa(), rsa(), rsa()]
const impatient = { timeoutMs: 20_000, pauses: [] }
let stripe: StripeServer
let alipay: AlipayServer
let wechat: WechatServer

beforeEach(async () => {
  stripe = await startStripeServer({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }, systemClock)
  alipay = await startAlipayServer({ appId: '2021', sellerId: '', appKey: us.publicKey, alipayKey: them.privateKey }, systemClock)
  const account = { merchantId: '1900000109', appId: 'wx1', serial: '1DDE55AD98ED71D6', apiKey: 'k'.repeat(32), platformKeyId: 'PUB_KEY_ID_1' }
  wechat = await startWechatServer({ ...account, merchantKey: us.publicKey, platformKey: them.privateKey }, systemClock)
})
afterEach(() => Promise.all([stripe.close(), alipay.close(), wechat.close()]))

const check = (others: Record<string, string> = {}) =>
  checkPayments(
    loadConfig({
      PUBLIC_URL: 'https://inkling.example',
      STRIPE_API: stripe.address,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      ALIPAY_GATEWAY: `${alipay.address}/gateway.do`,
      ALIPAY_APP_ID: '2021',
      ALIPAY_PRIVATE_KEY: pem(us).own,
      ALIPAY_PUBLIC_KEY: pem(them).theirs,
      WECHAT_PAY_API: wechat.address,
      WECHAT_PAY_MERCHANT_ID: '1900000109',
      WECHAT_PAY_APP_ID: 'wx1',
      WECHAT_PAY_SERIAL: '1DDE55AD98ED71D6',
      WECHAT_PAY_PRIVATE_KEY: pem(us).own,
      WECHAT_PAY_API_KEY: 'k'.repeat(32),
      WECHAT_PAY_PUBLIC_KEY: pem(them).theirs,
      WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
      ...others,
    }),
    impatient,
  )

it('says that all answer', async () => {
  expect(await check()).toEqual({ ok: true, text: 'stripe    answers\nalipay    answers\nwechat    answers' })
})

it('says which key is wrong, without the key', async () => {
  const { ok, text } = await check({ STRIPE_SECRET_KEY: 'sk_hunter2', ALIPAY_PRIVATE_KEY: pem(other).own, WECHAT_PAY_PRIVATE_KEY: pem(other).own })
  expect(ok).toBe(false)
  expect(text).toMatch(/stripe {4}STRIPE_SECRET_KEY.*\nalipay {4}ALIPAY_PRIVATE_KEY.*\nwechat {4}WECHAT_PAY_PRIVATE_KEY/)
  expect(text).not.toContain('hunter2')
})

it('says who is not reached or signs by another key, and what keeps notifications away', async () => {
  const { ok, text } = await check({ PUBLIC_URL: '', STRIPE_API: 'http://127.0.0.1:1', ALIPAY_PUBLIC_KEY: pem(other).theirs, WECHAT_PAY_PUBLIC_KEY: pem(other).theirs })
  expect(ok).toBe(false)
  expect(text.match(/not reached, or its answers are signed by another key/g)).toHaveLength(3)
  expect(text).toContain('PUBLIC_URL is not set')
})

it('says that nothing is set up', async () => {
  expect(await checkPayments(loadConfig({}))).toEqual({ ok: false, text: expect.stringContaining('docs/payments.md') })
})
