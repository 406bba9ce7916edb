import * as v from 'valibot'
import type { Checkpoint } from '../engine.ts'
import { EngineError } from '../engine.ts'
import { badAnswer, parseAnswer } from '../shared/bad-answer.ts'
import type { Jobs } from './provider.ts'

const CANCEL_TIMEOUT_MS = 10_000

/** Answers to jobs that were sent, by the number of the call. */
const Sent = v.record(v.string(), v.unknown())

export interface JobMemory {
  /** The same `fetch` for one call: a job that was sent before is not sent again, its answer is given as it came. */
  remember(fetch: typeof globalThis.fetch, call: number): typeof globalThis.fetch
  /** The call's job came to nothing: the next try sends another. */
  forget(call: number): Promise<void>
  /** Gives up all jobs that were sent, as far as the service lets it. */
  cancel(): Promise<void>
}

/**
 * Remembers, through the task's checkpoint, the jobs of a provider that makes pictures by jobs, so that a restart finds them
 * again and pays once.
 */
export function createJobMemory({ sent: Kept, verdict, cancel }: Jobs, checkpoint: Checkpoint): JobMemory {
  const sent = read(checkpoint.value)
  const cancels: (() => Promise<unknown>)[] = []
  let written = Promise.resolve()

  /** Calls run side by side; what is written goes one after another. */
  function write(): Promise<void> {
    const value = Object.keys(sent).length > 0 ? JSON.stringify(sent) : undefined
    written = written.catch(() => {}).then(() => checkpoint.write(value))
    return written
  }

  function noteCancel(fetch: typeof globalThis.fetch, answer: unknown, sentTo: string, headers: RequestInit['headers']) {
    const way = cancel?.(answer)
    // The key goes where the job went, and nowhere else.
    if (!way || URL.parse(way.url)?.origin !== new URL(sentTo).origin) return
    cancels.push(() => fetch(way.url, { method: way.method, headers, signal: AbortSignal.timeout(CANCEL_TIMEOUT_MS) }))
  }

  return {
    remember: (fetch, call) => async (input, init) => {
      const key = String(call)
      if (init?.method === 'POST') {
        const before = sent[key]
        const answer = before === undefined ? await fetch(input, init) : Response.json(before)
        if (!answer.ok) return answer
        const body: unknown = before ?? parseAnswer(Kept, await readJson(answer))
        noteCancel(fetch, body, input instanceof Request ? input.url : String(input), init.headers)
        if (before === undefined) {
          sent[key] = body
          await write()
        }
        return Response.json(body)
      }
      const answer = await fetch(input, init)
      // Forgotten, as its pictures are after some time.
      if (answer.status === 404 || answer.status === 410) throw badAnswer(new Error('The job is not there any more'))
      if (!answer.headers.get('content-type')?.includes('json') || !answer.ok) return answer
      const body = await readJson(answer)
      const said = verdict(body)
      if (said === 'refused') throw new EngineError('content-refused')
      if (said === 'lost') throw badAnswer(new Error('The job came to nothing'))
      return Response.json(body)
    },

    async forget(call) {
      if (!(call in sent)) return
      delete sent[call]
      await write()
    },

    async cancel() {
      await Promise.allSettled(cancels.map((cancel) => cancel()))
    },
  }
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw badAnswer(new Error('The answer is no JSON'))
    throw error
  }
}

function read(value: string | undefined): Record<string, unknown> {
  if (value === undefined) return {}
  try {
    const parsed = v.safeParse(Sent, JSON.parse(value))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}
