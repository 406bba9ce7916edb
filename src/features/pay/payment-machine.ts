import { assign, fromPromise, setup } from 'xstate'
import type { Order, PaymentWay } from '#contract/endpoints/orders.ts'

export type PaymentEvent =
  /** News of the order, however they came. */
  | { type: 'ORDER'; order: Order }
  /** The person says that they have paid. */
  | { type: 'CHECK' }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }

export interface Begun {
  order: Order
  way?: PaymentWay
}

interface PaymentContext {
  order: Order | undefined
  way: PaymentWay | undefined
}

/** One order being paid: what the server says of it is what it is, whatever happens on this page. */
export const paymentMachine = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent },
  actors: {
    start: fromPromise<Begun, { id: string }>(() => Promise.reject(new Error('start is not provided'))),
    check: fromPromise<Order, { id: string }>(() => Promise.reject(new Error('check is not provided'))),
    close: fromPromise<Order, { id: string }>(() => Promise.reject(new Error('close is not provided'))),
  },
  actions: {
    keep: assign((_, order: Order) => ({ order })),
    explain: (_, _params: { error: unknown }) => {},
    /** The person goes to where they pay, if they have just asked for it. */
    leave: (_, _params: { way: PaymentWay }) => {},
    celebrate: () => {},
  },
  delays: { checkAgain: 15_000 },
  guards: {
    isPaid: (_, { state }: Order) => state === 'paid',
    isClosed: (_, { state }: Order) => state === 'closed',
    isRefunded: (_, { state }: Order) => state === 'refunded',
    isHeld: (_, { held }: Order) => held,
    isOver: (_, { state, held }: Order) => held || (state !== 'created' && state !== 'paying'),
    isBegun: ({ context }) => context.way !== undefined,
  },
}).createMachine({
  id: 'payment',
  context: { order: undefined, way: undefined },
  initial: 'unknown',
  states: {
    unknown: {
      on: { ORDER: { target: 'deciding', actions: { type: 'keep', params: ({ event }) => event.order } } },
    },
    deciding: {
      always: [
        { guard: { type: 'isHeld', params: ({ context }) => context.order! }, target: 'held' },
        { guard: { type: 'isPaid', params: ({ context }) => context.order! }, target: 'paid' },
        { guard: { type: 'isRefunded', params: ({ context }) => context.order! }, target: 'refunded' },
        { guard: { type: 'isClosed', params: ({ context }) => context.order! }, target: 'closed' },
        { guard: 'isBegun', target: 'open.waiting' },
        { target: 'open.starting' },
      ],
    },
    open: {
      initial: 'starting',
      on: {
        ORDER: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.order },
            target: 'deciding',
            actions: { type: 'keep', params: ({ event }) => event.order },
          },
          { actions: { type: 'keep', params: ({ event }) => event.order } },
        ],
      },
      states: {
        starting: {
          tags: 'busy',
          invoke: {
            src: 'start',
            input: ({ context }) => ({ id: context.order!.id }),
            onDone: [
              {
                guard: ({ event }) => event.output.way !== undefined,
                target: 'waiting',
                actions: [
                  assign({ order: ({ event }) => event.output.order, way: ({ event }) => event.output.way }),
                  { type: 'leave', params: ({ event }) => ({ way: event.output.way! }) },
                ],
              },
              // There was nothing to begin any more.
              { target: '#payment.deciding', actions: { type: 'keep', params: ({ event }) => event.output.order } },
            ],
            onError: { target: 'failed', actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        waiting: {
          on: { CHECK: 'checking', CLOSE: 'closing' },
          after: { checkAgain: 'asking' },
        },
        /** The provider is asked by the page itself: nobody is told when it does not answer. */
        asking: {
          on: { CHECK: 'checking', CLOSE: 'closing' },
          invoke: {
            src: 'check',
            input: ({ context }) => ({ id: context.order!.id }),
            onDone: { target: '#payment.deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'waiting',
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            src: 'check',
            input: ({ context }) => ({ id: context.order!.id }),
            onDone: { target: '#payment.deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: { target: 'waiting', actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        closing: {
          tags: 'busy',
          invoke: {
            src: 'close',
            input: ({ context }) => ({ id: context.order!.id }),
            onDone: { target: '#payment.deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: [
              { guard: 'isBegun', target: 'waiting', actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) } },
              { target: 'failed', actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        failed: {
          on: { RETRY: 'starting', CLOSE: 'closing' },
        },
      },
    },
    paid: { entry: 'celebrate' },
    refunded: {},
    held: { on: { ORDER: { target: 'deciding', guard: ({ event }) => !event.order.held, actions: { type: 'keep', params: ({ event }) => event.order } } } },
    // Money that comes late is honoured where it can be.
    closed: {
      on: {
        ORDER: {
          guard: ({ event }) => event.order.state !== 'closed',
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event.order },
        },
      },
    },
  },
})
