import { bodyOf, serve, type StandIn } from '../engines/hosted/stand-in/serve.ts'

interface ModelStandIn extends StandIn {
  /** The bodies of the requests that came. */
  asked: { messages: { role: string; content: string }[] }[]
  /** What it writes next, and whether it breaks off before it has finished. */
  say(pieces: readonly string[], how?: { breaksOff: boolean }): void
}

/** A language model of OpenAI's protocol that writes what a test says. */
export async function modelStandIn(): Promise<ModelStandIn> {
  let next: { pieces: readonly string[]; breaksOff: boolean } = { pieces: [], breaksOff: false }
  const asked: ModelStandIn['asked'] = []
  const standIn = await serve(async (request, response) => {
    asked.push(JSON.parse((await bodyOf(request)).toString()) as ModelStandIn['asked'][number])
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const tell = (delta: object, finish: string | null) =>
      response.write(`data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`)
    for (const content of next.pieces) tell({ role: 'assistant', content }, null)
    // What was written is on its way before the connection goes.
    if (next.breaksOff) return void setImmediate(() => response.destroy())
    tell({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  return { ...standIn, asked, say: (pieces, { breaksOff } = { breaksOff: false }) => (next = { pieces, breaksOff }) }
}
