import sharp from 'sharp'
import { BusinessError } from '../../../business-error.ts'
import { goFirst } from './go-first.ts'
import { NeedsMemory } from './memory-to-decode.ts'
import type { DecoderAnswer, DecoderJob, FromDecoder, ToDecoder } from './messages.ts'
import { normalisePicture, type CheckMemory } from './normalise-picture.ts'
import { squarePicture } from './square-picture.ts'

// A process of its own that decodes one picture after another: what a file does to it, it does to nobody else.

/** What the process takes without a picture, and how far an estimate may be off. */
const PLAIN_BYTES = 400 * 2 ** 20
const TOLERANCE = 1.5
const WORN_BYTES = 250 * 2 ** 20

sharp.cache(false)
sharp.concurrency(1)

const most = goFirst(PLAIN_BYTES)
process.on('disconnect', () => process.exit(0))

process.on('message', async (message: ToDecoder) => {
  const answer = await work(message)
  process.send?.({ answer, worn: process.memoryUsage.rss() > WORN_BYTES } satisfies FromDecoder)
})

async function work({ job, memory }: ToDecoder): Promise<DecoderAnswer> {
  const checkMemory = (bytes: number) => {
    if (bytes > memory) throw new NeedsMemory(bytes)
  }
  most[0] = PLAIN_BYTES + memory * TOLERANCE
  try {
    return { type: 'made', result: await make(job, checkMemory) }
  } catch (error) {
    if (error instanceof NeedsMemory) return { type: 'needs', bytes: error.bytes }
    if (!(error instanceof BusinessError)) return { type: 'failed', cause: String(error) }
    const cause = error.cause instanceof Error ? error.cause.message : ''
    return { type: 'refused', reason: error.reason, values: error.values, cause }
  }
}

const make = (job: DecoderJob, checkMemory: CheckMemory) =>
  job.make === 'kept' ? normalisePicture(job.bytes, checkMemory) : squarePicture(job.bytes, job.side, job.square, checkMemory)
