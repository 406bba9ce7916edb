import { randomUUID } from 'node:crypto'
import { EngineError, type EngineRun } from '../engine.ts'
import { unreachable } from '../shared/bad-answer.ts'
import type { Noted, NotedJob } from './checkpoint.ts'
import { followJob, type Follower, type JobEvents } from './follow.ts'
import type { NodeTypes } from './object-info.ts'
import type { OutputFile, Server } from './server.ts'
import type { Servers } from './servers.ts'
import type { Workflow } from './workflow.ts'

/** One creation at the servers: what all of its jobs share. */
export interface Making<Result> {
  servers: Servers
  run: EngineRun
  pollMs: number
  noted: Noted
  /** Whether a server with these nodes can do it. */
  can(nodes: NodeTypes): boolean
  /** A PNG that goes to the server first. */
  photo?: Uint8Array<ArrayBuffer>
  workflow(values: { photo: string; seed: number; prefix: string }): Workflow
  /** Fetches what is wanted of a finished job's files. */
  fetch(server: Server, files: readonly OutputFile[], signal: AbortSignal): Promise<Result>
}

/** What is told of one result: sent, waiting, made, fetched. */
export interface ResultEvents extends JobEvents {
  onStage(stage: 'sending' | 'queued' | 'fetching'): void
}

/** Makes the result of that number, or goes on with the job that an earlier run has begun. */
export async function makeResult<Result>(making: Making<Result>, index: number, events: ResultEvents): Promise<Result> {
  const begun = making.noted.jobs[index]
  return (begun && (await goOn(making, begun, index, events))) ?? (await begin(making, index, events))
}

const seedOf = ({ noted }: Pick<Making<unknown>, 'noted'>, index: number) => noted.seeds[index]!

/** Undefined where the job has come to nothing: it failed, or the server has forgotten it, or lost its file, or does not answer. */
async function goOn<Result>(making: Making<Result>, job: NotedJob, index: number, events: ResultEvents): Promise<Result | undefined> {
  const { servers, run: { signal } } = making
  const server = servers.find(job.server)
  if (!server) return undefined
  try {
    const state = await server.job(job.id, signal)
    if (state.status === 'completed') return await fetchFrom(making, server, state.files, events)
    if (state.status !== 'pending' && state.status !== 'in_progress') return undefined
    events.onStage('queued')
    const workflow = making.workflow({ photo: '', seed: seedOf(making, index), prefix: '' })
    const files = await waitFor(await follow(making, server, { ...job, workflow }, events))
    return files && (await fetchFrom(making, server, files, events))
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EngineError && error.kind === 'transient') return undefined
    throw error
  }
}

async function begin<Result>(making: Making<Result>, index: number, events: ResultEvents): Promise<Result> {
  const { servers, run, noted, photo } = making
  events.onStage('sending')
  const place = await servers.choose(making.can, run.signal)
  const { server } = place
  try {
    // Nobody else can guess the names.
    const uploaded = photo ? await server.upload(photo, `${randomUUID()}.png`, run.signal) : ''
    const workflow = making.workflow({ photo: uploaded, seed: seedOf(making, index), prefix: `inkling/${randomUUID()}` })
    const job = { server: server.address, id: randomUUID(), client: randomUUID() }
    const follower = await follow(making, server, { ...job, workflow }, events)
    try {
      noted.jobs[index] = job
      await run.checkpoint.write(JSON.stringify(noted))
      await server.submit(job.id, workflow, job.client, run.signal)
      place.queued()
      events.onStage('queued')
    } catch (error) {
      follower.close()
      throw error
    }
    const files = await waitFor(follower)
    if (!files) throw unreachable(new Error('The server has forgotten the job'))
    return await fetchFrom(making, server, files, events)
  } catch (error) {
    if (error instanceof EngineError && error.reason === 'engine-not-set-up') servers.doubt(server)
    throw error
  } finally {
    place.queued()
  }
}

const follow = ({ run: { signal }, pollMs }: Pick<Making<unknown>, 'run' | 'pollMs'>, server: Server, job: { id: string; client: string; workflow: Workflow }, events: JobEvents) =>
  followJob(server, job, { signal, pollMs, events })

async function waitFor(follower: Follower): Promise<OutputFile[] | undefined> {
  try {
    const files = await follower.end()
    return files === 'lost' ? undefined : files
  } finally {
    follower.close()
  }
}

function fetchFrom<Result>({ fetch, run: { signal } }: Making<Result>, server: Server, files: readonly OutputFile[], events: ResultEvents): Promise<Result> {
  events.onStage('fetching')
  return fetch(server, files, signal)
}

/** Of several outputs of an operator's own workflow, the first that is meant to be kept; the bytes are the server's own. */
export async function fetchPicture(server: Server, files: readonly OutputFile[], signal: AbortSignal): Promise<Uint8Array> {
  const file = files.find(({ type }) => type === 'output') ?? files[0]
  if (!file) throw new EngineError('engine-answer-bad', { kind: 'transient', cause: new Error('The workflow ended without a picture') })
  return server.picture(file, signal)
}
