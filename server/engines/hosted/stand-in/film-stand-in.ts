import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer, bodyOf, serve, type StandIn } from './serve.ts'
import { speakAloud, type SpeechFate } from './speech-answers.ts'

/** What becomes of jobs, and of what is asked of them. */
type Fate = 'done' | 'waiting' | 'moderated' | 'failed' | 'down' | 'busy' | 'wrong-key' | 'no-film' | 'cut-off' | 'half' | 'elsewhere'

interface FilmJob {
  id: string
  /** The fields of the form, or the input. */
  input: Record<string, unknown>
  headers: IncomingMessage['headers']
  /** The picture that the film begins with. */
  photo?: Uint8Array
  looks: number
  cancelled: boolean
}

export interface FilmStandIn extends StandIn {
  /** Every job that was ever sent. */
  sent: FilmJob[]
  /** Every text that was to be spoken, with how. */
  spoken: Record<string, unknown>[]
  models: string[]
  fate(next: Fate): void
  speech(next: SpeechFate): void
  /** It forgets its jobs, as a restarted one. */
  restart(): void
  /** Resolves when a job is next asked after. */
  polled(): Promise<void>
}

export interface FilmStandInOptions {
  /** How often a job is asked after before it is done. */
  looks?: number
  /** A port to listen on; a free one by default. */
  port?: number
  /** The film of a job; by default one that lies in the repository. */
  film?(job: FilmJob): Promise<Uint8Array>
}

const shipped = new URL('../../../../public/examples/img-to-video/0.mp4', import.meta.url)

/**
 * Services of films by jobs and of speech on one port: `/v1/videos` and `/v1/audio/speech` as SGLang and vLLM-Omni speak them, and Replicate's
 * predictions below /replicate/v1.
 */
export async function filmStandIn({ looks = 1, port, film = () => readFile(shipped) }: FilmStandInOptions = {}): Promise<FilmStandIn> {
  const sent: FilmJob[] = []
  const jobs = new Map<string, FilmJob>()
  const spoken: Record<string, unknown>[] = []
  const models = ['wan-2.2-ti2v', 'kokoro-tts']
  let fate: Fate = 'done'
  let speech: SpeechFate = 'well'
  let told = () => {}

  const add = (job: Pick<FilmJob, 'input' | 'headers' | 'photo'>): FilmJob => {
    const full = { ...job, id: `job_${randomUUID()}`, looks: 0, cancelled: false }
    sent.push(full)
    jobs.set(full.id, full)
    return full
  }
  const isDone = (job: FilmJob) => fate !== 'waiting' && ++job.looks > looks

  /** As `GET /v1/videos/{id}` tells of it. */
  function state(job: FilmJob): unknown {
    const about = { id: job.id, object: 'video', model: job.input.model, created_at: 1 }
    if (job.cancelled) return { ...about, status: 'cancelled' }
    if (!isDone(job)) return { ...about, status: job.looks > 0 ? 'in_progress' : 'queued', progress: 30 }
    if (fate === 'moderated') return { ...about, status: 'failed', error: { code: 'moderation_blocked', message: 'The safety system said no.' } }
    if (fate === 'failed') return { ...about, status: 'failed', error: { code: 'server_error', message: 'CUDA out of memory' } }
    return { ...about, status: 'completed', progress: 100 }
  }

  function prediction(job: FilmJob): unknown {
    const get = `${standIn.address}/replicate/v1/predictions/${job.id}`
    const about = { id: job.id, urls: { get, cancel: `${get}/cancel` }, error: null as string | null, output: null as string | null }
    if (job.cancelled) return { ...about, status: 'canceled' }
    if (!isDone(job)) return { ...about, status: 'processing' }
    if (fate === 'moderated') return { ...about, status: 'failed', error: 'NSFW content detected. Try a different prompt.' }
    if (fate === 'failed') return { ...about, status: 'failed', error: 'CUDA out of memory' }
    return { ...about, status: 'succeeded', output: fate === 'elsewhere' ? 'http://169.254.169.254/film.mp4' : `${standIn.address}/files/${job.id}.mp4` }
  }

  async function sendFilm(job: FilmJob, response: ServerResponse): Promise<void> {
    if (fate === 'no-film') return void response.writeHead(200, { 'Content-Type': 'video/mp4' }).end('<html>sorry</html>')
    const bytes = await film(job)
    const half = bytes.subarray(0, bytes.byteLength >> 1)
    const told = fate === 'half' ? half : bytes
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': String(told.byteLength) })
    if (fate !== 'cut-off') return void response.end(told)
    response.write(half)
    // What was written is on its way before the connection goes.
    setImmediate(() => response.destroy())
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://stand-in')
    const body = await bodyOf(request)
    const id = /(job_[\w-]+)/.exec(pathname)?.[1] ?? ''
    const job = jobs.get(id)
    const isJob = /\/(videos|predictions|models\/.+\/predictions)(\/|$)/.test(pathname)
    if (fate === 'wrong-key') return answer(response, 401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } })
    if (isJob && fate === 'busy') return answer(response, 429, { error: { message: 'Rate limit reached.', code: 'rate_limit_exceeded' } })
    if (isJob && fate === 'down') return answer(response, 503, { error: { message: 'The server is overloaded.' } })
    if (pathname === '/v1/models') return answer(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
    if (pathname === '/replicate/v1/account') return answer(response, 200, { type: 'user' })
    if (pathname === '/v1/audio/voices') return answer(response, 200, { voices: ['zf_xiaoxiao', 'af_heart', 'am_adam'] })
    if (pathname === '/v1/audio/speech') {
      const asked = JSON.parse(body.toString()) as Record<string, unknown>
      spoken.push(asked)
      return speakAloud(asked, speech, response)
    }
    if (pathname.endsWith('/content') || pathname.startsWith('/files/')) return job ? sendFilm(job, response) : answer(response, 404, {})
    if (job && (request.method === 'DELETE' || pathname.endsWith('/cancel'))) {
      job.cancelled = true
      return answer(response, 200, { id, deleted: true })
    }
    if (request.method === 'POST') {
      const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/')
      const made = add(isForm ? await readForm(request, body) : { input: (JSON.parse(body.toString()) as { input: Record<string, unknown> }).input, headers: request.headers })
      return isForm ? answer(response, 200, { id: made.id, object: 'video', status: 'queued' }) : answer(response, 201, { ...(prediction(made) as object), status: 'starting', output: null })
    }
    told()
    if (!job) return answer(response, 404, { error: { message: 'No such job.' } })
    return answer(response, 200, pathname.startsWith('/replicate/') ? prediction(job) : state(job))
  }

  const standIn = await serve(handle, port)
  return {
    ...standIn,
    sent,
    spoken,
    models,
    fate: (next) => {
      fate = next
    },
    speech: (next) => {
      speech = next
    },
    restart: () => jobs.clear(),
    polled: () =>
      new Promise((resolve) => {
        told = resolve
      }),
  }
}

async function readForm({ headers }: IncomingMessage, body: Buffer): Promise<Pick<FilmJob, 'input' | 'headers' | 'photo'>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': headers['content-type']! } }).formData()
  const photo = form.get('input_reference')
  const input = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  return { headers, input, ...(photo instanceof File && { photo: new Uint8Array(await photo.arrayBuffer()) }) }
}
