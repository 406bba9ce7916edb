import * as v from 'valibot'
import { isLink, type Workflow } from './workflow.ts'

/** A node of the server's, as far as we ask about it. */
interface NodeType {
  required: readonly string[]
  /** The values that an input takes, where it has a list of them. */
  choices: ReadonlyMap<string, readonly string[]>
}
export type NodeTypes = ReadonlyMap<string, NodeType>

const InputConfig = v.pipe(v.array(v.unknown()), v.minLength(1))
const Inputs = v.optional(v.record(v.string(), InputConfig), {})
const Node = v.object({ input: v.optional(v.object({ required: Inputs, optional: Inputs }), {}) })
const Texts = v.array(v.string())
const WithOptions = v.object({ options: Texts })

/** Reads an answer of /object_info; undefined when it is none. Nodes that read otherwise than all others are left out. */
export function readObjectInfo(body: unknown): NodeTypes | undefined {
  const answer = v.safeParse(v.record(v.string(), v.unknown()), body)
  if (!answer.success) return undefined
  const nodes = new Map<string, NodeType>()
  for (const [name, told] of Object.entries(answer.output)) {
    const node = v.safeParse(Node, told)
    if (!node.success) continue
    const { required, optional } = node.output.input
    const choices = Object.entries({ ...required, ...optional }).flatMap(([input, config]): [string, readonly string[]][] => {
      const values = choicesOf(config)
      return values ? [[input, values]] : []
    })
    nodes.set(name, { required: Object.keys(required), choices: new Map(choices) })
  }
  return nodes
}

/** Choices are told in two shapes: [['a', 'b'], …], and ['COMBO', { options: ['a', 'b'] }]. */
function choicesOf([kind, options]: readonly unknown[]): readonly string[] | undefined {
  if (v.is(Texts, kind)) return kind
  return kind === 'COMBO' && v.is(WithOptions, options) ? options.options : undefined
}

/** The files that a loader has to choose from; none where the server has no such loader. */
export const filesOf = (nodes: NodeTypes, loader: string, input: string) => nodes.get(loader)?.choices.get(input) ?? []

/** What the server lacks for a workflow, in words for the operator; empty when it can run it. `given` are values that come with the job. */
export function lacksFor(workflow: Workflow, nodes: NodeTypes, given: readonly string[] = []): string[] {
  const lacks = Object.values(workflow).flatMap(({ class_type: type, inputs }) => {
    const node = nodes.get(type)
    if (!node) return [`the node '${type}'`]
    const missing = node.required.filter((name) => inputs[name] === undefined).map((name) => `a value for '${name}' of '${type}'`)
    const unknown = Object.entries(inputs).flatMap(([name, value]) => {
      const choices = node.choices.get(name)
      if (!choices || isLink(value) || choices.includes(String(value)) || given.includes(String(value))) return []
      return [`'${String(value)}' as '${name}' of '${type}'`]
    })
    return [...missing, ...unknown]
  })
  return [...new Set(lacks)]
}
