import { appConfig } from '#config'
import { STREAM_BEAT, transfers } from '#contract/transfers.ts'
import { callContext } from './call-context.ts'

interface EventListening {
  /** The event to listen to: see transfers.taskEvents. */
  event: string
  onEvent: (data: unknown) => void
  /** Whether news come by the stream now; while they do not, they have to be asked for. */
  onStreaming?: (streaming: boolean) => void
}

const { socketMs } = appConfig.timeouts
const address = () => {
  const query = new URLSearchParams({ ...callContext(), locale: document.documentElement.lang })
  return `${appConfig.apiPath}${transfers.taskEvents}?${query.toString()}`
}
/** Before the stream is opened anew; each failure in a row doubles it. */
const FIRST_PAUSE_MS = 2000

// In the browser alone: a page has one stream, whoever listens, as browsers open few connections to a server.
const listening = new Set<EventListening>()
let close: (() => void) | undefined
let streaming = false

/**
 * Listens to the person's events until what it returns is called. All who listen share a stream, which is opened anew when it
 * breaks, when it does not open or is silent for timeouts.socketMs, and at once when the network is back.
 */
export function listenToEvents(listener: EventListening): () => void {
  listening.add(listener)
  if (close) {
    subscribe(listener.event)
    if (streaming) listener.onStreaming?.(true)
  } else close = openStream()
  return () => {
    listening.delete(listener)
    if (listening.size > 0) return
    close?.()
    close = undefined
  }
}

/** Has the open stream tell an event that nobody listened to when it was opened. */
let subscribe: (event: string) => void = () => {}

function openStream(): () => void {
  let source: EventSource | undefined
  let heard = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const setStreaming = (now: boolean) => {
    streaming = now
    listening.forEach(({ onStreaming }) => onStreaming?.(now))
  }
  const lose = () => {
    source?.close()
    setStreaming(false)
    after(Math.min(socketMs, FIRST_PAUSE_MS * 2 ** failures++), connect)
  }
  /** A connection can be dead without a word. */
  const hear = () => after(socketMs, lose)

  function tell(name: string, data: unknown): void {
    hear()
    for (const { event, onEvent } of listening) if (event === name) onEvent(data)
  }
  subscribe = (event) => {
    if (heard.has(event)) return
    heard.add(event)
    source?.addEventListener(event, ({ data }: MessageEvent<string>) => tell(event, JSON.parse(data)))
  }

  function connect() {
    source?.close()
    source = new EventSource(address())
    heard = new Set()
    source.onopen = () => {
      failures = 0
      setStreaming(true)
      hear()
    }
    source.onerror = lose
    listening.forEach(({ event }) => subscribe(event))
    source.addEventListener(STREAM_BEAT, hear)
    hear()
  }

  connect()
  window.addEventListener('online', connect)
  window.addEventListener('offline', lose)
  return () => {
    clearTimeout(timer)
    source?.close()
    streaming = false
    window.removeEventListener('online', connect)
    window.removeEventListener('offline', lose)
  }
}
