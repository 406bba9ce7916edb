import { fromPromise, setup } from 'xstate'

export type QuestionnaireEvent =
  /** A creation has finished. */
  | { type: 'TRIGGER'; task: string }
  | { type: 'CLOSE' }

/**
 * Counts finished creations: the first few only count, the next one brings the popup, once and never again. The count
 * and that it is done live in the session store, as all tabs share them.
 */
export const questionnaireMachine = setup({
  types: { events: {} as QuestionnaireEvent },
  actors: {
    /** Ends when the result was looked at and nothing else is in front of the person. */
    quietMoment: fromPromise<void>(() => Promise.reject(new Error('quietMoment is not provided'))),
  },
  actions: {
    count: (_, _params: { task: string }) => {},
    markDone: () => {},
    setPopup: (_, _params: { shown: boolean }) => {},
  },
  guards: {
    isDone: () => false,
    isCounted: (_, _params: { task: string }) => false,
    isCountFull: () => false,
  },
}).createMachine({
  id: 'questionnaire',
  initial: 'counting',
  states: {
    counting: {
      on: {
        TRIGGER: [
          { guard: 'isDone', target: 'done' },
          { guard: { type: 'isCounted', params: ({ event }) => ({ task: event.task }) } },
          { guard: 'isCountFull', target: 'waiting' },
          { actions: { type: 'count', params: ({ event }) => ({ task: event.task }) } },
        ],
      },
    },
    waiting: {
      invoke: {
        src: 'quietMoment',
        onDone: [{ guard: 'isDone', target: 'done' }, { target: 'showing', actions: 'markDone' }],
        onError: 'counting',
      },
    },
    showing: {
      entry: { type: 'setPopup', params: { shown: true } },
      exit: { type: 'setPopup', params: { shown: false } },
      on: { CLOSE: 'done' },
    },
    done: {},
  },
})
