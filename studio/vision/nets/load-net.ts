import { unwatched } from '../watch.ts'
import type { Net, NetError, NetOptions } from './net.ts'
import { startNet, type NetProcess } from './net-process.ts'

/** An idle network's memory is given back after this: as much as a run takes. A small one loads again in a third of a second. */
const IDLE_MS = 20_000

const nets = new Map<string, Promise<Net>>()

/**
 * An ONNX network, once for a thread and file; the options of the first who asks count. Its process ends when it is idle
 * and comes back by itself. Rejects with a NetError when the file cannot be loaded here; asking again tries again,
 * unless nothing here runs networks.
 */
export function loadNet(file: string, options: NetOptions = {}): Promise<Net> {
  const known = nets.get(file)
  if (known) return known
  const net = load(file, options)
  nets.set(file, net)
  net.catch(({ reason }: NetError) => reason !== 'no-runtime' && nets.delete(file))
  return net
}

async function load(file: string, { threads = 1, timeLimit = 120_000 }: NetOptions): Promise<Net> {
  let process: NetProcess | undefined
  let running = 0
  let idle: NodeJS.Timeout | undefined
  const started = () => {
    clearTimeout(idle)
    if (!process?.isFit()) process = startNet(file, threads, timeLimit)
    return process
  }
  const rest = () => {
    if (running > 0) return
    const resting = process
    idle = setTimeout(() => resting?.end(), IDLE_MS).unref()
  }
  const ports = await started().ports
  rest()
  return {
    ...ports,
    peakMemory: () => process?.peakMemory() ?? 0,
    async run(inputs, { wanted, watch = unwatched } = {}) {
      running++
      try {
        return await started().run(inputs, wanted, watch)
      } finally {
        running--
        rest()
      }
    },
  }
}
