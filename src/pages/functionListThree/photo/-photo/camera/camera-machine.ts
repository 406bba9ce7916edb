import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Hint } from './guide.ts'

/** Seconds between the press and the photo. */
const COUNT = 3

export type CameraEvent =
  | { type: 'OPEN' }
  | { type: 'HINT'; hint: Hint }
  | { type: 'SHOOT' }
  | { type: 'STOP' }
  | { type: 'KEEP' }
  | { type: 'AGAIN' }

interface CameraContext {
  stream: MediaStream | undefined
  hint: Hint | undefined
  /** Seconds that are left. */
  count: number
  shot: File | undefined
}

const isDenied = (error: unknown) => error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')

/** A camera that looks at a person: asking → live → counting → taken, and again. */
export const cameraMachine = setup({
  types: { context: {} as CameraContext, events: {} as CameraEvent },
  actors: {
    open: fromPromise<MediaStream>(() => Promise.reject(new Error('open is not provided'))),
    shoot: fromPromise<File>(() => Promise.reject(new Error('shoot is not provided'))),
    /** Looks at the stream, and lets it go in the end. */
    watch: fromCallback<CameraEvent, { stream: MediaStream }>(() => {}),
  },
  actions: {
    keep: (_, _params: { shot: File }) => {},
  },
  guards: {
    isOver: ({ context }) => context.count <= 1,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'camera',
  context: { stream: undefined, hint: undefined, count: COUNT, shot: undefined },
  initial: 'idle',
  states: {
    idle: { on: { OPEN: 'asking' } },
    asking: {
      invoke: {
        src: 'open',
        onDone: { target: 'on', actions: assign({ stream: ({ event }) => event.output }) },
        onError: [
          { guard: ({ event }) => isDenied(event.error), target: 'denied' },
          { target: 'missing' },
        ],
      },
    },
    on: {
      initial: 'live',
      invoke: { src: 'watch', input: ({ context }) => ({ stream: context.stream! }) },
      on: { HINT: { actions: assign({ hint: ({ event }) => event.hint }) } },
      states: {
        live: { on: { SHOOT: { target: 'counting', actions: assign({ count: COUNT }) } } },
        counting: {
          on: { STOP: 'live' },
          after: { second: [{ guard: 'isOver', target: 'taking' }, { target: 'counting', reenter: true, actions: assign({ count: ({ context }) => context.count - 1 }) }] },
        },
        taking: {
          invoke: {
            src: 'shoot',
            onDone: { target: 'taken', actions: assign({ shot: ({ event }) => event.output }) },
            onError: 'live',
          },
        },
        taken: {
          on: {
            KEEP: { target: 'live', actions: [{ type: 'keep', params: ({ context }) => ({ shot: context.shot! }) }, assign({ shot: undefined })] },
            AGAIN: { target: 'live', actions: assign({ shot: undefined }) },
          },
        },
      },
    },
    denied: { on: { OPEN: 'asking' } },
    missing: { on: { OPEN: 'asking' } },
  },
})
