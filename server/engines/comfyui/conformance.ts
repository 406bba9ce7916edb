import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { EngineError } from '../engine.ts'
import { followJob } from './follow.ts'
import { modelFromCheckpoint } from './model.ts'
import { filesOf, type NodeTypes } from './object-info.ts'
import { createServer, type OutputFile, type Server } from './server.ts'
import type { Values } from './templates/template.ts'
import { textToImage } from './templates/text-to-image.ts'
import type { Workflow } from './workflow.ts'

/** Something that a server must do for this engine. */
export interface Check {
  name: string
  /** Rejects with what the server did instead. */
  check(address: string): Promise<void>
}

/** A cold server loads its model first. */
const JOB_LIMIT_MS = 600_000
/** How much later than a job's end its last frames may come. */
const LATE_FRAMES_MS = 5000
const SIDE = 64
/** Jobs of which one must be cancelled. */
const CANCELS = 4

function must(holds: boolean, instead: string): asserts holds {
  if (!holds) throw new Error(instead)
}

const small: Omit<Values, 'sampling' | 'seed' | 'prefix'> = { prompt: 'a red cabin', negative: '', width: SIDE, height: SIDE, denoise: 1, control: 1, photo: '' }

function workflowOf(nodes: NodeTypes, { seed, steps }: { seed: number; steps: number }): Workflow {
  const [checkpoint] = filesOf(nodes, 'CheckpointLoaderSimple', 'ckpt_name')
  must(checkpoint !== undefined, 'it has no checkpoint')
  const model = modelFromCheckpoint(checkpoint)
  return textToImage(model, { ...small, sampling: { ...model.sampling, steps }, seed, prefix: `inkling-check/${randomUUID()}` })
}

interface Heard {
  files: OutputFile[]
  started: boolean
  progress: number[]
  previews: number
}

async function runJob(server: Server, workflow: Workflow, signal: AbortSignal): Promise<Heard> {
  const job = { id: randomUUID(), client: randomUUID(), workflow }
  const heard: Heard = { files: [], started: false, progress: [], previews: 0 }
  const told = Promise.withResolvers<void>()
  const follower = await followJob(server, job, {
    signal,
    pollMs: 500,
    events: {
      onStart: () => (heard.started = true),
      onProgress: (fraction) => {
        heard.progress.push(fraction)
        if (fraction > 0.5) told.resolve()
      },
      onPreview: () => heard.previews++,
    },
  })
  try {
    await server.submit(job.id, workflow, job.client, signal)
    const files = await follower.end()
    must(files !== 'lost', 'it forgot the job')
    // A quick job's end is known before its socket has told of it.
    await Promise.race([told.promise, delay(LATE_FRAMES_MS, undefined, { ref: false })])
    return { ...heard, files }
  } finally {
    follower.close()
  }
}

/** How a job ends that is cancelled as soon as it is sent. */
async function cancelledJob(server: Server, workflow: Workflow, signal: AbortSignal) {
  const id = randomUUID()
  await server.submit(id, workflow, randomUUID(), signal)
  const taken = await server.cancel(id)
  for (;;) {
    const { status } = await server.job(id, signal)
    // A server that is quicker than the call has nothing left to cancel, and says so.
    if (status === 'completed' && !taken) return 'lost'
    if (status !== 'pending' && status !== 'in_progress') return status
    await delay(100)
  }
}

const checks: { name: string; run(server: Server, signal: AbortSignal): Promise<void> }[] = [
  {
    name: 'lists its nodes and checkpoints',
    async run(server, signal) {
      const nodes = await server.nodes(signal)
      must(nodes.has('KSampler') && nodes.has('SaveImage'), 'stock nodes are missing')
      must(filesOf(nodes, 'CheckpointLoaderSimple', 'ckpt_name').length > 0, 'it has no checkpoint')
    },
  },
  {
    name: 'tells how long its queue is',
    run: async (server, signal) => must((await server.queueLength(signal)) >= 0, 'the length is no number'),
  },
  {
    name: 'keeps an upload and hands it out',
    async run(server, signal) {
      const picture = new Uint8Array(await sharp({ create: { width: 8, height: 8, channels: 4, background: '#a0b0c080' } }).png().toBuffer())
      const named = await server.upload(picture, `${randomUUID()}.png`, signal)
      const [, filename = named, type = 'input'] = /^(.*) \[(\w+)\]$/.exec(named) ?? []
      const back = await server.picture({ filename, subfolder: '', type }, signal)
      must(Buffer.from(picture).equals(back), 'other bytes came back')
    },
  },
  {
    name: 'makes a picture, telling how it goes',
    async run(server, signal) {
      const { files: [file], progress } = await runJob(server, workflowOf(await server.nodes(signal), { seed: 7, steps: 2 }), signal)
      must(file !== undefined, 'the job ended without a file')
      const { format, width, height } = await sharp(await server.picture(file, signal)).metadata()
      must(format === 'png' && width === SIDE && height === SIDE, `a ${format} of ${width}x${height} came back`)
      must(progress.length > 0 && progress.at(-1)! > 0.5, 'its socket told of no progress')
    },
  },
  {
    name: 'makes the same picture again, into another file',
    async run(server, signal) {
      const nodes = await server.nodes(signal)
      const [first, second] = [await runJob(server, workflowOf(nodes, { seed: 8, steps: 1 }), signal), await runJob(server, workflowOf(nodes, { seed: 8, steps: 1 }), signal)]
      must(first.files[0] !== undefined && second.files[0] !== undefined, 'a job ended without a file')
      must(JSON.stringify(first.files[0]) !== JSON.stringify(second.files[0]), 'the second job names the file of the first')
      await server.picture(second.files[0], signal)
    },
  },
  {
    name: 'cancels a job',
    async run(server, signal) {
      const nodes = await server.nodes(signal)
      // A job in its last step when the call comes ends well all the same: one of some must not.
      for (let seed = 9; seed < 9 + CANCELS; seed++) {
        const status = await cancelledJob(server, workflowOf(nodes, { seed, steps: 200 }), signal)
        if (status !== 'completed') return must(status !== 'failed', 'the job is failed')
      }
      must(false, `${CANCELS} jobs ended well`)
    },
  },
  {
    name: 'does not know a job that was never there',
    async run(server, signal) {
      const { status } = await server.job(randomUUID(), signal)
      must(status === 'lost', `it is ${status}`)
    },
  },
  {
    name: 'refuses a workflow with a file that it does not have',
    async run(server, signal) {
      const workflow = Object.fromEntries(Object.entries(workflowOf(await server.nodes(signal), { seed: 1, steps: 1 })).map(([id, node]) =>
        [id, node.class_type === 'CheckpointLoaderSimple' ? { ...node, inputs: { ckpt_name: 'no such file.safetensors' } } : node]))
      const error = await server.submit(randomUUID(), workflow, randomUUID(), signal).catch((reason: unknown) => reason)
      must(error instanceof EngineError && error.reason === 'engine-not-set-up', 'it took the workflow, or refused it without saying why')
    },
  },
]

/** What a server must do, in an order in which a failure explains those behind it. */
export const conformance: readonly Check[] = checks.map(({ name, run }) => ({
  name,
  check: (address) => run(createServer(address), AbortSignal.timeout(JOB_LIMIT_MS)),
}))
