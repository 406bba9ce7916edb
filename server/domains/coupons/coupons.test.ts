import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CouponTemplateInput } from '#contract/endpoints/desk/coupons.ts'
import { and, eq, ne } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { Transaction } from '../../platform/platform.ts'
import { createMessages } from '../messages/messages.ts'
import { messages } from '../messages/messages.table.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { createCouponAdmin, type CouponAdmin } from './coupon-admin.ts'
import { couponTemplates } from './coupon-templates.table.ts'
import { discountOf, obstacleOf } from './coupon-terms.ts'
import { createCoupons, type Coupons } from './coupons.ts'

const DAY = 86_400_000
let domains: TestDomains
let coupons: Coupons
let admin: CouponAdmin
let call: UserCall
beforeAll(async () => {
  domains = await openTestDomains()
  coupons = createCoupons(domains.platform)
  admin = createCouponAdmin(domains.platform, coupons.give, createMessages(domains.platform))
})
afterAll(() => domains.close())
beforeEach(async () => {
  call = await domains.person()
})

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => domains.platform.db.transaction(work)
const sixNames = (name: string) => ({ 'zh-Hans': name, 'zh-Hant': name, en: `${name} en`, es: name, fr: name, ja: name })

/** A new template's slug. */
async function template(change: Partial<CouponTemplateInput> = {}): Promise<string> {
  const terms = { offer: { kind: 'amount' as const, amount: 500 }, threshold: 3000, products: ['points' as const] }
  const { slug } = await admin.createTemplate({ slug: `t-${randomUUID()}`.slice(0, 40), names: sixNames('券'), terms, days: 7, active: true, ...change })
  return slug
}
const give = (slug: string, key: string = randomUUID(), to = call) =>
  inTransaction((tx) => coupons.give(tx, { userId: to.identity.userId, template: slug, key }))
const list = (state: 'usable' | 'used' | 'expired' = 'usable') => domains.handlers.couponsList({ state }, call)

async function given(change: Partial<CouponTemplateInput> = {}): Promise<string> {
  await give(await template(change))
  return (await list()).coupons.at(-1)!.id
}
const use = (couponId: string, orderId: string, price = 3000) =>
  inTransaction((tx) => coupons.use(tx, { userId: call.identity.userId, couponId, orderId, price, product: 'points' }))

describe('a coupon', () => {
  it('is given once for a key, in the language of who reads', async () => {
    const slug = await template()
    expect(await Promise.all(Array.from({ length: 8 }, () => give(slug, `key:${slug}`)))).toEqual(expect.arrayContaining([true, false]))
    const { coupons: own, counts } = await domains.handlers.couponsList({ state: 'usable' }, { ...call, locale: 'en' })
    expect(counts).toEqual({ usable: 1, used: 0, expired: 0 })
    expect(own).toMatchObject([{ name: '券 en', threshold: 3000, offer: { kind: 'amount', amount: 500 } }])
    expect(own[0]!.expiresAt).toBe(domains.platform.clock.now().getTime() + 7 * DAY)
  })

  it('is given as often as there are some, whoever comes at once', async () => {
    const slug = await template({ total: 5 })
    const all = await Promise.all(Array.from({ length: 12 }, async () => give(slug, randomUUID(), await domains.person())))
    expect(all.filter(Boolean)).toHaveLength(5)
    const [row] = await domains.platform.db.select().from(couponTemplates).where(eq(couponTemplates.slug, slug))
    expect(row!.given).toBe(5)
  })

  it('is not given when it is stopped, over or unknown', async () => {
    const over = await template({ days: undefined, until: new Date(domains.platform.clock.now().getTime() - 1) })
    for (const slug of [await template({ active: false }), over, 'nowhere']) expect(await give(slug)).toBe(false)
  })

  it('is used by one of the orders that want it at once, and by that one again', async () => {
    const id = await given()
    const orders = Array.from({ length: 6 }, () => randomUUID())
    const outcomes = await Promise.allSettled(orders.map((order) => use(id, order)))
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await use(id, orders[won]!)).toBe(500)
    expect(await refusal(use(id, randomUUID()))).toMatchObject({ code: 20006, reason: 'coupon-used' })
    expect((await list('used')).coupons).toMatchObject([{ id, state: 'used' }])
  })

  it('is left as it was when the order is not made', async () => {
    const id = await given()
    const failing = inTransaction(async (tx) => {
      await coupons.use(tx, { userId: call.identity.userId, couponId: id, orderId: randomUUID(), price: 3000, product: 'points' })
      throw new Error('no order')
    })
    await expect(failing).rejects.toThrow('no order')
    expect((await list()).counts).toEqual({ usable: 1, used: 0, expired: 0 })
  })

  it('comes back when the order is closed, for a day at least, which it gets once', async () => {
    const id = await given({ days: 1 })
    const start = domains.platform.clock.now().getTime()
    for (const [hours, end] of [[23, 47], [40, 47]] as const) {
      domains.platform.clock.set(new Date(start + hours * 3_600_000))
      const order = randomUUID()
      await use(id, order)
      await Promise.all([1, 2].map(() => inTransaction((tx) => coupons.giveBack(tx, order))))
      expect((await list()).coupons).toMatchObject([{ id, expiresAt: start + end * 3_600_000 }])
    }
    domains.platform.clock.advance(2 * DAY)
    expect(await list('expired')).toMatchObject({ coupons: [{ id, state: 'expired' }], counts: { usable: 0, used: 0, expired: 1 } })
    expect(await refusal(use(id, randomUUID()))).toMatchObject({ reason: 'coupon-expired' })
  })

  it('is nobody else’s', async () => {
    const id = await given()
    call = await domains.person()
    expect(await refusal(use(id, randomUUID()))).toMatchObject({ code: 20005 })
  })

  it('stands in its list page by page, what ends first before the others', async () => {
    const slugs = await Promise.all(Array.from({ length: 23 }, (_, i) => template({ days: 23 - i })))
    await Promise.all(slugs.map((slug) => give(slug)))
    const first = await list()
    const rest = await domains.handlers.couponsList({ state: 'usable', cursor: first.next }, call)
    const ends = [...first.coupons, ...rest.coupons].map(({ expiresAt }) => expiresAt)
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
    expect([first.coupons.length, rest.coupons.length, rest.next]).toEqual([20, 3, undefined])
  })
})

