import type { Hono } from 'hono'
import { AnswerRequest, type AnswerPart } from '#contract/endpoints/search.ts'
import { transfers } from '#contract/transfers.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { openCall } from './calls.ts'
import { readJsonObject } from './json-body.ts'
import { parsePayload } from './parse-payload.ts'

/** Streams the answer to a search, one part a line. */
export function mountAnswer(app: Hono<ApiTypes>, { domains, say }: ApiParts): void {
  app.post(transfers.answer, async (c) => {
    const payload = await readJsonObject(c.req.raw)
    const { platform } = payload
    const call = await openCall(c, domains.authenticate, typeof platform === 'string' ? platform : undefined)
    const parts = domains.search.answer(parsePayload(AnswerRequest, payload), call)
    // A refusal comes before anything is streamed, and is answered as all are.
    const first = await parts.next()

    async function* lines(): AsyncGenerator<AnswerPart> {
      try {
        if (!first.done) yield first.value
        yield* parts
      } catch (error) {
        if (c.req.raw.signal.aborted) return
        call.log.warn({ err: error }, 'an answer was cut off')
        yield { part: 'failed', message: say(call.locale, 'answer-cut') }
      }
    }
    const written = lines()
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async pull(out) {
        const { value, done } = await written.next()
        if (done) out.close()
        else out.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      },
      // Whoever goes away stops the model.
      cancel: async () => void (await written.return(undefined)),
    })
    return new Response(body, {
      headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
    })
  })
}
