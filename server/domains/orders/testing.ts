import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import type { Order } from '#contract/endpoints/orders.ts'
import { and, eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import { paymentProvidersOf } from '../../payments/create-payment-providers.ts'
import type { PaymentState } from '../../payments/payment-provider.ts'
import { createScriptedProvider, type ScriptedProvider } from '../../payments/scripted-provider.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/testing.ts'
import { createSay } from '../../words/say.ts'
import { createAccountKeys } from '../account/keys.ts'
import { createConsents } from '../agreements/consents.ts'
import { readAgreements } from '../agreements/read-agreements.ts'
import { createUsers } from '../account/users.ts'
import { users, type UserRow } from '../account/users.table.ts'
import { createMessages } from '../messages/messages.ts'
import { messages } from '../messages/messages.table.ts'
import { anyone } from '../testing.ts'
import { createWallet } from '../wallet/wallet.ts'
import type { CouponsOfOrders } from './order-parts.ts'
import { createOrders, type Orders } from './orders.ts'
import { orders, type OrderRow } from './orders.table.ts'

/** Coupons that take 5 yuan off, one of each person's. */
interface TestCoupons extends CouponsOfOrders {
  /** Which order has each coupon; undefined: nobody. */
  usedBy: Map<string, string | undefined>
}

export const COUPON_OFF = 500

function createTestCoupons(): TestCoupons {
  const usedBy = new Map<string, string | undefined>()
  const refuse = () => new BusinessError(codes.conflict, 'price-changed')
  const quote = (couponId: string) => {
    if (!usedBy.has(couponId) || usedBy.get(couponId) !== undefined) throw refuse()
    return COUPON_OFF
  }
  return {
    usedBy,
    suggest: async () => {
      const free = [...usedBy].find(([, orderId]) => orderId === undefined)
      return free && { couponId: free[0], discount: COUPON_OFF }
    },
    quote: async ({ couponId }) => quote(couponId),
    use: async (_tx, { couponId, orderId }) => {
      const off = quote(couponId)
      usedBy.set(couponId, orderId)
      return off
    },
    giveBack: async (_tx, orderId) => {
      for (const [coupon, by] of usedBy) if (by === orderId) usedBy.set(coupon, undefined)
    },
  }
}

export interface TestOrders extends Orders {
  platform: TestPlatform
  provider: ScriptedProvider
  coupons: TestCoupons
  person(): Promise<UserCall>
  /** An order of the person's whose payment has been begun. */
  paying(call: UserCall, offer?: string, coupon?: string | null): Promise<Order>
  /** What the provider's notification of it says. */
  tell(id: string, state: PaymentState): Promise<Response>
  row(id: string): Promise<OrderRow>
  coin(call: UserCall): Promise<number>
  user(call: UserCall): Promise<UserRow>
  messagesOf(call: UserCall): Promise<string[]>
  check(): Promise<void>
  close(): Promise<void>
}

export const paid = (amount: number): PaymentState => ({ state: 'paid', transactionId: 'T-1', amount, paidAt: new Date('2026-01-15T08:01:00Z') })

export async function openTestOrders(): Promise<TestOrders> {
  const platform = await createTestPlatform()
  const { db, clock } = platform
  const wallet = createWallet(clock)
  const provider = createScriptedProvider()
  const coupons = createTestCoupons()
  const post = createMessages(platform)
  const consents = createConsents(clock, readAgreements())
  const domain = createOrders({ platform, wallet, messages: post, coupons, providers: paymentProvidersOf([provider]), consents })
  const people = createUsers(platform, { wallet, messages: post, say: createSay(), consents, keys: createAccountKeys(db) })
  let numbers = 0
  const { handlers } = domain

  return {
    ...domain,
    platform,
    provider,
    coupons,
    async person() {
      const phone = `+86139${String(++numbers).padStart(8, '0')}`
      const { user } = await db.transaction((tx) => people.findOrCreate(tx, phone, 'zh-Hans'))
      return { ...anyone(), identity: { userId: user.id, sessionId: randomUUID(), roles: [], permissions: [], bound: true } }
    },
    async paying(call, offer = 'points-310', coupon = null) {
      const { total } = await handlers.orderPrice({ offer, coupon }, call)
      const made = await handlers.orderCreate({ requestId: randomUUID(), offer, coupon, total, agree: true }, call)
      const { order } = await handlers.orderPayConfirm({ id: made.id, action: 'start', origin: 'http://localhost:3000' }, call)
      return order
    },
    tell: (orderId, state) => domain.receiveNotice('sandbox', { headers: new Headers(), body: JSON.stringify({ orderId, state }) }),
    row: async (id) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!,
    coin: (call) => wallet.balance(db, call.identity.userId),
    user: async (call) => (await db.select().from(users).where(eq(users.id, call.identity.userId)))[0]!,
    async messagesOf({ identity }) {
      const aboutOrders = and(eq(messages.userId, identity.userId), eq(messages.kind, 'order'))
      return (await db.select().from(messages).where(aboutOrders)).map(({ template }) => template).sort()
    },
    check: () => domain.jobHandlers['check-orders']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 }),
    close: platform.close,
  }
}
