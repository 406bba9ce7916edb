import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer, bodyOf, paint, serve, type StandIn } from './serve.ts'

/** What becomes of the jobs from now on. */
type Fate = 'done' | 'waiting' | 'moderated' | 'failed'

interface Job {
  id: string
  input: Record<string, unknown>
  cancelled: boolean
}

export interface QueueStandIn extends StandIn {
  /** Every job that was ever sent. */
  sent: Job[]
  fate(next: Fate): void
  /** It forgets its jobs, as a restarted one. */
  restart(): void
  /** Where the finished pictures lie; its own host by default. */
  filesAt(origin: string): void
  /** Resolves when a job is next asked after. */
  polled(): Promise<void>
}

/** Two services that make pictures by jobs, on one port: Black Forest Labs below /v1, Replicate below /replicate/v1. */
export async function queueStandIn(): Promise<QueueStandIn> {
  const sent: Job[] = []
  const jobs = new Map<string, Job>()
  let fate: Fate = 'done'
  let files: string | undefined
  let told = () => {}

  const add = (input: Record<string, unknown>): Job => {
    const job = { id: randomUUID(), input, cancelled: false }
    sent.push(job)
    jobs.set(job.id, job)
    return job
  }
  const file = ({ id }: Job) => `${files ?? standIn.address}/files/${id}.png`

  function blackForestLabs(job: Job | undefined): unknown {
    if (!job) return { id: '', status: 'Task not found' }
    if (fate === 'moderated') return { id: job.id, status: 'Content Moderated' }
    if (fate === 'failed') return { id: job.id, status: 'Error' }
    return fate === 'waiting'
      ? { id: job.id, status: 'Pending' }
      : { id: job.id, status: 'Ready', result: { sample: file(job), seed: job.input.seed } }
  }

  function prediction(job: Job): unknown {
    const urls = {
      get: `${standIn.address}/replicate/v1/predictions/${job.id}`,
      cancel: `${standIn.address}/replicate/v1/predictions/${job.id}/cancel`,
    }
    const about = { id: job.id, urls, error: null as string | null, output: null as string[] | null }
    if (job.cancelled) return { ...about, status: 'canceled' }
    if (fate === 'moderated') return { ...about, status: 'failed', error: 'NSFW content detected. Try a different prompt.' }
    if (fate === 'failed') return { ...about, status: 'failed', error: 'CUDA out of memory' }
    return fate === 'waiting' ? { ...about, status: 'processing' } : { ...about, status: 'succeeded', output: [file(job)] }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stand-in')
    const id = url.searchParams.get('id') ?? /predictions\/([^/]+)/.exec(url.pathname)?.[1] ?? ''
    const body = await bodyOf(request)
    const isReplicate = url.pathname.startsWith('/replicate/')
    if (url.pathname.startsWith('/files/'))
      return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(await paint(64, 64))
    if (isReplicate ? !request.headers.authorization : !request.headers['x-key'])
      return answer(response, 401, { detail: 'Unauthenticated' })
    if (url.pathname === '/replicate/v1/account') return answer(response, 200, { type: 'user' })
    const job = jobs.get(id)
    if (url.pathname.endsWith('/cancel') && job) job.cancelled = true
    else if (request.method === 'POST') {
      const input = JSON.parse(body.toString()) as Record<string, unknown> & { input?: Record<string, unknown> }
      const job = add(input.input ?? input)
      if (!isReplicate) return answer(response, 200, { id: job.id, polling_url: `${standIn.address}/v1/get_result?id=${job.id}` })
      return answer(response, 201, { ...(prediction(job) as object), status: 'starting', output: null })
    }
    told()
    if (!isReplicate) return answer(response, job ? 200 : 404, blackForestLabs(job))
    return job ? answer(response, 200, prediction(job)) : answer(response, 404, { detail: 'Not found.' })
  }

  const standIn = await serve(handle)
  return {
    ...standIn,
    sent,
    fate: (next) => {
      fate = next
    },
    restart: () => jobs.clear(),
    filesAt: (origin) => {
      files = origin
    },
    polled: () =>
      new Promise((resolve) => {
        told = resolve
      }),
  }
}
