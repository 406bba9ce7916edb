import { constants, setPriority } from 'node:os'
import { shootFilm } from './shoot-film.ts'
import type { FilmJob, FromFilm } from './messages.ts'

/** The process of one film: a job from its parent, and what becomes of it. The encoder is a child of this process and shares its priority. */
setPriority(constants.priority.PRIORITY_LOW)
const send = (message: FromFilm) => process.send?.(message)

/** The encoder ends with this process where it leads a group. */
function end(): never {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    // There are no groups here; the encoder's input ends with this process.
  }
  process.exit(1)
}

let isDone = false
process.once('disconnect', () => isDone || end())
process.once('message', (job: FilmJob) => {
  shootFilm(job, {
    onProgress: (fraction) => send({ kind: 'progress', fraction }),
    onPreview: (image) => send({ kind: 'preview', image }),
  }).then(
    () => {
      isDone = true
      return send({ kind: 'done' })
    },
    (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
})
