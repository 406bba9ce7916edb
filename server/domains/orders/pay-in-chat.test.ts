import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWechatPayProvider } from '../../payments/wechat/wechat-provider.ts'
import { createConsents } from '../agreements/consents.ts'
import { readAgreements } from '../agreements/read-agreements.ts'
import { paymentProvidersOf } from '../../payments/create-payment-providers.ts'
import { startWechatServer, type WechatServer } from '../../payments/wechat/testing/wechat-server.ts'
import { silentLog } from '../../platform/log.ts'
import { openChatAccount, someone } from '../account/chat/testing/chat-account.ts'
import { app } from '../account/chat/testing/fake-chat-platform.ts'
import { createCoupons } from '../coupons/coupons.ts'
import { createMessages } from '../messages/messages.ts'
import { refusal } from '../testing.ts'
import { createWallet } from '../wallet/wallet.ts'
import { createOrders, type Orders } from './orders.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [merchant, wechat] = [rsa(), rsa()]
const merchantAccount = { merchantId: '1900000109', appId: app.appId, serial: '1DDE55', apiKey: 'an-apiv3-key-of-thirty-two-bytes' }

let account: Awaited<ReturnType<typeof openChatAccount>>
let server: WechatServer
let orders: Orders
beforeAll(async () => {
  account = await openChatAccount()
  const { platform } = account
  server = await startWechatServer({ ...merchantAccount, merchantKey: merchant.publicKey, platformKeyId: 'PUB_KEY_ID_1', platformKey: wechat.privateKey }, platform.clock)
  const settings = { ...merchantAccount, api: server.address, privateKey: merchant.privateKey, platformKeys: new Map([['PUB_KEY_ID_1', wechat.publicKey]]) }
  const provider = createWechatPayProvider(settings, { clock: platform.clock, log: silentLog, knowsPeople: true })
  const messages = createMessages(platform)
  orders = createOrders({ platform, wallet: createWallet(platform.clock), messages, coupons: createCoupons(platform), providers: paymentProvidersOf([provider]), consents: createConsents(platform.clock, readAgreements()) })
})
afterAll(async () => {
  await server.close()
  await account.close()
})

/** Comes in by the door of the chat's own browser, or by that of another one. */
async function comeIn(platform: 'chat' | 'pc', person: ReturnType<typeof someone>) {
  const visitor = { ...account.visitor(), platform }
  const { state } = await account.handlers.loginWx({ returnTo: 'https://inkling.example/' }, visitor)
  return account.handlers.loginWxBack({ code: account.fake.codeFor(person), state }, visitor)
}

it('begins for whoever has logged in by the official account, with their id there, and asks all others to', async () => {
  const person = { ...someone(), unionid: `union-${randomUUID()}` }
  const elsewhere = { ...person, openid: randomUUID() }
  const first = await comeIn('pc', elsewhere)
  if (first.state !== 'new') throw new Error('This person is known')
  const { token } = await account.loginBind({ ticket: first.ticket, ...(await account.proofOf(account.newPhone())) })
  const call = { ...(await account.callOf(token)), platform: 'chat' }
  const { id } = await orders.handlers.orderCreate({ requestId: randomUUID(), offer: 'points-60', coupon: null, total: 600, agree: false }, call)
  const start = () => orders.handlers.orderPayConfirm({ id, action: 'start', origin: 'https://inkling.example' }, call)

  expect(await refusal(start())).toMatchObject({ reason: 'chat-login-to-pay' })
  expect(server.asked).toEqual([])
  expect((await orders.handlers.orderDetail({ id }, call)).state).toBe('created')

  expect(await comeIn('chat', person)).toMatchObject({ state: 'in', user: { id: call.identity.userId } })
  expect(await start()).toMatchObject({ order: { state: 'paying' }, way: { kind: 'bridge', parameters: { appId: app.appId } } })
  expect(JSON.parse(server.asked.at(-1)!.body)).toMatchObject({ appid: app.appId, payer: { openid: person.openid } })
})
