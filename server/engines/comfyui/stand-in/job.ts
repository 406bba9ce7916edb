import type { Workflow } from '../workflow.ts'
import type { FileRef } from './files.ts'

type JobStatus = 'pending' | 'in_progress' | 'completed' | 'failed' | 'cancelled'

export interface StandInJob {
  id: string
  number: number
  workflow: Workflow
  outputsToExecute: string[]
  extraData: Record<string, unknown>
  clientId: string | undefined
  createTime: number
  status: JobStatus
  startTime?: number
  endTime?: number
  outputs: Record<string, { images: FileRef[] }>
  messages: [string, Record<string, unknown>][]
  error?: Record<string, unknown>
  /** The node that runs now. */
  node: string | undefined
  stop: PromiseWithResolvers<void>
  stopped: boolean
}

/** What GET /api/jobs/<id> says. */
export function describeJob(job: StandInJob): Record<string, unknown> {
  const outputs = Object.entries(job.outputs)
  const [first] = outputs
  const known = {
    id: job.id, status: job.status, priority: job.number, create_time: job.createTime,
    outputs_count: outputs.length, previewable_outputs_count: outputs.length,
  }
  if (job.status === 'pending' || job.status === 'in_progress') return { ...known, outputs_count: 0, previewable_outputs_count: 0 }
  return {
    ...known,
    execution_start_time: job.startTime,
    execution_end_time: job.endTime,
    ...(job.error && { execution_error: job.error }),
    ...(first && { preview_output: { ...first[1].images[0], nodeId: first[0], mediaType: 'images' } }),
    outputs: job.outputs,
    execution_status: executionStatus(job),
    workflow: { prompt: job.workflow, extra_data: job.extraData },
  }
}

const executionStatus = ({ status, messages }: StandInJob) =>
  ({ status_str: status === 'completed' ? 'success' : 'error', completed: status === 'completed', messages })

/** What GET /history/<id> says of a job that has ended. */
export function historyOf(job: StandInJob): Record<string, unknown> {
  const meta = Object.fromEntries(Object.keys(job.outputs).map((id) => [id, { node_id: id, display_node: id, parent_node: null, real_node_id: id }]))
  return { [job.id]: { prompt: queueEntry(job), outputs: job.outputs, status: executionStatus(job), meta } }
}

export const queueEntry = ({ number, id, workflow, extraData, outputsToExecute }: StandInJob) => [number, id, workflow, extraData, outputsToExecute]
