import { EngineError } from '../engine.ts'
import { failureError } from './errors.ts'
import type { Frame } from './frames.ts'
import { createJobProgress } from './progress.ts'
import type { OutputFile, Server } from './server.ts'
import { openSocket, type Socket } from './socket.ts'
import type { Workflow } from './workflow.ts'

/** What somebody who waits for a job is told. */
export interface JobEvents {
  onStart(): void
  /** 0..1 */
  onProgress(fraction: number): void
  onPreview(bytes: Uint8Array): void
}

export interface FollowOptions {
  signal: AbortSignal
  /** How often the job is asked about beside its socket, which may fall silent without closing. */
  pollMs: number
  events: JobEvents
}

/** Polls that may fail in a row before the server counts as gone. */
const MOST_FAILED_POLLS = 3
/** After the last frame the job's end shows at once, or nearly. */
const END_POLL_MS = 50

export interface Follower {
  /** Waits for the job's end; its files, or 'lost' when the server does not know it any more. */
  end(): Promise<OutputFile[] | 'lost'>
  close(): void
}

/**
 * Listens to a job. To be opened before it is submitted, or nothing of its beginning is heard. The socket tells how it goes; that it has ended
 * is only believed of the job itself.
 */
export async function followJob(server: Server, job: { id: string; client: string; workflow: Workflow }, options: FollowOptions): Promise<Follower> {
  const { signal, pollMs, events } = options
  const progress = createJobProgress(job.workflow)
  const lastFrame = Promise.withResolvers<void>()
  let over = false
  let socket: Socket | undefined
  let closed = false

  function onFrame(frame: Frame) {
    if (frame.type === 'preview') {
      if (frame.promptId === undefined || frame.promptId === job.id) events.onPreview(frame.bytes)
      return
    }
    if (frame.data.prompt_id !== job.id) return
    if (frame.type === 'execution_start') events.onStart()
    if (frame.type === 'executing' && frame.data.node === null) lastFrame.resolve()
    const fraction = progress.after(frame)
    if (fraction !== undefined) events.onProgress(fraction)
  }

  async function listen() {
    if (socket || closed) return
    // The id is used again only after its last socket is gone: of two, the later one goes deaf when the earlier one closes.
    socket = await openSocket(server.address, job.client, { onFrame, onClosed: () => (socket = undefined) }, signal)
    if (closed) socket?.close()
  }
  await listen()
  void lastFrame.promise.then(() => (over = true))

  return {
    async end() {
      let failedPolls = 0
      let wait = 0
      for (;;) {
        await pause(wait, over ? undefined : lastFrame.promise, signal)
        signal.throwIfAborted()
        try {
          const state = await server.job(job.id, signal)
          failedPolls = 0
          if (state.status === 'completed') return state.files
          if (state.status === 'lost') return 'lost'
          if (state.status === 'failed') throw failureError(state.error)
          // By somebody else: for the person nothing has been decided.
          if (state.status === 'cancelled') throw new EngineError('engine-failed', { kind: 'transient', cause: new Error('The job was cancelled on the server') })
          if (state.status === 'in_progress') events.onStart()
          await listen()
        } catch (error) {
          failedPolls++
          if (!isUnreachable(error) || failedPolls >= MOST_FAILED_POLLS) throw error
        }
        wait = over ? Math.min(pollMs, Math.max(END_POLL_MS, wait * 2)) : pollMs
      }
    },
    close() {
      closed = true
      socket?.close()
    },
  }
}

/** Some time, or less when `sooner` resolves or the signal aborts. */
async function pause(milliseconds: number, sooner: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const stop = () => resolve()
  signal.addEventListener('abort', stop, { once: true })
  await (sooner ? Promise.race([promise, sooner]) : promise)
  clearTimeout(timer)
  signal.removeEventListener('abort', stop)
}

const isUnreachable = (error: unknown) => error instanceof EngineError && (error.reason === 'engine-unreachable' || error.reason === 'engine-answer-bad')
