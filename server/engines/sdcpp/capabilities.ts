import * as v from 'valibot'
import { EngineError } from '../engine.ts'
import { badAnswer, parseAnswer } from '../shared/bad-answer.ts'
import type { Remote } from '../shared/remote.ts'

const side = v.optional(v.number())

/** What of a server's capabilities is used; servers add to them. */
const Capabilities = v.looseObject({
  model: v.looseObject({ name: v.string(), stem: v.optional(v.string()) }),
  supported_modes: v.array(v.string()),
  limits: v.optional(v.looseObject({ min_width: side, max_width: side, min_height: side, max_height: side }), {}),
  samplers: v.optional(v.array(v.string()), []),
  schedulers: v.optional(v.array(v.string()), []),
})
export type Capabilities = v.InferOutput<typeof Capabilities>

/** What the server says it can do; rejects with an EngineError when it cannot be asked, or is another kind of server. */
export async function askCapabilities(remote: Remote, signal: AbortSignal): Promise<Capabilities> {
  const { status, body } = await remote.json('/sdcpp/v1/capabilities', { signal, timeoutMs: 10_000 })
  if (status === 404) {
    const cause = new Error('The server has no /sdcpp/v1/capabilities: it is no sd-server, or one from before its job API')
    throw new EngineError('engine-not-set-up', { kind: 'unsupported', cause })
  }
  if (status !== 200) throw badAnswer(new Error(`Capabilities: status ${status}`))
  return parseAnswer(Capabilities, body)
}
