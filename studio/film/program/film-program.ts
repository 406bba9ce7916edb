import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { FromFilm, Job } from './messages.ts'

/** The process of one film: `node film-program.ts priority`, with a job from its parent, and what becomes of it. The encoder is a child of this process and shares its priority. */
const priority = Number(process.argv[2])
setPriority(priority)
try {
  // Linux weighs sessions as wholes, and this process leads one: its priority would count among its own only.
  writeFileSync('/proc/self/autogroup', String(priority))
} catch {
  // There are no such groups here.
}
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
// Whatever may still run of it has nothing to do any more.
process.once('disconnect', () => (isDone ? process.exit(0) : end()))
process.once('message', (job: Job) => {
  film(job).then(
    () => {
      isDone = true
      return send({ kind: 'done' })
    },
    (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
})

async function film(job: Job): Promise<void> {
  const { shoot } = await import('./shoot.ts')
  await shoot(job, {
    onProgress: (fraction) => send({ kind: 'progress', fraction }),
    onPreview: (image) => send({ kind: 'preview', image }),
  })
}
