import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock, type SettableClock } from '../../platform/clock.ts'
import { silentLog, type Logger } from '../../platform/log.ts'
import { BadNoticeError, ProviderRefusedError, ProviderUnreachableError, type PayableOrder, type PayerContext, type PaymentProvider } from '../payment-provider.ts'
import type { ProviderDeps } from '../shared/provider-deps.ts'
import type { PaymentServer, SignedNotice } from './payment-server.ts'

/** A provider with what stands in for its server. */
interface ProviderSetup {
  server: PaymentServer
  provider(deps: ProviderDeps): PaymentProvider
  /** The same with a key that the server does not know; `secrets` are what must not be told. */
  stranger(deps: ProviderDeps): PaymentProvider
  secrets: readonly string[]
}

export interface Behaviour {
  id: PaymentProvider['id']
  /** Where a start only signs an address, so that nothing is asked of the server. */
  startsOffline?: boolean
  /** Where nothing is asked of any server: it keeps its books in the installation's own database. */
  local?: boolean
  /** Whether old notifications are refused for their age. */
  refusesOld: boolean
  open(clock: SettableClock): Promise<ProviderSetup>
}

const AMOUNT = 3000
/** Long enough for a busy machine to answer itself. */
const impatient = { timeoutMs: 20_000, pauses: [0, 0] }
const ATTEMPTS = impatient.pauses.length + 1

export const anOrder = (clock: SettableClock): PayableOrder => ({
  id: randomUUID(),
  title: '310 灵感点 & 50% “off”',
  amount: AMOUNT,
  expiresAt: new Date(clock.now().getTime() + 15 * 60_000),
})

export const aPayer = (platform: PayerContext['platform'] = 'pc'): PayerContext => ({
  platform,
  ip: '203.0.113.7',
  locale: 'zh-Hans',
  returnUrl: 'https://inkling.example/functionSquare/balance/index?order=1&a=b',
  notifyUrl: 'https://inkling.example/api/payments/notify',
  openId: 'open-ann',
})