describe('choosing a coupon', () => {
  it('puts what takes most off first, and says what keeps the others', async () => {
    await given({ terms: { offer: { kind: 'percent', percent: 20, most: 400 }, threshold: 0, products: ['points', 'membership'] } })
    await given({ days: 3 })
    await given({ days: 9, terms: { offer: { kind: 'amount', amount: 900 }, threshold: 9800, products: ['points'] } })
    await given({ days: 9, terms: { offer: { kind: 'amount', amount: 900 }, threshold: 0, products: ['membership'] } })
    const options = await domains.handlers.couponsOptions({ product: 'points', price: 3000 }, call)
    expect(options.usable.map(({ discount }) => discount)).toEqual([500, 400])
    expect(options.unusable.map(({ obstacle }) => obstacle).sort()).toEqual(['product', 'threshold'])
    const best = await coupons.suggest(call.identity.userId, 3000, 'points')
    expect(best).toEqual({ couponId: options.usable[0]!.coupon.id, discount: 500 })
    expect(await coupons.quote({ ...best!, userId: call.identity.userId, price: 3000, product: 'points' })).toBe(500)
    const below = coupons.quote({ ...best!, userId: call.identity.userId, price: 2999, product: 'points' })
    expect(await refusal(below)).toMatchObject({ reason: 'coupon-below-threshold', values: { yuan: 30 } })
  })

  it('never makes an order free, nor takes parts of a fen', () => {
    const offer = fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 100_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }), most: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }) }),
    )
    fc.assert(
      fc.property(offer, fc.integer({ min: 1, max: 1_000_000 }), (one, price) => {
        const terms = { offer: one, threshold: 0, products: ['points' as const] }
        const off = discountOf(terms, price)
        expect(Number.isInteger(off) && off >= 0 && price - off >= 1).toBe(true)
        expect(obstacleOf(terms, 'points', price)).toBe(off === 0 ? 'price' : undefined)
      }),
    )
  })
})

describe('the operator', () => {
  it('finds, changes and stops templates; what was given keeps its terms', async () => {
    const slug = await template({ names: sixNames('百分%之十'), total: 3 })
    await give(slug)
    const { rows: [found] } = await admin.searchTemplates({ text: '分%之' })
    expect(found).toMatchObject({ slug, given: 1 })
    const terms = { ...found!.terms, threshold: 9999 }
    const { names, total } = { names: sixNames('新'), total: 1 }
    expect(await admin.changeTemplate(found!.id, { names, terms, days: 3, total, active: true })).toMatchObject({
      before: { total: 3, days: 7 },
      after: { total: 1, days: 3, slug },
    })
    expect((await list()).coupons).toMatchObject([{ name: '新', threshold: 3000 }])
    const none = admin.changeTemplate(randomUUID(), { names, terms, days: 3, active: true })
    expect(await refusal(none)).toMatchObject({ reason: 'coupon-template-not-found' })
    expect((await admin.setActive(found!.id, false)).after.active).toBe(false)
    expect(await refusal(template({ slug }))).toMatchObject({ reason: 'coupon-slug-taken' })
  })

  it('cannot make fewer of them than were given', async () => {
    const slug = await template({ total: 3 })
    await give(slug)
    await give(slug)
    const { rows: [row] } = await admin.searchTemplates({ text: slug })
    const { names, terms, active } = row!
    expect(await refusal(admin.changeTemplate(row!.id, { names, terms, days: 7, active, total: 1 }))).toMatchObject({ reason: 'coupon-total-below-given' })
  })

  it('gives one to a person once for a request, with a message, and sees to whom they went', async () => {
    const slug = await template({ total: 1 })
    const gift = { userId: call.identity.userId, template: slug, requestId: randomUUID() }
    expect((await Promise.all([1, 2, 3].map(() => admin.giveTo(gift)))).filter(Boolean)).toHaveLength(1)
    expect(await refusal(admin.giveTo({ ...gift, requestId: randomUUID() }))).toMatchObject({ reason: 'coupon-not-given' })
    expect(await refusal(admin.giveTo({ ...gift, userId: randomUUID() }))).toMatchObject({ code: 20005 })
    const told = and(eq(messages.userId, gift.userId), ne(messages.template, 'welcome'))
    expect(await domains.platform.db.select().from(messages).where(told)).toMatchObject([{ template: 'coupon-given' }])
    const { rows: [row] } = await admin.searchTemplates({ text: slug })
    expect((await admin.listGiven({ templateId: row!.id })).rows).toMatchObject([{ userId: gift.userId, slug }])
    expect((await admin.listGiven({ userId: gift.userId })).rows).toHaveLength(1)
  })

  it('begins with the coupon that a new installation gives', async () => {
    expect((await admin.searchTemplates({ text: 'first-recharge' })).rows).toMatchObject([{ active: true, days: 7, names: { en: 'First top-up treat' } }])
  })
})
