import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Order, PaymentWay } from '#contract/endpoints/orders.ts'
import { sampleOrder } from '../../../tests/support/orders.ts'
import { paymentMachine, type Begun, type PaymentEvent } from './payment-machine.ts'

const way: PaymentWay = { kind: 'qr', content: 'https://pay.test/1' }
const order = (change: Partial<Order> = {}) => sampleOrder({ state: 'paying', ...change })
const offline = new TypeError('Failed to fetch')

interface World {
  start?: Begun | Error
  check?: Order | Error
  close?: Order | Error
}

/** Runs the machine over a world, one event after the other, and tells where it came to and what was done. */
async function walk(events: readonly (PaymentEvent['type'] | PaymentEvent | 'WAIT')[], world: World = {}) {
  const done: string[] = []
  const act = <T>(name: string, outcome: T | Error | undefined, otherwise: T) =>
    fromPromise<T, { id: string }>(async () => {
      done.push(name)
      if (outcome instanceof Error) throw outcome
      return outcome ?? otherwise
    })
  const clock = new SimulatedClock()
  const machine = paymentMachine.provide({
    actors: {
      start: act('start', world.start, { order: order(), way }),
      check: act('check', world.check, order()),
      close: act('close', world.close, order({ state: 'closed' })),
    },
    actions: { explain: () => done.push('explain'), leave: () => done.push('leave'), celebrate: () => done.push('celebrate') },
  })
  const actor = createActor(machine, { clock }).start()
  const settle = () => new Promise((resume) => setTimeout(resume))
  for (const event of events) {
    if (event === 'WAIT') clock.increment(15_000)
    else actor.send(typeof event === 'string' ? (event === 'ORDER' ? { type: event, order: order() } : { type: event }) : event)
    await settle()
  }
  const { value } = actor.getSnapshot()
  actor.stop()
  return { at: typeof value === 'string' ? value : Object.values(value)[0], done }
}

const news = (change: Partial<Order>): PaymentEvent => ({ type: 'ORDER', order: order(change) })

test.each<[string, Parameters<typeof walk>, object]>([
  ['nothing is known yet', [[]], { at: 'unknown', done: [] }],
  ['an open order is begun, once', [['ORDER', 'ORDER', 'ORDER']], { at: 'waiting', done: ['start', 'leave'] }],
  ['one that is paid shows it, and nothing is begun', [[news({ state: 'paid' })]], { at: 'paid', done: ['celebrate'] }],
  ['one that is closed, too', [[news({ state: 'closed' })]], { at: 'closed', done: [] }],
  ['one that is refunded, too', [[news({ state: 'refunded' })]], { at: 'refunded', done: [] }],
  ['one that the operator looks at, too', [[news({ held: true })]], { at: 'held', done: [] }],
  ['news of the payment end the waiting', [['ORDER', news({ state: 'paid' }), news({ state: 'paid' })]], { at: 'paid', done: ['start', 'leave', 'celebrate'] }],
  ['it had been paid before it was begun', [['ORDER'], { start: { order: order({ state: 'paid' }) } }], { at: 'paid', done: ['start', 'celebrate'] }],
  ['the provider is asked by itself', [['ORDER', 'WAIT'], { check: order({ state: 'paid' }) }], { at: 'paid', done: ['start', 'leave', 'check', 'celebrate'] }],
  ['and again, without a word when it does not answer', [['ORDER', 'WAIT', 'WAIT'], { check: offline }], { at: 'waiting', done: ['start', 'leave', 'check', 'check'] }],
  ['the person has it asked', [['ORDER', 'CHECK'], { check: order({ state: 'paid' }) }], { at: 'paid', done: ['start', 'leave', 'check', 'celebrate'] }],
  ['and hears when it does not answer', [['ORDER', 'CHECK'], { check: offline }], { at: 'waiting', done: ['start', 'leave', 'check', 'explain'] }],
  ['given up', [['ORDER', 'CLOSE']], { at: 'closed', done: ['start', 'leave', 'close'] }],
  ['given up too late', [['ORDER', 'CLOSE'], { close: order({ state: 'paid' }) }], { at: 'paid', done: ['start', 'leave', 'close', 'celebrate'] }],
  ['not given up without a network', [['ORDER', 'CLOSE'], { close: offline }], { at: 'waiting', done: ['start', 'leave', 'close', 'explain'] }],
  ['not begun without a network, and tried again', [['ORDER', 'RETRY'], { start: offline }], { at: 'failed', done: ['start', 'explain', 'start', 'explain'] }],
  ['given up without having begun', [['ORDER', 'CLOSE'], { start: offline }], { at: 'closed', done: ['start', 'explain', 'close'] }],
  ['paid elsewhere while it could not be begun', [['ORDER', news({ state: 'paid' })], { start: offline }], { at: 'paid', done: ['start', 'explain', 'celebrate'] }],
  ['closed, and then paid late', [[news({ state: 'closed' }), news({ state: 'paid' })]], { at: 'paid', done: ['celebrate'] }],
  ['looked at, and then honoured', [[news({ held: true }), news({ state: 'paid' })]], { at: 'paid', done: ['celebrate'] }],
])('%s', async (_, journey, outcome) => {
  expect(await walk(...journey)).toEqual(outcome)
})
