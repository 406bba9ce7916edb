import type { Link, Workflow, WorkflowNode } from '../workflow.ts'
import type { FileRef, Files } from './files.ts'
import type { Gates } from './gates.ts'
import type { StandInJob } from './job.ts'
import { outputPicture, previewPicture } from './pictures.ts'
import { seedOf, sizeOf } from './sizes.ts'
import type { Sockets } from './sockets.ts'
import { upstream } from './validate.ts'

export interface Machine {
  files: Files
  sockets: Sockets
  gates: Gates
  /** What nodes made before, by what they were made from: empty after a restart. */
  cache: Map<string, FileRef | true>
  /** What a workflow that films saves. */
  film: Buffer
  /** Whether the process still lives that began the job. */
  alive(): boolean
}

/** A node's failure, as its exception tells of it. */
class NodeFailure extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const failures: Record<string, () => NodeFailure> = {
  __oom__: () => new NodeFailure('torch.cuda.OutOfMemoryError',
    'Allocation on device (fake)\nThis error means you ran out of memory on your GPU.\n\nTIPS: If the workflow worked before you might have …'),
  __raise__: () => new NodeFailure('RuntimeError', 'mat1 and mat2 shapes cannot be multiplied (77x2048 and 768x320)\n\n\nTIPS: If you have any "Load CLIP" nodes …'),
  __lost__: () => new NodeFailure('FileNotFoundError', "[Errno 2] No such file or directory: '/comfy/base/models/checkpoints/sd_v1-5.safetensors'"),
}

