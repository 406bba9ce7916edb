import { fork } from 'node:child_process'
import { unwatched, type Watch } from '../watch.ts'
import type { FromNet, Ports, ToNet } from './messages.ts'
import { NetError, type NetTensor } from './net.ts'

const LOOK_MS = 100

/**
 * glibc gives every large block back to the system when it is freed and asks for it again a layer later; getting pages
 * takes longer than computing where they are dear, as on virtual machines. It keeps them here, until the process ends.
 */
const KEEPING_MEMORY = { MALLOC_MMAP_MAX_: '0', MALLOC_TRIM_THRESHOLD_: String(2 ** 30) }

export interface NetProcess {
  ports: Promise<Ports>
  run(inputs: Record<string, NetTensor>, wanted: readonly string[] | undefined, watch: Watch): Promise<Record<string, NetTensor>>
  isFit(): boolean
  peakMemory(): number
  end(): void
}

/**
 * A process with one network. Not in this thread: the runtime takes the whole program down when a thread is ended
 * while it runs, or by a file that it does not bear; it also keeps threads from looking whether they are cancelled.
 */
export function startNet(file: string, threads: number, timeLimit: number): NetProcess {
  const child = fork(new URL('./net-program.ts', import.meta.url), [file, String(threads)], {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...KEEPING_MEMORY },
    // The runtime writes its complaints there.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // A process with nothing to do keeps nobody from ending.
  child.unref()
  child.channel?.unref()
  // Only its end is of use to the process.
  child.stdin?.on('error', () => {})
  const end = () => void child.kill('SIGKILL')

  const calls = new Map<number | undefined, PromiseWithResolvers<FromNet>>()
  let failure: NetError | undefined
  const failAll = (error: NetError) => {
    failure = error
    for (const { reject } of calls.values()) reject(error)
  }
  child.on('message', (message: FromNet) => {
    const call = calls.get('id' in message ? message.id : undefined)
    if (message.kind !== 'failed') call?.resolve(message)
    else call?.reject(new NetError(message.reason, message.message))
  })
  child.once('exit', (code, signal) => failAll(new NetError('failed', `The network's process ended with ${signal ?? code}`)))
  child.once('error', (error) => failAll(new NetError('failed', `The network's process did not start: ${error.message}`)))

  /** What the child answers to call `id`; it is ended when it takes too long or nobody waits any more. */
  async function answer(id: number | undefined, { checkCancelled }: Watch): Promise<FromNet> {
    if (failure) throw failure
    const call = Promise.withResolvers<FromNet>()
    calls.set(id, call)
    const started = performance.now()
    const look = setInterval(() => {
      try {
        checkCancelled()
        if (performance.now() - started > timeLimit) throw new NetError('failed', `The network took longer than ${timeLimit} ms`)
      } catch (error) {
        call.reject(error)
        end()
      }
    }, LOOK_MS)
    return call.promise.finally(() => {
      clearInterval(look)
      calls.delete(id)
    })
  }

  const ports = answer(undefined, unwatched).then((loaded) => (loaded as Extract<FromNet, { kind: 'loaded' }>).ports)
  // Whoever asks for them hears of it.
  ports.catch(end)
  let count = 0
  let memory = 0
  return {
    ports,
    peakMemory: () => memory,
    isFit: () => child.connected && !child.killed && !failure,
    end,
    async run(inputs, wanted, watch) {
      await ports
      watch.checkCancelled()
      const answered = answer(++count, watch)
      child.send({ id: count, inputs, wanted } satisfies ToNet, (error) => error && end())
      const { outputs, peakMemory } = (await answered) as Extract<FromNet, { kind: 'ran' }>
      memory = peakMemory
      return outputs
    },
  }
}
