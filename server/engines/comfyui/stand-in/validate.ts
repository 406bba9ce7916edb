import type { Workflow } from '../workflow.ts'
import type { Files } from './files.ts'
import objectInfo from './object-info.json' with { type: 'json' }

type InputConfig = readonly [kind: string | readonly string[], options?: { min?: number; max?: number; options?: readonly string[] }]
interface NodeInfo {
  input: { required?: Record<string, InputConfig>; optional?: Record<string, InputConfig> }
  output: readonly string[]
  output_node: boolean
}
/** The nodes of a real server, as /object_info tells of them. */
export type NodeInfos = Record<string, NodeInfo>
// JSON's arrays have no fixed length for the compiler.
export const recordedNodes = objectInfo as unknown as NodeInfos

interface Mistake {
  type: string
  message: string
  details: string
  extra_info: Record<string, unknown>
}
type NodeErrors = Record<string, { errors: Mistake[]; dependent_outputs: string[]; class_type: string }>

export type Verdict =
  | { ok: true; outputs: string[]; nodeErrors: NodeErrors }
  | { ok: false; body: { error: Mistake; node_errors: NodeErrors } }

const refused = (type: string, message: string, details = '', extra: Record<string, unknown> = {}, nodeErrors: NodeErrors = {}): Verdict =>
  ({ ok: false, body: { error: { type, message, details, extra_info: extra }, node_errors: nodeErrors } })

/** What the server says to a workflow before it queues it. */
export function validate(workflow: Workflow, nodes: NodeInfos, files: Files): Verdict {
  for (const [id, { class_type: type }] of Object.entries(workflow)) {
    if (nodes[type]) continue
    const message = type ? `Node '${type}' not found. The custom node may not be installed.` : `Node 'ID #${id}' has no class_type.`
    return refused('missing_node_type', message, `Node ID '#${id}'`, { node_id: id, class_type: type ?? null, node_title: type ?? null })
  }
  const outputs = Object.keys(workflow).filter((id) => nodes[workflow[id]!.class_type]!.output_node)
  if (outputs.length === 0) return refused('prompt_no_outputs', 'Prompt has no outputs')

  const nodeErrors: NodeErrors = {}
  const good = outputs.filter((output) => {
    const faulty = upstream(workflow, output).flatMap((id) => {
      const errors = mistakesOf(workflow, id, nodes, files)
      return errors.length > 0 ? [{ id, errors }] : []
    })
    for (const { id, errors } of faulty) {
      nodeErrors[id] ??= { errors, dependent_outputs: [], class_type: workflow[id]!.class_type }
      nodeErrors[id].dependent_outputs.push(output)
    }
    return faulty.length === 0
  })
  if (good.length === 0) return refused('prompt_outputs_failed_validation', 'Prompt outputs failed validation', '', {}, nodeErrors)
  return { ok: true, outputs: good, nodeErrors }
}

/** The node and all that it needs. */
export function upstream(workflow: Workflow, id: string, found: string[] = []): string[] {
  const node = workflow[id]
  if (!node || found.includes(id)) return found
  found.push(id)
  for (const value of Object.values(node.inputs)) if (Array.isArray(value)) upstream(workflow, String(value[0]), found)
  return found
}

function mistakesOf(workflow: Workflow, id: string, nodes: NodeInfos, files: Files): Mistake[] {
  const { class_type: type, inputs } = workflow[id]!
  const { required = {}, optional = {} } = nodes[type]!.input
  const missing = Object.keys(required).filter((name) => inputs[name] === undefined).map((name): Mistake =>
    ({ type: 'required_input_missing', message: 'Required input is missing', details: name, extra_info: { input_name: name } }))
  const wrong = Object.entries({ ...required, ...optional }).flatMap(([name, config]): Mistake[] => {
    const value = inputs[name]
    if (value === undefined) return []
    if (Array.isArray(value)) return linkMistakes(workflow, name, value as [string, number], String(config[0]), nodes)
    if (type === 'LoadImage' && name === 'image') {
      if (files.named(String(value))) return []
      return [{ type: 'custom_validation_failed', message: 'Custom validation failed for node', details: `image - Invalid image file: ${String(value)}`,
        extra_info: { input_name: name } }]
    }
    return valueMistakes(name, value, config)
  })
  return [...missing, ...wrong]
}

function linkMistakes(workflow: Workflow, name: string, link: [string, number], wanted: string, nodes: NodeInfos): Mistake[] {
  const given = nodes[workflow[link[0]]?.class_type ?? '']?.output[link[1]]
  if (given === undefined) {
    return [{ type: 'exception_during_inner_validation', message: 'Exception when validating inner node', details: `'${link[0]}'`, extra_info: { input_name: name } }]
  }
  if (given === wanted) return []
  return [{
    type: 'return_type_mismatch', message: 'Return type mismatch between linked nodes',
    details: `${name}, received_type(${given}) mismatch input_type(${wanted})`, extra_info: { input_name: name, received_type: given, linked_node: link },
  }]
}

function valueMistakes(name: string, value: unknown, [kind, options = {}]: InputConfig): Mistake[] {
  const choices = typeof kind === 'string' ? (kind === 'COMBO' ? options.options : undefined) : kind
  const extra = { input_name: name, received_value: value }
  if (choices) {
    if (choices.includes(String(value))) return []
    const list = choices.length > 20 ? `(list of length ${choices.length})` : `[${choices.map((choice) => `'${choice}'`).join(', ')}]`
    return [{ type: 'value_not_in_list', message: 'Value not in list', details: `${name}: '${String(value)}' not in ${list}`, extra_info: extra }]
  }
  if (kind !== 'INT' && kind !== 'FLOAT') return []
  const number = Number(value)
  if (Number.isNaN(number)) {
    return [{ type: 'invalid_input_type', message: `Failed to convert an input value to a ${kind} value`, details: `${name}, ${String(value)}`, extra_info: extra }]
  }
  if (options.min !== undefined && number < options.min) {
    return [{ type: 'value_smaller_than_min', message: `Value ${number} smaller than min of ${options.min}`, details: name, extra_info: extra }]
  }
  if (options.max !== undefined && number > options.max) {
    return [{ type: 'value_bigger_than_max', message: `Value ${number} bigger than max of ${options.max}`, details: name, extra_info: extra }]
  }
  return []
}