/** Runs a queued job to its end, telling of it frame by frame as the real server does. */
export async function execute(job: StandInJob, { files, sockets, gates, cache, film, alive }: Machine): Promise<void> {
  const ids = (node: string) => ({ prompt_id: job.id, node_id: node, display_node_id: node, parent_node_id: null, real_node_id: node })
  const tell = (type: string, data: Record<string, unknown>) => sockets.to(job.clientId, { type, data: { ...data, prompt_id: job.id } })
  /** Frames that history keeps. */
  const note = (type: string, data: Record<string, unknown>) => {
    const noted = { prompt_id: job.id, ...data, timestamp: Date.now() }
    job.messages.push([type, noted])
    tell(type, noted)
  }
  const progress: Record<string, Record<string, unknown>> = {}
  const tellProgress = (node: string, value: number, max: number, state: 'running' | 'finished') => {
    progress[node] = { value, max, state, ...ids(node) }
    tell('progress_state', { nodes: progress })
  }

  const needed = job.outputsToExecute.flatMap((output) => upstream(job.workflow, output))
  const order = inOrder(job.workflow, new Set(needed))
  const made = new Map(order.map((id) => [id, signature(job.workflow, id)]))
  const cached = order.filter((id) => cache.has(made.get(id)!))
  const executed: string[] = []

  await gates.pass('start', job.stop.promise)
  if (!alive()) return
  note('execution_start', {})
  note('execution_cached', { nodes: cached })

  try {
    for (const id of order) {
      if (!alive()) return
      if (job.stopped) throw new Interrupted(id)
      const node = job.workflow[id]!
      const known = cache.get(made.get(id)!)
      if (known !== undefined) {
        if (known === true) continue
        // An output whose workflow ran before is told of with its old file.
        finishOutput(id, known)
        progress[id] = { value: 1, max: 1, state: 'finished', ...ids(id) }
        tell('progress_state', { nodes: progress })
        continue
      }
      job.node = id
      tellProgress(id, 0, 1, 'running')
      tell('executing', { node: id, display_node: id })
      await gates.pass(`node ${id}`, job.stop.promise)
      if (!alive()) return
      if (node.class_type === 'KSampler') await sample(id, node)
      else {
        if (node.class_type === 'SaveImage' || node.class_type === 'PreviewImage') finishOutput(id, await saved(node))
        if (node.class_type === 'SaveVideo') finishOutput(id, files.save(String(node.inputs.filename_prefix), 'output', film, 'mp4'))
        tellProgress(id, 1, 1, 'finished')
      }
      if (!alive()) return
      executed.push(id)
      if (!cache.has(made.get(id)!)) cache.set(made.get(id)!, true)
    }
    await gates.pass('end', job.stop.promise)
    if (!alive()) return
    note('execution_success', {})
    job.status = 'completed'
  } catch (error) {
    if (!alive()) return
    const id = job.node ?? order[0]!
    const about = { node_id: id, node_type: job.workflow[id]!.class_type, executed }
    if (error instanceof Interrupted) {
      note('execution_interrupted', about)
      job.status = 'cancelled'
    } else if (error instanceof NodeFailure) {
      const told = {
        ...about, exception_message: error.message, exception_type: error.type, traceback: ['File "/comfy/src/execution.py", line 1'],
        current_inputs: job.workflow[id]!.inputs, current_outputs: [],
      }
      note('execution_error', told)
      job.error = { prompt_id: job.id, ...told }
      job.status = 'failed'
    } else throw error
  }
  job.node = undefined

  async function sample(id: string, { inputs }: WorkflowNode) {
    const steps = Number(inputs.steps)
    const words = textsOf(job.workflow, id)
    const size = await sizeOf(job.workflow, inputs.latent_image as Link, files)
    const wanted = job.extraData.preview_method
    const preview = wanted === 'none' ? undefined : await previewPicture({ ...size, seed: Number(inputs.seed) })
    for (let step = 1; step <= steps; step++) {
      const failure = step === 3 || steps < 3 ? Object.keys(failures).find((word) => words.includes(word)) : undefined
      if (failure) throw failures[failure]!()
      await gates.pass(`step ${id} ${step}`, job.stop.promise)
      if (!alive()) return
      if (job.stopped) throw new Interrupted(id)
      tellProgress(id, step, steps, 'running')
      sockets.step(job.clientId, { type: 'progress', data: { value: step, max: steps, prompt_id: job.id, node: id } }, ids(id), preview)
    }
    tellProgress(id, steps, steps, 'finished')
  }

  async function saved({ class_type: type, inputs }: WorkflowNode): Promise<FileRef> {
    const link = inputs.images as Link
    const size = await sizeOf(job.workflow, link, files)
    const bytes = await outputPicture({ ...size, seed: seedOf(job.workflow, link), prompt: job.workflow })
    return type === 'SaveImage' ? files.save(String(inputs.filename_prefix), 'output', bytes) : files.save('ComfyUI_temp_qlfgu', 'temp', bytes)
  }

  function finishOutput(id: string, file: FileRef) {
    cache.set(made.get(id)!, file)
    job.outputs[id] = { images: [file] }
    tell('executed', { node: id, display_node: id, output: { images: [file] } })
  }
}

class Interrupted extends Error {}

/** The nodes in the order that they run: each after those it needs, otherwise as they stand in the workflow. */
function inOrder(workflow: Workflow, needed: ReadonlySet<string>): string[] {
  const order: string[] = []
  const visit = (id: string) => {
    if (order.includes(id) || !needed.has(id)) return
    for (const value of Object.values(workflow[id]!.inputs)) if (Array.isArray(value)) visit(String(value[0]))
    order.push(id)
  }
  // The real one begins with what is ready, in the order of the workflow.
  const ready = Object.keys(workflow).filter((id) => !Object.values(workflow[id]!.inputs).some((value) => Array.isArray(value)))
  for (const id of [...ready, ...Object.keys(workflow)]) visit(id)
  return order
}

/** What a node's output depends on: its inputs and, of those that are linked, theirs. */
function signature(workflow: Workflow, id: string): string {
  const { class_type: type, inputs } = workflow[id]!
  return JSON.stringify([type, Object.entries(inputs).map(([name, value]) => [name, Array.isArray(value) ? [signature(workflow, String(value[0])), value[1]] : value])])
}

const textsOf = (workflow: Workflow, id: string) => upstream(workflow, id).map((node) => String(workflow[node]!.inputs.text ?? '')).join('\n')
