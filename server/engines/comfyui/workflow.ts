/** Another node's output. */
export type Link = readonly [node: string, output: number]
export type InputValue = string | number | boolean | Link

export interface WorkflowNode {
  class_type: string
  inputs: Readonly<Record<string, InputValue>>
}

/** A workflow in ComfyUI's API format: nodes by id. */
export type Workflow = Readonly<Record<string, WorkflowNode>>

export const isLink = (value: InputValue): value is Link => Array.isArray(value)

/** Collects nodes under ids of its own. */
export function createGraph() {
  const nodes: Record<string, WorkflowNode> = {}
  return {
    /** Adds a node; what is returned names its outputs. */
    add(type: string, inputs: Record<string, InputValue>): (output?: number) => Link {
      const id = String(Object.keys(nodes).length + 1)
      nodes[id] = { class_type: type, inputs }
      return (output = 0) => [id, output]
    },
    workflow: (): Workflow => nodes,
  }
}

export type Graph = ReturnType<typeof createGraph>