/** What every provider must do, whichever it is. */
export function describeProvider({ id, open, startsOffline = false, local = false, refusesOld }: Behaviour): void {
  describe(`${id}, as every provider,`, () => {
    let clock: SettableClock
    let setup: ProviderSetup
    let server: PaymentServer
    let provider: PaymentProvider
    const go = new AbortController().signal
    const deps = (log: Logger = silentLog): ProviderDeps => ({ clock, log, patience: impatient })

    beforeEach(async () => {
      clock = createSettableClock()
      setup = await open(clock)
      server = setup.server
      provider = setup.provider(deps())
    })
    afterEach(() => server.close())

    async function begun(order = anOrder(clock)): Promise<PayableOrder> {
      const { way, reference } = await provider.start(order, aPayer(), go)
      server.visit?.(way)
      return { ...order, reference }
    }
    async function paid(): Promise<PayableOrder> {
      const order = await begun()
      await server.pay(order.id)
      return order
    }
    const last = (): SignedNotice => server.notices.at(-1)!

    it('begins one payment, however often it is asked', async () => {
      const order = anOrder(clock)
      const [first, second] = await Promise.all([begun(order), begun(order)])
      const again = await begun(first)
      expect(new Set([first, second, again].map(({ reference }) => reference)).size).toBe(1)
      await server.pay(order.id)
      expect(await server.begun(order.id)).toBe(1)
    })

    it('knows what is unpaid, paid and closed', async () => {
      expect(await provider.query(anOrder(clock), go)).toEqual({ state: 'unpaid' })
      const order = await begun()
      expect(await provider.query(order, go)).toEqual({ state: 'unpaid' })
      await server.pay(order.id)
      const state = await provider.query(order, go)
      expect(state).toMatchObject({ state: 'paid', amount: AMOUNT, transactionId: expect.any(String), paidAt: clock.now() })
      const other = await paid()
      expect(await provider.query(other, go)).not.toEqual(state)
    })

    it('reads the notification of a payment, twice the same', async () => {
      const order = await paid()
      const notice = await provider.readNotice(last())
      expect(notice).toMatchObject({ orderId: order.id, state: { state: 'paid', amount: AMOUNT, paidAt: clock.now() } })
      expect(await provider.readNotice(last())).toEqual(notice)
      const state = await provider.query(order, go)
      expect(notice).toEqual({ orderId: order.id, state })
      expect(provider.acknowledge().ok).toBe(true)
    })

    it('believes no notification that was changed, is none or is signed by another', async () => {
      await paid()
      const { headers, body } = last()
      const changed = body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
      for (const other of [changed, '', '{}', 'x']) await expect(provider.readNotice({ headers, body: other })).rejects.toThrow(BadNoticeError)
      await expect(setup.stranger(deps()).readNotice({ headers, body })).rejects.toThrow(BadNoticeError)
    })

    it('takes a notification that comes some minutes late', async () => {
      await paid()
      clock.advance(4 * 60_000)
      await expect(provider.readNotice(last())).resolves.toBeDefined()
    })

    it.runIf(refusesOld)('believes no notification that is older than five minutes', async () => {
      await paid()
      clock.advance(6 * 60_000)
      await expect(provider.readNotice(last())).rejects.toThrow(BadNoticeError)
    })

    it('closes what is not paid, once and again', async () => {
      const order = await begun()
      expect(await provider.close(order, go)).toEqual({ state: 'closed' })
      expect(await provider.close(order, go)).toEqual({ state: 'closed' })
      expect(await provider.close(anOrder(clock), go)).toEqual({ state: 'closed' })
    })

    it('lets nobody pay what it closed', async () => {
      const order = await begun()
      await provider.close(order, go)
      expect(await provider.query(order, go)).toEqual({ state: 'closed' })
      await expect(async () => server.pay(order.id)).rejects.toThrow()
    })

    it.skipIf(startsOffline)('begins nothing that is closed or paid', async () => {
      const [closed, done] = [await begun(), await paid()]
      await provider.close(closed, go)
      await expect(provider.start(closed, aPayer(), go)).rejects.toThrow(ProviderRefusedError)
      await expect(provider.start(done, aPayer(), go)).rejects.toThrow(ProviderRefusedError)
    })

    it('finds the payment when it was quicker than closing', async () => {
      const order = await paid()
      expect(await provider.close(order, go)).toMatchObject({ state: 'paid', amount: AMOUNT })
    })

    it('gives back once for each id, in parts and all', async () => {
      const order = await paid()
      const part = { id: randomUUID(), amount: 1000, reason: '不想要了' }
      const twice = await Promise.all([provider.refund(order, part, go), provider.refund(order, part, go)])
      expect([...twice, await provider.refund(order, part, go)]).toEqual(['refunded', 'refunded', 'refunded'])
      expect(await server.refunded(order.id)).toBe(1000)
      expect(await provider.refund(order, { ...part, id: randomUUID(), amount: 2001 }, go)).toBe('refused')
      expect(await provider.refund(order, { ...part, id: randomUUID(), amount: 2000 }, go)).toBe('refunded')
      expect(await provider.refund(order, { ...part, id: randomUUID(), amount: 1 }, go)).toBe('refused')
      expect(await server.refunded(order.id)).toBe(AMOUNT)
      expect(await provider.query(order, go)).toMatchObject({ state: 'refunded', amount: AMOUNT })
    })

    it('gives nothing back of what nobody paid', async () => {
      const refund = { id: randomUUID(), amount: 1, reason: '' }
      expect(await provider.refund(await begun(), refund, go)).toBe('refused')
    })

    it.skipIf(local).each(['refunded', 'refused'] as const)('says that a refund waits, and then that it was %s', async (end) => {
      const order = await paid()
      const refund = { id: randomUUID(), amount: 500, reason: '', notifyUrl: aPayer().notifyUrl }
      server.refundsWait = true
      expect(await provider.refund(order, refund, go)).toBe('pending')
      expect(await provider.refund(order, refund, go)).toBe('pending')
      server.settleRefunds(end)
      expect(await provider.refund(order, refund, go)).toBe(end)
      expect(await server.refunded(order.id)).toBe(end === 'refunded' ? 500 : 0)
    })

    it.skipIf(local)('asks again when an answer is lost, and nothing happens twice', async () => {
      const lose = () => server.fail('lost', 'down')
      if (!startsOffline) lose()
      const order = await begun()
      await server.pay(order.id)
      expect(await server.begun(order.id)).toBe(1)
      lose()
      expect(await provider.query(order, go)).toMatchObject({ state: 'paid' })
      lose()
      expect(await provider.refund(order, { id: randomUUID(), amount: 700, reason: '' }, go)).toBe('refunded')
      expect(await server.refunded(order.id)).toBe(700)
      const other = await begun()
      lose()
      expect(await provider.close(other, go)).toEqual({ state: 'closed' })
    })

    const calls = (asked: PaymentProvider, order: PayableOrder) => [
      () => asked.query(order, go),
      () => asked.close(order, go),
      () => asked.refund(order, { id: randomUUID(), amount: 1, reason: '' }, go),
    ]

    it.skipIf(local).each(['down', 'cut'] as const)('says that it does not know when the server is %s, after some attempts', async (fault) => {
      for (const call of calls(provider, await paid())) {
        const before = server.asked.length
        server.fail(...Array.from({ length: ATTEMPTS }, () => fault))
        await expect(call()).rejects.toThrow(ProviderUnreachableError)
        expect(server.asked.length - before).toBe(ATTEMPTS)
      }
    })

    it.skipIf(local)('says that it does not know when the server is slow', async () => {
      const order = await paid()
      const hurried = setup.provider({ ...deps(), patience: { ...impatient, timeoutMs: 30 } })
      server.fail(...Array.from({ length: 3 * ATTEMPTS }, () => 'slow' as const))
      for (const call of calls(hurried, order)) await expect(call()).rejects.toThrow(ProviderUnreachableError)
    })

    it.skipIf(local)('ends at once when nobody waits any more', async () => {
      const order = await begun()
      const patient = setup.provider({ ...deps(), patience: { timeoutMs: 60_000, pauses: [60_000] } })
      const asking = new AbortController()
      server.fail('slow')
      const answer = patient.query(order, asking.signal)
      asking.abort()
      await expect(answer).rejects.toThrow(ProviderUnreachableError)
    })

    it.skipIf(local)('tells nobody its keys, whatever goes wrong', async () => {
      const stranger = setup.stranger(deps())
      const order = await begun()
      const told: unknown[] = []
      const note = (error: unknown) => void told.push(error)
      await stranger.query(order, go).then(() => expect.unreachable(), note)
      await stranger.refund(order, { id: randomUUID(), amount: 1, reason: '' }, go).then(() => expect.unreachable(), note)
      server.fail('down', 'down', 'down')
      await stranger.query(order, go).then(() => expect.unreachable(), note)
      await stranger.readNotice({ headers: new Headers({ 'stripe-signature': 'x' }), body: 'x' }).catch(note)
      const ours = [ProviderRefusedError, ProviderUnreachableError, BadNoticeError]
      expect(told.map((error) => ours.some((kind) => error instanceof kind))).toEqual([true, true, true, true])
      for (const error of told as Error[]) {
        const words = `${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`
        for (const secret of setup.secrets) expect(words).not.toContain(secret)
      }
    })
  })
}
