import { createActor, fromPromise } from 'xstate'
import type { Task, Upload } from '#contract/entities.ts'
import { creationMachine, type Submission } from './creation-machine.ts'

/** What a creation does to the world. */
export interface CreationEffects {
  upload(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Upload>
  submit(submission: Submission, signal: AbortSignal): Promise<Task>
  cancel(id: string, signal: AbortSignal): Promise<Task>
  fillPhoto(field: string, upload: Upload): void
  explainUpload(error: unknown): void
  explain(error: unknown): void
  celebrate(): void
}

/** Runs the machine of one person's work on one generator. */
export function startCreation(current: () => CreationEffects) {
  const machine = creationMachine.provide({
    actors: {
      upload: fromPromise(({ input, signal }) =>
        current().upload(input.file, signal, (share) => actor.send({ type: 'UPLOAD_PROGRESS', share })),
      ),
      submit: fromPromise(({ input, signal }) => current().submit(input, signal)),
      cancel: fromPromise(({ input, signal }) => current().cancel(input.id, signal)),
    },
    actions: {
      fillPhoto: (_, { field, upload }) => current().fillPhoto(field, upload),
      explainUpload: (_, { error }) => current().explainUpload(error),
      explain: (_, { error }) => current().explain(error),
      celebrate: () => current().celebrate(),
    },
  })
  const actor = createActor(machine)
  return actor.start()
}
