import { assign, setup } from 'xstate'

export type AppLifecycleEvent = { type: 'HIDE' } | { type: 'SHOW' }

/** Whether the app is in sight. A launch and being shown again count as entering (0, 1), being hidden as leaving. */
export const appLifecycleMachine = setup({
  types: {
    context: {} as { enteredAt: number },
    events: {} as AppLifecycleEvent,
  },
  actions: {
    recordEnter: (_, _params: { value: 0 | 1 }) => {},
    recordLeave: (_, _params: { starttime: number; endtime: number }) => {},
    noteTime: assign(() => ({ enteredAt: Date.now() })),
  },
}).createMachine({
  id: 'appLifecycle',
  context: { enteredAt: 0 },
  initial: 'launched',
  states: {
    launched: {
      entry: ['noteTime', { type: 'recordEnter', params: { value: 0 } }],
      always: 'shown',
    },
    shown: {
      on: {
        HIDE: {
          target: 'hidden',
          actions: { type: 'recordLeave', params: ({ context }) => ({ starttime: context.enteredAt, endtime: Date.now() }) },
        },
      },
    },
    hidden: {
      on: {
        SHOW: { target: 'shown', actions: ['noteTime', { type: 'recordEnter', params: { value: 1 } }] },
      },
    },
  },
})
