import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { InferenceSession } from 'onnxruntime-node'
import type { FromNet, ToNet } from './messages.ts'
import { NetError, type NetPort, type NetTensor } from './net.ts'

/** The process of one network: `node net-program.ts file threads`, with answers to the messages of its parent. */
const [file, threads] = process.argv.slice(2)
const send = (message: FromNet) => process.send?.(message)
// Nothing else runs in this process while a network does.
new Worker(new URL('./end-with-parent.ts', import.meta.url)).unref()
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function runtime() {
  try {
    return await import('onnxruntime-node')
  } catch (error) {
    throw new NetError('no-runtime', `onnxruntime-node does not run here: ${textOf(error)}`)
  }
}

/** Not by an exit, which would wait for the thread that waits for the parent. */
const end = () => process.kill(process.pid, 'SIGKILL')

function giveUp({ reason, message }: NetError): Promise<never> {
  process.send?.({ kind: 'failed', reason, message } satisfies FromNet, end)
  return new Promise(() => {})
}

const { InferenceSession: Session, Tensor, env } = await runtime().catch(giveUp)
env.logLevel = 'fatal'
// The arena keeps half a gigabyte for a small network and gives nothing back; without it a run takes a tenth longer.
const options: InferenceSession.SessionOptions = { intraOpNumThreads: Number(threads), enableCpuMemArena: false, logSeverityLevel: 4 }
const session = await Session.create(file!, options).catch((error: unknown) => giveUp(new NetError('unreadable', textOf(error))))

function portsOf(metadata: readonly InferenceSession.ValueMetadata[]): NetPort[] {
  return metadata.map((port) =>
    port.isTensor ? { name: port.name, type: port.type, dims: port.shape } : { name: port.name, type: 'other', dims: [] })
}

const tensorOf = (data: NetTensor['data'], dims: readonly number[]) =>
  data instanceof Uint8Array ? new Tensor('uint8', data, dims) : new Tensor('float32', data, dims)

async function run({ inputs, wanted }: ToNet): Promise<Record<string, NetTensor>> {
  const feeds = Object.entries(inputs).map(([name, { data, dims }]) => [name, tensorOf(data, dims)] as const)
  const results = await session.run(Object.fromEntries(feeds), wanted ?? session.outputNames)
  const outputs = Object.entries(results).map(([name, { data, dims, type }]) => {
    const isTaken = data instanceof Float32Array || data instanceof Uint8Array
    if (!isTaken) throw new TypeError(`The output ${name} is of ${type}, not float32 or uint8`)
    return [name, { data, dims }] as const
  })
  return Object.fromEntries(outputs)
}

/** Linux counts into `maxRSS` what the parent held when it started this process, so it is asked otherwise. */
function peakMemory(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}

process.on('message', (message: ToNet) => {
  const { id } = message
  run(message).then(
    (outputs) => send({ kind: 'ran', id, outputs, peakMemory: peakMemory() }),
    (error: unknown) => send({ kind: 'failed', id, reason: 'failed', message: textOf(error) }),
  )
})
process.on('disconnect', end)
send({ kind: 'loaded', ports: { inputs: portsOf(session.inputMetadata), outputs: portsOf(session.outputMetadata) } })
