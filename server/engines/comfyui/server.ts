import * as v from 'valibot'
import { EngineError } from '../engine.ts'
import { badAnswer, parseAnswer } from '../shared/bad-answer.ts'
import { createRemote } from '../shared/remote.ts'
import { partlyRefusedError, refusalError } from './errors.ts'
import { readObjectInfo, type NodeTypes } from './object-info.ts'
import type { Workflow } from './workflow.ts'

const File = v.object({ filename: v.string(), subfolder: v.string(), type: v.string() })
export type OutputFile = v.InferOutput<typeof File>

const Files = v.optional(v.array(File), [])
const Uploaded = v.object({ name: v.string(), subfolder: v.string(), type: v.string() })
const Queue = v.object({ exec_info: v.object({ queue_remaining: v.number() }) })
const Accepted = v.object({ node_errors: v.optional(v.unknown()) })
const NotFound = v.object({ error: v.string() })
const Job = v.object({
  status: v.picklist(['pending', 'in_progress', 'completed', 'failed', 'cancelled']),
  outputs: v.optional(v.record(v.string(), v.looseObject({ images: Files, videos: Files, gifs: Files }))),
  execution_error: v.optional(v.unknown()),
})

export type JobState =
  | { status: 'pending' | 'in_progress' | 'cancelled' }
  /** Not there: never, no more, or forgotten in a restart. */
  | { status: 'lost' }
  | { status: 'completed'; files: OutputFile[] }
  | { status: 'failed'; error: unknown }

const MB = 1024 * 1024
/** Whoever asks what an engine offers waits some 8 s for all of its servers. */
const OBJECT_INFO_LIMITS = { timeoutMs: 6_000, maxBytes: 64 * MB }
const LOOK_TIMEOUT_MS = 5_000
const UPLOAD_TIMEOUT_MS = 120_000
/** Videos and gifs are what nodes of others call the films they save; the stock one tells of them as images. */
const FILM_LIMITS = { timeoutMs: 600_000, maxBytes: 512 * MB }
const PICTURE_LIMITS = { timeoutMs: 120_000, maxBytes: 128 * MB }

/** One ComfyUI server. Every call rejects with an EngineError, or with the signal's reason. */
export function createServer(address: string) {
  const remote = createRemote({ base: address })

  /**
   * Cancels a job, queued or running; a server that does not answer is left to itself. Tells whether the server knew a job to cancel, which may still
   * end well.
   */
  async function cancel(id: string): Promise<boolean> {
    // The run's own signal has aborted already, mostly.
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS)
    const answer = await remote.json(`/api/jobs/${id}/cancel`, { method: 'POST', signal }).catch(() => undefined)
    return v.is(v.object({ cancelled: v.literal(true) }), answer?.body)
  }

  return {
    address,

    async nodes(signal: AbortSignal): Promise<NodeTypes> {
      const { status, body } = await remote.json('/object_info', { signal, ...OBJECT_INFO_LIMITS })
      const nodes = status === 200 ? readObjectInfo(body) : undefined
      if (!nodes) throw badAnswer(new Error(`/object_info answers ${status} and no list of nodes`))
      return nodes
    },

    /** How many jobs run and wait. */
    async queueLength(signal: AbortSignal): Promise<number> {
      const { body } = await remote.json('/prompt', { signal, timeoutMs: LOOK_TIMEOUT_MS })
      return parseAnswer(Queue, body).exec_info.queue_remaining
    },

    /** Uploads a PNG among the temporary files, which the server throws away when it starts; returns its name for LoadImage. */
    async upload(bytes: Uint8Array<ArrayBuffer>, name: string, signal: AbortSignal): Promise<string> {
      const form = new FormData()
      form.set('image', new Blob([bytes], { type: 'image/png' }), name)
      form.set('type', 'temp')
      const { status, body } = await remote.json('/upload/image', { form, signal, timeoutMs: UPLOAD_TIMEOUT_MS })
      if (status === 413) throw refusalError(status, body)
      if (status !== 200) throw badAnswer(new Error(`/upload/image answers ${status}`))
      const { name: stored, subfolder, type } = parseAnswer(Uploaded, body)
      return `${subfolder ? `${subfolder}/` : ''}${stored}${type === 'input' ? '' : ` [${type}]`}`
    },

    /** Puts a job into the queue; a job of which only a part would run is taken out again. */
    async submit(id: string, workflow: Workflow, clientId: string, signal: AbortSignal): Promise<void> {
      // 'auto': the best preview that the server has files for.
      const sent = { prompt: workflow, prompt_id: id, client_id: clientId, extra_data: { preview_method: 'auto' } }
      const { status, body } = await remote.json('/prompt', { body: sent, signal })
      const accepted = v.safeParse(Accepted, body)
      if (status !== 200 || !accepted.success) throw refusalError(status, body)
      const error = partlyRefusedError(accepted.output.node_errors)
      if (!error) return
      await cancel(id)
      throw error
    },

    async job(id: string, signal: AbortSignal): Promise<JobState> {
      const { status, body } = await remote.json(`/api/jobs/${id}`, { signal, timeoutMs: LOOK_TIMEOUT_MS, maxBytes: 16 * MB })
      if (status === 404) {
        if (v.is(NotFound, body)) return { status: 'lost' }
        throw new EngineError('engine-not-set-up', { kind: 'unsupported', cause: new Error('The server has no /api/jobs: it is too old') })
      }
      const { status: state, outputs = {}, execution_error: error } = parseAnswer(Job, body)
      if (state === 'completed') return { status: state, files: Object.values(outputs).flatMap(({ videos, gifs, images }) => [...videos, ...gifs, ...images]) }
      return state === 'failed' ? { status: state, error } : { status: state }
    },

    cancel,

    /** A finished picture, as the server made it. */
    picture: ({ filename, subfolder, type }: OutputFile, signal: AbortSignal): Promise<Uint8Array> =>
      remote.bytes(`/view?${new URLSearchParams({ filename, subfolder, type })}`, { signal, ...PICTURE_LIMITS }),

    /** A finished film as it comes. */
    film: async ({ filename, subfolder, type }: OutputFile, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> =>
      (await remote.stream(`/view?${new URLSearchParams({ filename, subfolder, type })}`, { signal, ...FILM_LIMITS })).stream,
  }
}

export type Server = ReturnType<typeof createServer>
