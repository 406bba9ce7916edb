import { setTimeout as delay } from 'node:timers/promises'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { Clock } from '../../platform/platform.ts'
import { EngineError, type Engine, type EngineRequest, type EngineRun } from '../engine.ts'
import { badAnswer } from '../shared/bad-answer.ts'
import type { Size } from '../shared/masks.ts'
import { receivedPicture } from '../shared/received-picture.ts'
import { askCapabilities, type Capabilities } from './capabilities.ts'
import type { SdcppEntry } from './entry.ts'
import { followJob, type Wait } from './follow-job.ts'
import { habitsOf, type Habits } from './model-habits.ts'
import { keepNotes } from './notes.ts'
import { isSdcppGenerator, offersOf, type SdcppGenerator } from './offers.ts'
import { createPictureProgress } from './picture-progress.ts'
import type { SdServer } from './server.ts'
import { wishes, type Wish } from './wish.ts'

/** One is made, the next one waits at the server, so that it is never idle. */
const AT_ONCE = 2

export interface SdcppOptions {
  id: string
  entry: SdcppEntry
  server: SdServer
  stays: boolean
  clock: Clock
  wait?: Wait
}

const pause: Wait = async (milliseconds, signal) => {
  await delay(milliseconds, undefined, { signal })
}

/** A server of stable-diffusion.cpp, by its own job API. */
export function createSdcppEngine({ id, entry, server, stays, clock, wait = pause }: SdcppOptions): Engine {
  let known: Capabilities | undefined
  const ask = async (signal: AbortSignal) => (known = await askCapabilities((await server.life(signal)).remote, signal))

  return {
    id,
    name: 'stable-diffusion.cpp',
    lanes: { [id]: AT_ONCE },
    async discover(signal) {
      const capabilities = await ask(signal).catch((error: unknown) => {
        // Large models take longer to read than a look may take; the next one finds it ready.
        throw error instanceof EngineError ? error : new EngineError('engine-busy', { kind: 'transient', cause: error })
      })
      return offersOf({ engine: id, entry, lane: id, stays }, capabilities)
    },
    close: server.close,

    async run(request, run) {
      run.onProgress({ progress: 0, stage: 'reading' })
      const habits = habitsOf(entry, known ?? (await ask(run.signal)))
      const wish = await wishOf(request, habits, run)
      const notes = await keepNotes(run.checkpoint, wish)
      const progress = createPictureProgress({ run, clock, pictures: notes.seeds.length, steps: habits.steps, strength: wish.strength ?? 1 })
      for (const [picture, seed] of notes.seeds.entries()) {
        const sent = await followJob(
          server,
          {
            id: notes.job(picture),
            body: jobBody(wish, seed, habits),
            maxBytes: answerBytes(wish),
            note: (job) => notes.note(picture, job),
            ...progress.of(picture),
          },
          run,
          wait,
        )
        progress.fetching(picture)
        const made = await receivedPicture(sent)
        checkSize(made, wish)
        run.signal.throwIfAborted()
        await run.deliver({ kind: 'image', bytes: wish.finish ? await wish.finish(made.bytes) : made.bytes, seed, settings: settingsOf(wish, habits) })
      }
    },
  }
}

async function wishOf({ generator, input }: EngineRequest, { limits }: Habits, { readUpload }: EngineRun): Promise<Wish> {
  if (!isSdcppGenerator(generator)) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
  // The request's generator is the one whose input it has, which TypeScript does not follow through a look-up.
  const make = wishes[generator] as (input: GeneratorInput<SdcppGenerator>, means: { limits: Habits['limits']; readUpload: EngineRun['readUpload'] }) => Promise<Wish>
  return make(input as GeneratorInput<SdcppGenerator>, { limits, readUpload })
}

/** A job in the server's words. Unknown fields and wrong types it takes for its own defaults, without a word. */
function jobBody({ prompt, negative, width, height, init, mask, strength }: Wish, seed: number, habits: Habits): Record<string, unknown> {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  return {
    prompt,
    ...(negative && { negative_prompt: negative }),
    width,
    height,
    // Always: left out it is 42, and -1 is the clock's second.
    seed,
    batch_count: 1,
    sample_params: {
      sample_steps: habits.steps,
      ...(habits.sampler && { sample_method: habits.sampler }),
      ...(habits.scheduler && { scheduler: habits.scheduler }),
      ...(habits.cfg !== undefined && { guidance: { txt_cfg: habits.cfg } }),
    },
    ...(init && { init_image: base64(init) }),
    ...(mask && { mask_image: base64(mask) }),
    ...(strength !== undefined && { strength }),
    output_format: 'png',
    // Otherwise the file holds the prompt and the model's file name.
    embed_image_metadata: false,
  }
}

/** A picture that cannot be packed at all, in base64, one step of a model larger, and what is told beside it. */
const answerBytes = ({ width, height }: Size) => Math.ceil((width + 64) * (height + 64) * 4 * 1.4) + 100_000

function settingsOf({ width, height, strength }: Wish, { steps, cfg, sampler, scheduler }: Habits): Record<string, string | number> {
  return {
    steps,
    ...(cfg !== undefined && { guidance: cfg }),
    ...(sampler && { sampler }),
    ...(scheduler && { scheduler }),
    ...(strength !== undefined && { strength }),
    size: `${width}x${height}`,
  }
}

/** Models may round up a little further than others; anything else is no answer to what was asked. */
function checkSize(made: Size, asked: Size): void {
  const off = Math.max(Math.abs(made.width - asked.width), Math.abs(made.height - asked.height))
  if (off > 64) throw badAnswer(new Error(`${made.width}x${made.height} came for ${asked.width}x${asked.height}`))
}
