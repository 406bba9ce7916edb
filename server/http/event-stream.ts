import { STREAM_BEAT } from '#contract/transfers.ts'

const HEARTBEAT_MS = 15_000
/** What a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 2000
/** Events that may wait for a slow connection. */
const MAX_WAITING = 1000

export interface EventSender {
  send(event: string, data: unknown): void
  /** Ends the stream; the browser connects again by itself. */
  end(): void
}

export interface EventStreamOptions {
  /** The caller's going away. */
  signal: AbortSignal
  /** Starts the events; returns what stops them. */
  start: (sender: EventSender) => () => void
  /** Asked with every heartbeat; the stream ends when it is false. */
  stillWelcome: () => Promise<boolean>
}

/** Server-sent events with a heartbeat, so that proxies keep the connection and a dead one is noticed. */
export function eventStream({ signal, start, stillWelcome }: EventStreamOptions): Response {
  const encoder = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      let open = true
      const write = (text: string) => {
        if (!open) return
        controller.enqueue(encoder.encode(text))
        // A caller that stopped reading would fill the memory.
        if ((controller.desiredSize ?? 0) < -MAX_WAITING) close()
      }
      close = () => {
        if (!open) return
        open = false
        clearInterval(heartbeat)
        stop()
        controller.close()
      }
      write(`retry: ${RETRY_MS}\n\n`)
      const heartbeat = setInterval(() => {
        write(`event: ${STREAM_BEAT}\ndata: {}\n\n`)
        stillWelcome().then((welcome) => welcome || close(), close)
      }, HEARTBEAT_MS)
      const stop = start({ send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), end: () => close() })
      signal.addEventListener('abort', () => close(), { once: true })
      if (signal.aborted) close()
    },
    cancel: () => close(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx holds answers back otherwise.
      'X-Accel-Buffering': 'no',
    },
  })
}
