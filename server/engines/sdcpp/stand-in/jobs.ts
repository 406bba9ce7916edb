import { setTimeout as delay } from 'node:timers/promises'
import type { Order } from './orders.ts'
import { makePicture } from './pictures.ts'

export interface StandInJob {
  id: string
  order: Order
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled'
  created: number
  started: number | null
  completed: number | null
  images: string[]
  error: { code: string; message: string } | null
}

export interface JobsOptions {
  now(): number
  stepMs: number
  onStep(done: number, of: number, job: StandInJob): void | Promise<void>
  /** What is made of it; absent where it fails. */
  make?(order: Order): Promise<Buffer | undefined>
}

const MOST_PENDING = 64
const KEPT_SECONDS = 600

/** The jobs of one life of a server: one is made at a time, finished ones are forgotten after ten minutes. */
export function createStandInJobs({ now, stepMs, onStep, make = makePicture }: JobsOptions) {
  const jobs = new Map<string, StandInJob>()
  const seconds = () => Math.floor(now() / 1000)
  let made = 0
  const life = new AbortController()
  let held: { promise: Promise<void>; resolve: () => void } | undefined

  async function generate(job: StandInJob): Promise<void> {
    Object.assign(job, { status: 'generating', started: seconds() })
    for (let step = 1; step <= job.order.steps && !life.signal.aborted; step++) {
      if (stepMs > 0) await delay(stepMs)
      await onStep(step, job.order.steps, job)
    }
    await held?.promise
    const pictures = await Promise.all(
      Array.from({ length: job.order.batch }, (_, index) => make({ ...job.order, seed: job.order.seed + index })),
    )
    const images = pictures.flatMap((picture) => (picture ? [picture.toString('base64')] : []))
    if (images.length > 0) Object.assign(job, { status: 'completed', images })
    else Object.assign(job, { status: 'failed', error: { code: 'generation_failed', message: 'generate_image returned no results' } })
    job.completed = seconds()
  }

  let busy = false
  async function work(): Promise<void> {
    if (busy || life.signal.aborted) return
    busy = true
    for (let next = waiting()[0]; next && !life.signal.aborted; next = waiting()[0]) await generate(next)
    busy = false
  }

  const waiting = () => [...jobs.values()].filter(({ status }) => status === 'queued')
  const pending = () => [...jobs.values()].filter(({ status }) => status === 'queued' || status === 'generating').length

  return {
    all: () => [...jobs.values()],
    /** undefined: the queue is full. */
    submit(order: Order): StandInJob | undefined {
      if (pending() >= MOST_PENDING) return undefined
      const id = `job_${seconds().toString(16)}_${String(++made).padStart(8, '0')}`
      const job: StandInJob = { id, order, status: 'queued', created: seconds(), started: null, completed: null, images: [], error: null }
      jobs.set(id, job)
      void work()
      return job
    },
    find(id: string): StandInJob | 'expired' | undefined {
      const job = jobs.get(id)
      if (!job || job.completed === null) return job
      const age = seconds() - job.completed
      if (age < KEPT_SECONDS) return job
      return age < 2 * KEPT_SECONDS ? 'expired' : undefined
    },
    cancel(job: StandInJob): 'running' | 'done' {
      if (job.status === 'generating') return 'running'
      if (job.status === 'queued') {
        Object.assign(job, { status: 'cancelled', completed: seconds(), error: { code: 'cancelled', message: 'job cancelled by client' } })
      }
      return 'done'
    },
    tell(job: StandInJob) {
      const { id, status, created, started, completed, images, order, error } = job
      const result = status === 'completed' ? { output_format: order.sent['output_format'] ?? 'png', images: images.map((b64_json, index) => ({ index, b64_json })) } : null
      return { id, kind: 'img_gen', status, created, started, completed, queue_position: waiting().indexOf(job) + 1, result, error }
    },
    /** Whatever is made is not finished until `release`. */
    hold() {
      held ??= Promise.withResolvers<void>()
    },
    release() {
      held?.resolve()
      held = undefined
    },
    end() {
      life.abort()
      held?.resolve()
    },
  }
}
