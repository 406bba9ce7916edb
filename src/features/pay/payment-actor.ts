import { createActor, fromPromise } from 'xstate'
import { appConfig } from '#config'
import type { Order, PaymentWay } from '#contract/endpoints/orders.ts'
import { paymentMachine, type Begun } from './payment-machine.ts'

/** What a payment does to the world. */
export interface PaymentEffects {
  start(id: string, signal: AbortSignal): Promise<Begun>
  check(id: string, signal: AbortSignal): Promise<Order>
  close(id: string, signal: AbortSignal): Promise<Order>
  explain(error: unknown): void
  leave(way: PaymentWay): void
  celebrate(): void
}

/** Runs the machine of one order's payment. */
export function startPayment(current: () => PaymentEffects) {
  const machine = paymentMachine.provide({
    actors: {
      start: fromPromise(({ input, signal }) => current().start(input.id, signal)),
      check: fromPromise(({ input, signal }) => current().check(input.id, signal)),
      close: fromPromise(({ input, signal }) => current().close(input.id, signal)),
    },
    actions: {
      explain: (_, { error }) => current().explain(error),
      leave: (_, { way }) => current().leave(way),
      celebrate: () => current().celebrate(),
    },
    delays: { checkAgain: appConfig.shop.checkMs },
  })
  return createActor(machine).start()
}
