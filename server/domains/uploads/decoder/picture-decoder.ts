import { availableParallelism } from 'node:os'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../../business-error.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Reason } from '../../../words/reasons.ts'
import { DecoderError, startDecoder } from './decoder-process.ts'
import { createDecoderProcesses } from './decoder-processes.ts'
import { createGate } from './gate.ts'
import type { KeptPicture } from './kept-picture.ts'
import { NeedsMemory } from './memory-to-decode.ts'
import type { DecoderJob, DecoderResults } from './messages.ts'
import type { Square } from './square-picture.ts'

const MEGABYTE = 2 ** 20

export interface DecoderLimits {
  /** Processes, each with one picture at a time. */
  processes: number
  /** Bytes that a picture may take by its header to be decoded beside others; of those that take more there is one at a time. */
  memory: number
  /** Pictures that may wait; whoever comes then is asked to come back. */
  waiting: number
  /** How long one waits, milliseconds: the caller's own time runs too. */
  waitMs: number
  /** Bytes of files that have come, or are coming, and are not decoded yet. */
  files: number
}

const usualLimits: DecoderLimits = {
  processes: Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2))),
  // Photos of 13 megapixels of every kind; the largest picture that is taken needs 900 MB.
  memory: 256 * MEGABYTE,
  waiting: 256,
  waitMs: 30_000,
  files: 160 * MEGABYTE,
}
/** A file whose decoder died is tried once more: another's file may have taken the memory. */
const ATTEMPTS = 2
const RETRY_AFTER_SECONDS = 10

export interface PictureDecoder {
  /** The picture that a stream brings, as it is kept. Refuses what is no good picture, and who comes while too much goes on. */
  normalise(stream: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<KeptPicture>
  /** A square of a kept picture, the middle of it unless told, `side` pixels wide, as a webp. */
  square(bytes: Uint8Array, side: number, square?: Square): Promise<Uint8Array>
  close(): void
}

/** Decodes pictures in processes of their own, few at a time: no file costs the server its memory, its threads or its life. */
export function createPictureDecoder(log: Logger, limits: DecoderLimits = usualLimits): PictureDecoder {
  const places = createGate({ capacity: limits.processes, mostWaiting: limits.waiting })
  const large = createGate({ capacity: 1, mostWaiting: limits.waiting })
  const processes = createDecoderProcesses()
  let held = 0

  async function run<J extends DecoderJob>(job: J, memory: number, signal: AbortSignal): Promise<DecoderResults[J['make']]> {
    const leave = await places.enter(1, signal)
    if (!leave) throw busy('decoder-busy')
    const isLarge = memory > limits.memory
    const decoder = isLarge ? startDecoder() : processes.take()
    try {
      return await decoder.run(job, memory)
    } finally {
      // What a process has taken for a large picture it does not give back.
      if (isLarge) await decoder.end()
      processes.giveBack(decoder)
      leave()
    }
  }

  /** In the line of the large ones, which those in the other line pass by. */
  async function runLarge<J extends DecoderJob>(job: J, memory: number, signal: AbortSignal): Promise<DecoderResults[J['make']]> {
    const leave = await large.enter(1, signal)
    if (!leave) throw busy('decoder-busy')
    try {
      return await run(job, memory, signal)
    } finally {
      leave()
    }
  }

  async function decode<J extends DecoderJob>(job: J, signal?: AbortSignal): Promise<DecoderResults[J['make']]> {
    const waited = AbortSignal.timeout(limits.waitMs)
    const patience = signal ? AbortSignal.any([signal, waited]) : waited
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(job, limits.memory, patience).catch((error: unknown) => {
          if (error instanceof NeedsMemory) return runLarge(job, error.bytes, patience)
          throw error
        })
      } catch (error) {
        if (!(error instanceof DecoderError)) throw error
        log.warn({ err: error, attempt, bytes: job.bytes.byteLength }, 'a picture was not decoded')
        if (attempt === ATTEMPTS) throw busy('decoder-failed')
      }
    }
  }

  return {
    async normalise(stream, signal) {
      const parts: Uint8Array[] = []
      let size = 0
      try {
        for await (const part of stream) {
          if (held + part.byteLength > limits.files) throw busy('decoder-busy')
          size += part.byteLength
          held += part.byteLength
          parts.push(part)
        }
        return await decode({ make: 'kept', bytes: Buffer.concat(parts) }, signal)
      } finally {
        held -= size
      }
    },
    square: (bytes, side, square) => decode({ make: 'square', bytes, side, square }),
    close: processes.close,
  }
}

function busy(reason: Reason): BusinessError {
  const seconds = RETRY_AFTER_SECONDS
  return new BusinessError(codes.tooManyRequests, reason, { retryAfter: seconds }, { seconds })
}
