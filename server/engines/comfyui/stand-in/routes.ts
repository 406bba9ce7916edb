import type { IncomingMessage } from 'node:http'
import type { Workflow } from '../workflow.ts'
import type { Files } from './files.ts'
import { describeJob, historyOf, queueEntry, type StandInJob } from './job.ts'
import type { NodeInfos } from './validate.ts'

/** An answer: JSON, plain text, or bytes of a type; nothing where only the status counts. */
export interface Answer {
  status: number
  json?: unknown
  text?: string
  bytes?: Buffer
  mime?: string
}

export interface Office {
  nodes: NodeInfos
  files: Files
  running(): StandInJob | undefined
  pending(): StandInJob[]
  /** The latest job of an id that has ended. */
  ended(id: string): StandInJob | undefined
  accept(body: { prompt: Workflow; prompt_id?: string; client_id?: string; extra_data?: Record<string, unknown>; front?: boolean }): Answer
  /** Takes a queued job away, or asks the running one to stop. */
  cancel(id: string): boolean
}

const json = (body: unknown, status = 200): Answer => ({ status, json: body })
const empty = (status: number): Answer => ({ status })
const trouble: Answer = { status: 500, text: '500 Internal Server Error\n\nServer got itself in trouble' }
const canonicalId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const refusal = (type: string, message: string, details = message): Answer =>
  json({ error: { type, message, details, extra_info: {} }, node_errors: {} }, 400)

const systemStats = {
  system: { os: 'linux', comfyui_version: '0.33.0', python_version: '3.11.2', pytorch_version: '1.13.0a0', argv: ['/comfy/src/main.py'] },
  devices: [{ name: 'cpu', type: 'cpu', index: null, vram_total: 25_276_514_304, vram_free: 19_833_065_472 }],
}

/** Answers one request. */
export async function route(request: IncomingMessage, body: Buffer, office: Office): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://server')
  const prefixed = pathname.startsWith('/api/')
  const path = prefixed ? pathname.slice('/api'.length) : pathname
  const call = `${request.method} ${path}`
  const jobPath = prefixed ? /^\/jobs\/([^/]+)(\/cancel)?$/.exec(path) : null
  if (jobPath && request.method === 'POST' && jobPath[2]) return json({ cancelled: office.cancel(jobPath[1]!) })
  if (jobPath && request.method === 'GET') {
    const job = findJob(office, jobPath[1]!)
    return job ? json(describeJob(job)) : json({ error: 'Job not found' }, 404)
  }
  if (call.startsWith('GET /history/')) {
    const job = office.ended(path.slice('/history/'.length))
    return json(job ? historyOf(job) : {})
  }
  if (call.startsWith('GET /object_info/')) {
    const type = decodeURIComponent(path.slice('/object_info/'.length))
    return json(office.nodes[type] ? { [type]: office.nodes[type] } : {})
  }
  switch (call) {
    case 'GET /object_info':
      return json(office.nodes)
    case 'GET /system_stats':
      return json(systemStats)
    case 'GET /prompt':
      return json({ exec_info: { queue_remaining: queueLength(office) } })
    case 'GET /queue':
      return json({ queue_running: [office.running()].filter((job) => job !== undefined).map(queueEntry), queue_pending: office.pending().map(queueEntry) })
    case 'POST /prompt':
      return submit(body, office)
    case 'POST /interrupt': {
      const { prompt_id: id } = parsed(body) as { prompt_id?: string }
      const running = office.running()
      if (running && (id === undefined || id === running.id)) office.cancel(running.id)
      return empty(200)
    }
    case 'POST /upload/image':
      return upload(request, body, office.files)
    case 'GET /view':
      return view(query, office.files)
    default:
      return { status: 404, text: '404: Not Found' }
  }
}

const findJob = (office: Office, id: string) => [office.running(), ...office.pending()].find((job) => job?.id === id) ?? office.ended(id)
export const queueLength = (office: Pick<Office, 'running' | 'pending'>) => (office.running() ? 1 : 0) + office.pending().length

function parsed(body: Buffer): object {
  try {
    return JSON.parse(body.toString()) as object
  } catch {
    return {}
  }
}

function submit(body: Buffer, office: Office): Answer {
  let sent: unknown
  try {
    sent = JSON.parse(body.toString())
  } catch {
    return trouble
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || !('prompt' in sent)) return refusal('no_prompt', 'No prompt provided')
  const { prompt, prompt_id: id } = sent as { prompt: unknown; prompt_id?: unknown }
  const isNode = (node: unknown): node is object => typeof node === 'object' && node !== null
  if (!isNode(prompt) || !Object.values(prompt).every(isNode) || 'nodes' in prompt) return trouble
  if (id !== undefined && !(typeof id === 'string' && canonicalId.test(id))) {
    return refusal('invalid_prompt_id', 'prompt_id must be a valid UUID', 'prompt_id must be a UUID string in canonical lowercase hyphenated form')
  }
  return office.accept(sent as Parameters<Office['accept']>[0])
}

async function upload(request: IncomingMessage, body: Buffer, files: Files): Promise<Answer> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData().catch(() => undefined)
  const image = form?.get('image')
  if (!form || !(image instanceof File) || image.name === '') return empty(400)
  const text = (name: string, fallback: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : fallback
  }
  const stored = files.upload(image.name, text('subfolder', ''), text('type', 'input'), Buffer.from(await image.arrayBuffer()))
  return stored ? json(stored) : empty(400)
}

function view(query: URLSearchParams, files: Files): Answer {
  const file = { filename: query.get('filename') ?? '', subfolder: query.get('subfolder') ?? '', type: query.get('type') ?? 'output' }
  if (file.filename.includes('..')) return empty(400)
  if (file.subfolder.includes('..')) return empty(403)
  const bytes = files.read(file)
  return bytes ? { status: 200, bytes, mime: 'image/png' } : empty(404)
}
