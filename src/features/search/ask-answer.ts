import * as v from 'valibot'
import { appConfig } from '#config'
import { AnswerPart, type AnswerRequest } from '#contract/endpoints/search.ts'
import { Envelope } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import { ApiError } from '~/shared/api/api.ts'
import { callContext } from '~/shared/api/call-context.ts'
import { readOutcome } from '~/shared/api/outcome.ts'
import { inTime } from '~/shared/lib/in-time.ts'

const Part = v.pipe(v.string(), v.parseJson(), AnswerPart)

/** An answer that ended before it was whole; its message is for the person where the server has one. */
export class CutOff extends Error {
  override name = 'CutOff'
}

/**
 * Asks for an answer and tells its parts as they come. Resolves when it is whole; throws CutOff where it broke off, ApiError for a
 * refusal, a TimeoutError when nothing comes for timeouts.requestMs, and the browser's own error without a network.
 */
export function askAnswer(request: v.InferInput<typeof AnswerRequest>, onPart: (part: AnswerPart) => void, signal: AbortSignal): Promise<void> {
  return inTime(
    appConfig.timeouts.requestMs,
    async (stopped, alive) => {
      const context = callContext()
      const response = await fetch(appConfig.apiPath + transfers.answer, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Comefrom': context.platform, 'Accept-Language': document.documentElement.lang },
        body: JSON.stringify({ ...request, ...context }),
        signal: stopped,
      })
      if (!response.headers.get('Content-Type')?.startsWith('application/x-ndjson') || !response.body) throw await refusalOf(response)
      for await (const line of linesOf(response.body)) {
        alive()
        const part = v.parse(Part, line)
        if (part.part === 'failed') throw new CutOff(part.message)
        onPart(part)
        if (part.part === 'end') return
      }
      throw new CutOff()
    },
    signal,
  )
}

async function refusalOf(response: Response): Promise<Error> {
  const answered = v.safeParse(Envelope, await response.json().catch(() => undefined))
  const outcome = answered.success ? readOutcome(v.unknown(), answered.output) : undefined
  return outcome && !outcome.ok ? new ApiError(outcome.code, outcome.message, outcome.detail) : new CutOff()
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
