import { setTimeout as delay } from 'node:timers/promises'
import { EngineError, type EngineRun } from '../engine.ts'
import { unreachable } from '../shared/bad-answer.ts'
import { askJob, cancelJob, pictureOf, submitJob, type Job } from './job.ts'
import { ServerInterrupted, type SdServer, type ServerLife, type Step } from './server.ts'

/** Milliseconds between two looks at a job: soon at first, as small models are quick. */
const PAUSES = [0, 20, 40, 80, 150, 300, 500, 800]
/** Times that a job which the server lost is sent again within one run. */
const RESENT_MOST = 5
const CANCEL_LIMIT_MS = 2000
const END_LIMIT_MS = 2000

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface FollowedJob {
  /** The job of an earlier attempt. */
  id: string | undefined
  body: Record<string, unknown>
  /** Bytes of its largest answer, the one with the picture. */
  maxBytes: number
  /** Stored when this resolves. */
  note(id: string): Promise<void>
  onSent(): void
  onQueued(): void
  /** With the server's steps where they can be seen. */
  onMaking(step?: Step): void
}

/** One picture of the server's, as it was sent: by the job that is noted if the server still has it, otherwise by a new one. */
export async function followJob(server: SdServer, followed: FollowedJob, run: EngineRun, wait: Wait): Promise<Uint8Array> {
  const job = { ...followed }
  for (let resent = 0; ; resent++) {
    const life = await server.life(run.signal)
    const seen: Seen = { making: false }
    try {
      const bytes = await follow(life, job, seen, run, wait)
      if (bytes) return bytes
    } catch (error) {
      run.signal.throwIfAborted()
      const isLost = life.ended.aborted || (error instanceof EngineError && error.reason === 'engine-unreachable')
      const isInnocent = life.ended.reason instanceof ServerInterrupted || !seen.making
      // Of a server that is not ours nothing is known; another attempt asks it again later.
      if (!isLost || !isInnocent || !life.interrupt || resent >= RESENT_MOST) throw life.ended.aborted ? unreachable(error) : error
      await untilEnded(life, run.signal)
    }
    if (resent >= RESENT_MOST) throw unreachable(new Error('The server loses its jobs'))
    // It is gone with the server that had it.
    job.id = undefined
  }
}

/** Connections break before the end of a process is told. */
async function untilEnded({ ended }: ServerLife, signal: AbortSignal): Promise<void> {
  await delay(END_LIMIT_MS, undefined, { signal: AbortSignal.any([ended, signal]) }).catch(() => {})
}

interface Seen {
  making: boolean
}

/** The picture; undefined when the server does not know the job. */
async function follow(life: ServerLife, job: FollowedJob, seen: Seen, run: EngineRun, wait: Wait): Promise<Uint8Array | undefined> {
  const within = AbortSignal.any([run.signal, life.ended])
  const id = job.id ?? (await send(life, job, run))
  const unlisten = life.onStep((step) => {
    if (seen.making) job.onMaking(step)
  })
  try {
    for (let look = 0; ; look++) {
      await wait(PAUSES[Math.min(look, PAUSES.length - 1)]!, within)
      const state = await askJob(life.remote, id, { signal: within, maxBytes: job.maxBytes })
      if (!state || state.status === 'cancelled') return undefined
      if (state.status === 'completed') return pictureOf(state)
      if (state.status === 'failed') throw failureOf(state)
      seen.making = state.status === 'generating'
      if (seen.making) job.onMaking()
      else job.onQueued()
    }
  } catch (error) {
    if (run.signal.aborted && run.givenUp()) await abandon(life, id)
    throw error
  } finally {
    unlisten()
  }
}

async function send(life: ServerLife, job: FollowedJob, run: EngineRun): Promise<string> {
  run.signal.throwIfAborted()
  job.onSent()
  // Not broken off by the person: of a job whose id we never hear nobody could get rid.
  const id = await submitJob(life.remote, job.body, life.ended)
  try {
    await job.note(id)
  } catch (error) {
    await abandon(life, id)
    throw error
  }
  job.id = id
  return id
}

/** Sees to it that nobody makes what nobody wants; what cannot be stopped is made and forgotten. */
async function abandon(life: ServerLife, id: string): Promise<void> {
  if (life.ended.aborted) return
  const found = await cancelJob(life.remote, id, AbortSignal.timeout(CANCEL_LIMIT_MS)).catch(() => 'unknown')
  if (found === 'running') life.interrupt?.()
}

function failureOf({ error }: Job): EngineError {
  const cause = new Error(`The job failed: ${error?.code ?? 'unknown'} ${(error?.message ?? '').slice(0, 200)}`.trim())
  const isMemory = /memory|alloc/i.test(error?.message ?? '')
  return new EngineError(isMemory ? 'engine-out-of-memory' : 'engine-failed', { kind: isMemory ? 'unsupported' : 'transient', cause })
}
