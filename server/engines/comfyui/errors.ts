import * as v from 'valibot'
import { EngineError, type EngineErrorKind } from '../engine.ts'
import type { Reason } from '../../words/reasons.ts'

const Mistake = v.object({ type: v.string() })
const NodeErrors = v.record(v.string(), v.object({ class_type: v.optional(v.string(), ''), errors: v.array(Mistake) }))
const Refusal = v.object({ error: Mistake, node_errors: v.optional(NodeErrors, {}) })
const Failure = v.object({ node_type: v.optional(v.string(), ''), exception_type: v.optional(v.string(), ''), exception_message: v.optional(v.string(), '') })

/** For the operator's log: types of nodes and mistakes, never a prompt, a path or a traceback. */
const fault = (reason: Reason, kind: EngineErrorKind, about: string) => new EngineError(reason, { kind, cause: new Error(about) })

/** What the server's refusal of a workflow means. */
export function refusalError(status: number, body: unknown): EngineError {
  if (status === 413) return fault('engine-failed', 'unsupported', 'The request is larger than the server takes')
  const refusal = v.safeParse(Refusal, body)
  // Plain text: the server stumbled over something that is not the workflow's mistake as far as it tells.
  if (!refusal.success) return fault('engine-failed', 'transient', `Status ${status}`)
  const { error, node_errors: nodes } = refusal.output
  const mistakes = Object.values(nodes).flatMap(({ class_type: type, errors }) => errors.map((mistake) => ({ node: type, type: mistake.type })))
  const about = [error.type, ...mistakes.map(({ node, type }) => `${node}: ${type}`)].join('; ')
  // An upload that is gone comes again with the next attempt.
  if (mistakes.length > 0 && mistakes.every(({ node, type }) => node === 'LoadImage' && type === 'custom_validation_failed')) {
    return fault('engine-failed', 'transient', about)
  }
  return fault('engine-not-set-up', 'unsupported', about)
}

/** What it means that outputs of an accepted workflow are wrong; undefined where none are. */
export function partlyRefusedError(nodeErrors: unknown): EngineError | undefined {
  const wrong = v.safeParse(NodeErrors, nodeErrors)
  if (!wrong.success || Object.keys(wrong.output).length === 0) return undefined
  return fault('engine-not-set-up', 'unsupported', Object.values(wrong.output).map(({ class_type: type, errors }) => `${type}: ${errors[0]?.type}`).join('; '))
}

/** What a node's exception means. */
export function failureError(told: unknown): EngineError {
  const { node_type: node, exception_type: type, exception_message: message } = v.is(Failure, told) ? v.parse(Failure, told) : v.parse(Failure, {})
  const about = `${node || 'A node'} failed: ${type.split('.').at(-1) || 'unknown'}`
  if (/OutOfMemory/i.test(type) || /out of memory|allocation on device/i.test(message)) return fault('engine-out-of-memory', 'transient', about)
  // Files that are not there, or do not belong together: another model may do.
  if (/FileNotFound|SafetensorError|UnpicklingError|HeaderTooLarge/.test(type) || /no such file|shapes cannot be multiplied|size mismatch|channels? but got/i.test(message)) {
    return fault('engine-not-set-up', 'unsupported', about)
  }
  return fault('engine-failed', 'unsupported', about)
}
