import { assign, fromPromise, setup } from 'xstate'
import { REACH_PX } from './pull-distance.ts'

type PullEvent =
  | { type: 'pull'; distance: number }
  | { type: 'release' }
  | { type: 'cancel' }
  /** Without a gesture: a button. */
  | { type: 'refresh' }

const params = ({ event }: { event: { distance: number } }) => ({ distance: event.distance })
const follow = { type: 'follow', params } as const
const reaches = { type: 'reaches', params } as const

/** idle → pulling ⇄ reached → refreshing → restoring → idle. A failed refresh restores like any other. */
export const pullToRefreshMachine = setup({
  types: {
    context: {} as { distance: number },
    events: {} as PullEvent,
  },
  actors: {
    /** Gets the page's data anew. */
    refresh: fromPromise<void>(() => Promise.resolve()),
    /** Ends when the content is back in its place. */
    restore: fromPromise<void>(() => Promise.resolve()),
  },
  actions: {
    follow: assign((_, { distance }: { distance: number }) => ({ distance })),
    rest: assign({ distance: REACH_PX }),
    fold: assign({ distance: 0 }),
    /** A tick in the hand: letting go now refreshes. */
    tick: () => {},
  },
  guards: {
    reaches: (_, { distance }: { distance: number }) => distance >= REACH_PX,
  },
}).createMachine({
  id: 'pull-to-refresh',
  context: { distance: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: { pull: { target: 'pulling', actions: follow }, refresh: 'refreshing' },
    },
    pulling: {
      on: {
        pull: [{ guard: reaches, target: 'reached', actions: follow }, { actions: follow }],
        release: 'restoring',
        cancel: 'restoring',
      },
    },
    reached: {
      entry: 'tick',
      on: {
        pull: [{ guard: reaches, actions: follow }, { target: 'pulling', actions: follow }],
        release: 'refreshing',
        cancel: 'restoring',
      },
    },
    refreshing: {
      tags: 'busy',
      entry: 'rest',
      invoke: { src: 'refresh', onDone: 'restoring', onError: 'restoring' },
    },
    restoring: {
      entry: 'fold',
      invoke: { src: 'restore', onDone: 'idle', onError: 'idle' },
    },
  },
})
