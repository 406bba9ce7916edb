import { expect, it } from 'vitest'
import { createJobProgress } from './progress.ts'
import type { Workflow } from './workflow.ts'

const workflow: Workflow = {
  1: { class_type: 'CheckpointLoaderSimple', inputs: {} },
  2: { class_type: 'KSampler', inputs: { steps: 10, denoise: 1 } },
  3: { class_type: 'VAEDecode', inputs: {} },
}
const state = (nodes: Record<string, [value: number, max: number, state: string]>) => ({
  type: 'progress_state' as const,
  data: { prompt_id: 'p', nodes: Object.fromEntries(Object.entries(nodes).map(([id, [value, max, state]]) => [id, { value, max, state }])) },
})

it('counts over all nodes, most of it in the sampler', () => {
  const progress = createJobProgress(workflow)
  expect(progress.after(state({ 1: [1, 1, 'finished'], 2: [5, 10, 'running'] }))).toBeCloseTo((3 + 5) / 14)
  expect(progress.after(state({ 1: [1, 1, 'finished'], 2: [10, 10, 'finished'], 3: [1, 1, 'finished'] }))).toBe(1)
})

it('leaves out what the server has made before, and never goes back', () => {
  const progress = createJobProgress(workflow)
  expect(progress.after({ type: 'execution_cached', data: { prompt_id: 'p', nodes: ['1'] } })).toBeUndefined()
  expect(progress.after(state({ 2: [10, 10, 'running'] }))).toBeCloseTo(10 / 11)
  expect(progress.after(state({ 2: [1, 10, 'running'] }))).toBeCloseTo(10 / 11)
  expect(progress.after(state({ 2: [0, 0, 'running'], 77: [1, 1, 'finished'] }))).toBeCloseTo(10 / 11)
})
