import { createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import type { WechatPaySettings } from '../../platform/payment-settings.ts'
import { BadNoticeError, ProviderRefusedError, ProviderUnreachableError, type PayableOrder, type PaymentProvider } from '../payment-provider.ts'
import { anOrder, aPayer, describeProvider } from '../testing/conformance.ts'
import { createWechatPayProvider } from './wechat-provider.ts'
import { startWechatServer, type WechatAccount, type WechatServer } from './testing/wechat-server.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [merchant, platform, other] = [rsa(), rsa(), rsa()]
const account: WechatAccount = {
  merchantId: '1900000109',
  appId: 'wxd678efh567hg6787',
  serial: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
  merchantKey: merchant.publicKey,
  apiKey: 'an-apiv3-key-of-thirty-two-bytes',
  platformKeyId: 'PUB_KEY_ID_0119000001092024',
  platformKey: platform.privateKey,
}
const settings: Omit<WechatPaySettings, 'api'> = {
  merchantId: account.merchantId,
  appId: account.appId,
  serial: account.serial,
  privateKey: merchant.privateKey,
  apiKey: account.apiKey,
  platformKeys: new Map([[account.platformKeyId, platform.publicKey]]),
}
const wrong = { privateKey: other.privateKey, apiKey: 'hunter2hunter2hunter2hunter2hun2', platformKeys: new Map([[account.platformKeyId, other.publicKey]]) }

describeProvider({
  id: 'wechat',
  refusesOld: true,
  async open(clock) {
    const server = await startWechatServer(account, clock)
    const own = { ...settings, api: server.address }
    return {
      server,
      provider: (deps) => createWechatPayProvider(own, { ...deps, knowsPeople: true }),
      stranger: (deps) => createWechatPayProvider({ ...own, ...wrong }, { ...deps, knowsPeople: true }),
      secrets: [account.apiKey, wrong.apiKey, 'PRIVATE KEY'],
    }
  },
})

describe('wechat', () => {
  const clock = createSettableClock()
  const go = new AbortController().signal
  let server: WechatServer
  let provider: PaymentProvider

  beforeEach(async () => {
    clock.set('2026-01-15T08:00:00Z')
    server = await startWechatServer(account, clock)
    provider = open()
  })
  afterEach(() => server.close())

  const open = (others: Partial<WechatPaySettings> = {}) =>
    createWechatPayProvider({ ...settings, api: server.address, ...others }, { clock, log: silentLog, patience: { timeoutMs: 2000, pauses: [0] }, knowsPeople: true })

  async function paid(): Promise<PayableOrder> {
    const order = anOrder(clock)
    await provider.start(order, aPayer(), go)
    await server.pay(order.id)
    return order
  }

  it('shows a code on a desktop', async () => {
    const order = anOrder(clock)
    expect(await provider.start(order, aPayer('pc'), go)).toEqual({ way: { kind: 'qr', content: expect.stringMatching(/^weixin:\/\//) } })
    expect(JSON.parse(server.asked[0]!.body)).toMatchObject({
      description: order.title,
      out_trade_no: order.id.replaceAll('-', ''),
      time_expire: '2026-01-15T16:15:00+08:00',
      amount: { total: 3000, currency: 'CNY' },
    })
  })

  it('goes to its page on a phone, and comes back', async () => {
    const { way } = await provider.start(anOrder(clock), aPayer('h5'), go)
    const url = new URL((way as { url: string }).url)
    expect(url.hostname).toBe('wx.tenpay.com')
    expect(url.searchParams.get('redirect_url')).toBe(aPayer().returnUrl)
  })

  it('opens the payment sheet in the chat’s own browser with parameters that it signed', async () => {
    const { way } = await provider.start(anOrder(clock), aPayer('chat'), go)
    const { parameters } = way as { parameters: Record<string, string> }
    const { appId, timeStamp, nonceStr, paySign } = parameters
    expect(parameters).toMatchObject({ appId: account.appId, signType: 'RSA', package: expect.stringMatching(/^prepay_id=wx/), timeStamp: '1768464000' })
    const message = `${appId}\n${timeStamp}\n${nonceStr}\n${parameters.package}\n`
    expect(createVerify('RSA-SHA256').update(message).verify(account.merchantKey, paySign!, 'base64')).toBe(true)
    await expect(provider.start(anOrder(clock), { ...aPayer('chat'), openId: undefined }, go)).rejects.toThrow(ProviderRefusedError)
  })

  it('refuses to begin again in another way what was begun', async () => {
    const order = anOrder(clock)
    await provider.start(order, aPayer('pc'), go)
    await expect(provider.start(order, aPayer('h5'), go)).rejects.toMatchObject({ name: 'ProviderRefusedError', code: 'OUT_TRADE_NO_USED' })
  })

  it('reads notifications in any order, of refunds too', async () => {
    const order = await paid()
    const [good, bad] = [randomUUID(), randomUUID()]
    server.refundsWait = true
    await provider.refund(order, { id: good, amount: 1000, reason: '' }, go)
    server.settleRefunds('refunded')
    await provider.refund(order, { id: bad, amount: 500, reason: '' }, go)
    server.settleRefunds('refused')
    const told = await Promise.all(server.notices.toReversed().map((notice) => provider.readNotice(notice)))
    expect(told).toEqual([
      { orderId: order.id, refund: { id: bad, amount: 500, outcome: 'refused' } },
      { orderId: order.id, refund: { id: good, amount: 1000, outcome: 'refunded' } },
      { orderId: order.id, state: expect.objectContaining({ state: 'paid' }) },
    ])
  })

  it('tells that all went back by hand, and keeps waiting for refunds that need a hand', async () => {
    const order = await paid()
    const { transaction_id: transactionId } = server.transaction(order.id) as { transaction_id: string }
    const refund = { mchid: account.merchantId, out_trade_no: order.id.replaceAll('-', ''), transaction_id: transactionId, refund_status: 'SUCCESS', amount: { total: 3000, refund: 100 } }
    const byHand = (part: number) => server.notice('REFUND.SUCCESS', { ...refund, out_refund_no: 'by-hand-1', amount: { total: 3000, refund: part } })
    const state = { state: 'refunded', transactionId, amount: 3000, refunded: 3000 }
    expect(await provider.readNotice(byHand(3000))).toEqual({ orderId: order.id, state })
    expect(await provider.readNotice(byHand(100))).toBeUndefined()
    const id = randomUUID()
    const stuck = { ...refund, out_refund_no: id.replaceAll('-', ''), refund_status: 'ABNORMAL' }
    expect(await provider.readNotice(server.notice('REFUND.ABNORMAL', stuck))).toMatchObject({ refund: { id, outcome: 'pending' } })
  })

  it('believes no notification of another merchant, app, key, time or form', async () => {
    const order = await paid()
    const transaction = server.transaction(order.id)
    const now = clock.now().getTime()
    const success = (resource: object, how?: Parameters<WechatServer['notice']>[2]) => server.notice('TRANSACTION.SUCCESS', resource, how)
    const { headers, body } = success(transaction)
    const without = (name: string) => ({ headers: new Headers([...headers].filter(([known]) => known !== name)), body })
    const bad = [
      success({ ...transaction, mchid: '1900000110' }),
      success({ ...transaction, appid: 'wx-other' }),
      success({ ...transaction, amount: { total: 3000, currency: 'USD' } }),
      success({ ...transaction, success_time: undefined }),
      success({ trade_state: 'SUCCESS' }),
      success(transaction, { apiKey: wrong.apiKey }),
      success(transaction, { key: other.privateKey }),
      success(transaction, { keyId: 'PUB_KEY_ID_0000' }),
      success(transaction, { at: new Date(now - 301_000) }),
      success(transaction, { at: new Date(now + 301_000) }),
      server.notice('REFUND.SUCCESS', { mchid: 'another' }),
      ...['timestamp', 'nonce', 'signature', 'serial'].map((name) => without(`wechatpay-${name}`)),
    ]
    for (const notice of bad) await expect(provider.readNotice(notice)).rejects.toThrow(BadNoticeError)
    expect(await provider.readNotice(success({ ...transaction, out_trade_no: 'another-shop-7' }))).toBeUndefined()
    expect(await provider.readNotice(server.notice('COUPON.USE', {}))).toBeUndefined()
  })

  it('believes no answer that WeChat Pay did not sign', async () => {
    const order = await paid()
    server.answersForged = true
    await expect(provider.query(order, go)).rejects.toThrow(ProviderUnreachableError)
    await expect(provider.start(anOrder(clock), aPayer(), go)).rejects.toThrow(ProviderUnreachableError)
  })

  it('takes several platform certificates while one is replaced by the next', async () => {
    const changing = open({ platformKeys: new Map([...settings.platformKeys, ['5F0A', other.publicKey]]) })
    const order = await paid()
    const notice = server.notice('TRANSACTION.SUCCESS', server.transaction(order.id), { key: other.privateKey, keyId: '5F0A' })
    expect(await changing.readNotice(notice)).toMatchObject({ orderId: order.id })
    await expect(provider.readNotice(notice)).rejects.toThrow(BadNoticeError)
  })
})
