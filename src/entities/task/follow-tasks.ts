import { appConfig } from '#config'
import type { Task } from '#contract/entities.ts'
import { STREAM_BEAT, transfers } from '#contract/transfers.ts'
import { callContext } from '~/shared/api/call-context.ts'

interface TaskListener {
  onTask: (task: Task) => void
  /** Whether news come by the stream now; while they do not, they have to be asked for. */
  onStreaming: (streaming: boolean) => void
}

const { socketMs } = appConfig.timeouts
const address = () => `${appConfig.apiPath}${transfers.taskEvents}?${new URLSearchParams(callContext()).toString()}`
/** Before the stream is opened anew; each failure in a row doubles it. */
const FIRST_PAUSE_MS = 2000

/**
 * Listens to the person's tasks by server-sent events until what it returns is called. The stream is opened anew when it
 * breaks, when it does not open or is silent for timeouts.socketMs, and at once when the network is back.
 */
export function followTasks({ onTask, onStreaming }: TaskListener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const lose = () => {
    source?.close()
    onStreaming(false)
    after(Math.min(socketMs, FIRST_PAUSE_MS * 2 ** failures++), connect)
  }
  /** A connection can be dead without a word. */
  const hear = () => after(socketMs, lose)

  function connect() {
    source?.close()
    source = new EventSource(address())
    source.onopen = () => {
      failures = 0
      onStreaming(true)
      hear()
    }
    source.onerror = lose
    source.addEventListener('task', (event) => {
      hear()
      onTask(JSON.parse(event.data as string) as Task)
    })
    source.addEventListener(STREAM_BEAT, hear)
    hear()
  }

  connect()
  window.addEventListener('online', connect)
  window.addEventListener('offline', lose)
  return () => {
    clearTimeout(timer)
    source?.close()
    window.removeEventListener('online', connect)
    window.removeEventListener('offline', lose)
  }
}
