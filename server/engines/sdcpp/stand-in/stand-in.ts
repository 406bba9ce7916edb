import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { createStandInJobs, type JobsOptions, type StandInJob } from './jobs.ts'
import { readOrder } from './orders.ts'

/** What it does to the answers that hold a picture. */
export type Mischief = 'none' | 'fails' | 'not-a-picture' | 'lying-size' | 'no-picture' | 'no-json' | 'cut-off' | 'endless' | 'oversized' | 'silent' | 'error-page'

export interface StandInOptions extends Partial<JobsOptions> {
  port?: number
  /** Milliseconds that a POST of no told length waits; 5000 at the real one. */
  lengthWaitMs?: number
  /** Modes that the model is for. */
  modes?: readonly string[]
  model?: string
}

export interface StandIn {
  address: string
  /** Every job that was ever sent, over all lives. */
  sent: StandInJob[]
  /** Requests without Content-Length. */
  lengthless: number
  misbehave(mischief: Mischief): void
  /** Whatever is being made is not finished before `release`. */
  hold(): void
  release(): void
  /** Ends it as SIGTERM does and starts it again at the same address: its jobs are gone. */
  restart(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
}

const samplers = ['euler', 'euler_a', 'heun', 'dpm2', 'dpm++2s_a', 'dpm++2m', 'lcm']
const schedulers = ['discrete', 'karras', 'exponential', 'ays']

/** A server that behaves as sd-server (97d29908) does over HTTP, without a model. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const { lengthWaitMs = 0, modes = ['img_gen'], model = 'toy-sd15.safetensors' } = options
  const { now = Date.now, stepMs = 0, onStep = () => {} } = options
  let mischief: Mischief = 'none'
  const sent: StandInJob[] = []
  const make: JobsOptions['make'] = options.make
  const live = () => createStandInJobs({ now, stepMs, onStep, ...(make && { make }) })
  let jobs = live()
  let holding = false

  const capabilities = {
    model: { name: model, stem: model.replace(/\.\w+$/, ''), path: `/models/${model}` },
    current_mode: modes[0],
    supported_modes: modes,
    defaults: { width: 512, height: 512, seed: 42, sample_params: { sample_steps: 20 } },
    defaults_by_mode: {},
    limits: { min_width: 64, max_width: 4096, min_height: 64, max_height: 4096, max_batch_count: 8, max_queue_size: 64 },
    samplers,
    schedulers,
    output_formats: ['png', 'jpeg', 'webp'],
    features: { cancel_queued: true, cancel_generating: false },
    loras: [],
    upscalers: [{ name: 'None' }, { name: 'Latent' }],
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (request.method === 'POST' && request.headers['content-length'] === undefined) {
      standIn.lengthless++
      await new Promise((resolve) => setTimeout(resolve, lengthWaitMs))
    }
    const tell = (status: number, value?: unknown) => {
      response.writeHead(status, value === undefined ? {} : { 'Content-Type': 'application/json' }).end(value === undefined ? '' : JSON.stringify(value))
    }
    const route = `${request.method} ${new URL(request.url ?? '/', 'http://stand-in').pathname}`
    const [, id = '', cancels] = /^\w+ \/sdcpp\/v1\/jobs\/([^/]+)(\/cancel)?$/.exec(route) ?? []
    if (route === 'GET /') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('Stable Diffusion Server is running')
    if (route === 'GET /v1/models') return tell(200, { data: [{ id: 'sd-cpp-local', object: 'model', owned_by: 'local' }] })
    if (route === 'GET /sdcpp/v1/capabilities') return tell(200, capabilities)
    if (route === 'POST /sdcpp/v1/vid_gen') return tell(400, { error: 'loaded model does not support vid_gen' })
    if (route === 'POST /sdcpp/v1/img_gen') {
      const order = await readOrder(body)
      if ('status' in order) return tell(order.status, order.body)
      const job = jobs.submit(order)
      if (!job) return tell(429, { error: 'job queue is full' })
      sent.push(job)
      return tell(202, { id: job.id, kind: 'img_gen', status: job.status, created: job.created, poll_url: `/sdcpp/v1/jobs/${job.id}` })
    }
    const isJobRoute = id !== '' && request.method === (cancels ? 'POST' : 'GET')
    if (!isJobRoute) return tell(404)
    const job = jobs.find(id)
    if (!job) return tell(404, { error: 'job not found' })
    if (job === 'expired') return tell(410, { error: 'job expired' })
    if (cancels && jobs.cancel(job) === 'running') return tell(409, { error: 'job is currently generating and cannot be interrupted yet' })
    if (cancels || job.status !== 'completed' || mischief === 'none') return tell(200, jobs.tell(job))
    await misbehave(job, response, tell)
  }

  async function misbehave(job: StandInJob, response: ServerResponse, tell: (status: number, value?: unknown) => void): Promise<void> {
    const told = jobs.tell(job)
    const withImage = (bytes: Buffer) => tell(200, { ...told, result: { output_format: 'png', images: [{ index: 0, b64_json: bytes.toString('base64') }] } })
    const whole = JSON.stringify(told)
    switch (mischief) {
      case 'fails':
        return tell(200, { ...told, status: 'failed', result: null, error: { code: 'generation_failed', message: 'generate_image returned no results' } })
      case 'not-a-picture':
        return withImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'))
      case 'lying-size':
        return withImage(await sharp({ create: { width: 1024, height: 128, channels: 3, background: '#123' } }).png().toBuffer())
      case 'no-picture':
        return tell(200, { ...told, result: { output_format: 'png', images: [] } })
      case 'no-json':
        return void response.writeHead(200).end(whole.slice(0, -20))
      case 'error-page':
        return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>Bad gateway</html>')
      case 'cut-off':
        return void response.writeHead(200, { 'Content-Length': String(whole.length) }).write(whole.slice(0, 100), () => response.destroy())
      case 'oversized':
        return void response.writeHead(200, { 'Content-Length': String(2 ** 31) }).write('{', () => writeFor(response, 2000))
      case 'endless':
        return void response.writeHead(200).write('{"id":"', () => writeFor(response, Infinity))
      default:
        // Silent: the connection stays open and nothing comes.
    }
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  let port = options.port ?? 0
  const standIn: StandIn = {
    address: '',
    sent,
    lengthless: 0,
    misbehave: (next) => (mischief = next),
    hold: () => {
      holding = true
      jobs.hold()
    },
    release: () => {
      holding = false
      jobs.release()
    },
    async start() {
      jobs = live()
      if (holding) jobs.hold()
      await once(server.listen(port, '127.0.0.1'), 'listening')
      const bound = server.address()
      if (typeof bound === 'object' && bound) port = bound.port
      standIn.address = `http://127.0.0.1:${port}`
    },
    async stop() {
      jobs.end()
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    async restart() {
      await standIn.stop()
      await standIn.start()
    },
  }
  await standIn.start()
  return standIn
}

function writeFor(response: ServerResponse, chunks: number): void {
  if (chunks <= 0 || response.destroyed) return
  response.write(Buffer.alloc(65_536, 'x'), () => setImmediate(() => writeFor(response, chunks - 1)))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
