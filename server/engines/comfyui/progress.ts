import type { Frame } from './frames.ts'
import { type Workflow, isLink } from './workflow.ts'

/** Loading and sampling take nearly all of the time. */
const LOAD_WEIGHT = 3
const DEFAULT_WEIGHT = 1

const weightOf = (workflow: Workflow, id: string) => {
  const node = workflow[id]
  if (!node) return DEFAULT_WEIGHT
  const { class_type: type, inputs: { steps, denoise } } = node
  if (type.startsWith('KSampler')) return Number(isLink(steps ?? '') ? 20 : (steps ?? 20)) * (typeof denoise === 'number' ? denoise : 1)
  return type.includes('Loader') ? LOAD_WEIGHT : DEFAULT_WEIGHT
}

/** Counts a job's progress over its nodes: the server tells it of each node alone, and not of those it has made before. */
export function createJobProgress(workflow: Workflow) {
  let nodes = Object.keys(workflow)
  let fraction = 0
  return {
    /** 0..1 of the job, never less than before; undefined for frames that tell nothing of it. */
    after(frame: Frame): number | undefined {
      if (frame.type === 'execution_cached') nodes = nodes.filter((id) => !frame.data.nodes.includes(id))
      if (frame.type !== 'progress_state') return undefined
      const whole = nodes.reduce((sum, id) => sum + weightOf(workflow, id), 0)
      const done = nodes.reduce((sum, id) => {
        const told = frame.data.nodes[id]
        if (!told) return sum
        const share = told.state === 'finished' ? 1 : told.max > 0 ? Math.min(1, told.value / told.max) : 0
        return sum + share * weightOf(workflow, id)
      }, 0)
      if (whole > 0) fraction = Math.max(fraction, Math.min(1, done / whole))
      return fraction
    },
  }
}
