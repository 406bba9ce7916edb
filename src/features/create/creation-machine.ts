import { assign, fromPromise, setup } from 'xstate'
import { codes } from '#contract/codes.ts'
import type { Task, Upload } from '#contract/entities.ts'
import { ApiError } from '~/shared/api/api.ts'

export interface Submission {
  requestId: string
  input: Record<string, unknown>
  /** The offer it is to be made by. */
  offer?: string
}

export type CreationEvent =
  | { type: 'UPLOAD'; field: string; file: File }
  | { type: 'UPLOAD_PROGRESS'; share: number }
  | { type: 'STOP' }
  | { type: 'SUBMIT'; submission: Submission }
  /** News of the task that is followed. */
  | { type: 'TASK'; task: Task }
  | { type: 'FOLLOW'; task: Task }
  | { type: 'EDIT' }

interface CreationContext {
  task: Task | undefined
  field: string
  uploadShare: number
  /** What is being sent, or was sent last, and whether it did not arrive although nothing is wrong with it. */
  file: File | undefined
  lost: boolean
}

/** An upload that begins. */
const begun = {
  field: ({ event }: { event: Extract<CreationEvent, { type: 'UPLOAD' }> }) => event.field,
  file: ({ event }: { event: Extract<CreationEvent, { type: 'UPLOAD' }> }) => event.file,
  uploadShare: 0,
  lost: false,
}

const isBadFile = (error: unknown) => error instanceof ApiError && error.code === codes.badFile

/** One person's work on one generator: filling the form, sending it, watching it being made. */
export const creationMachine = setup({
  types: { context: {} as CreationContext, events: {} as CreationEvent },
  actors: {
    upload: fromPromise<Upload, { file: File }>(() => Promise.reject(new Error('upload is not provided'))),
    submit: fromPromise<Task, Submission>(() => Promise.reject(new Error('submit is not provided'))),
    cancel: fromPromise<Task, { id: string }>(() => Promise.reject(new Error('cancel is not provided'))),
  },
  actions: {
    fillPhoto: (_, _params: { field: string; upload: Upload }) => {},
    explainUpload: (_, _params: { error: unknown }) => {},
    explain: (_, _params: { error: unknown }) => {},
    celebrate: () => {},
  },
  guards: {
    isQueued: (_, task: Task) => task.state === 'queued',
    isRunning: (_, task: Task) => task.state === 'running',
    isDone: (_, task: Task) => task.state === 'succeeded',
    isFailed: (_, task: Task) => task.state === 'failed',
    isCancelled: (_, task: Task) => task.state === 'cancelled',
  },
}).createMachine({
  id: 'creation',
  context: { task: undefined, field: '', uploadShare: 0, file: undefined, lost: false },
  initial: 'editing',
  on: {
    // A task found on return to the page is followed like one just sent.
    FOLLOW: { target: '.following', actions: assign({ task: ({ event }) => event.task }) },
  },
  states: {
    editing: {
      on: {
        UPLOAD: { target: 'uploading', actions: assign(begun) },
        SUBMIT: 'submitting',
      },
    },
    uploading: {
      tags: 'busy',
      on: {
        UPLOAD_PROGRESS: { actions: assign({ uploadShare: ({ event }) => event.share }) },
        STOP: 'editing',
      },
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ file: context.file! }),
        onDone: {
          target: 'editing',
          actions: { type: 'fillPhoto', params: ({ context, event }) => ({ field: context.field, upload: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: [assign({ lost: ({ event }) => !isBadFile(event.error) }), { type: 'explainUpload', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ event }) => (event as Extract<CreationEvent, { type: 'SUBMIT' }>).submission,
        onDone: { target: 'following', actions: assign({ task: ({ event }) => event.output }) },
        onError: { target: 'editing', actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    following: {
      initial: 'deciding',
      on: {
        TASK: { target: '.deciding', actions: assign({ task: ({ event }) => event.task }) },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isQueued', params: ({ context }) => context.task! }, target: 'queued' },
            { guard: { type: 'isRunning', params: ({ context }) => context.task! }, target: 'running' },
            { guard: { type: 'isDone', params: ({ context }) => context.task! }, target: '#creation.settled.done' },
            { guard: { type: 'isFailed', params: ({ context }) => context.task! }, target: '#creation.settled.failed' },
            { target: '#creation.settled.cancelled' },
          ],
        },
        queued: { tags: 'waiting', on: { STOP: 'cancelling' } },
        running: { tags: 'waiting', on: { STOP: 'cancelling' } },
        cancelling: {
          tags: ['waiting', 'busy'],
          invoke: {
            src: 'cancel',
            input: ({ context }) => ({ id: context.task!.id }),
            onDone: { target: 'deciding', actions: assign({ task: ({ event }) => event.output }) },
            onError: { target: 'deciding', actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    settled: {
      initial: 'done',
      on: {
        EDIT: 'editing',
        SUBMIT: 'submitting',
        UPLOAD: { target: 'uploading', actions: assign(begun) },
      },
      states: {
        done: { entry: 'celebrate' },
        failed: {},
        cancelled: {},
      },
    },
  },
})
