import { type Frame, readFrame } from './frames.ts'

/** A preview is some 60 KB; whoever sends more than this is no server of pictures. Beyond 128 MiB the client itself hangs up. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024
const OPEN_TIMEOUT_MS = 5_000

export interface Socket {
  close(): void
}

interface Listener {
  onFrame(frame: Frame): void
  /** Once, when the connection is gone for whatever reason but our closing it. */
  onClosed(): void
}

/**
 * Opens /ws and asks for previews with ids; undefined where that does not work: what a socket tells is a help, never the way a job's end is known.
 * Node's own client sends no Origin, which the server would compare with its address.
 */
export async function openSocket(base: string, clientId: string, { onFrame, onClosed }: Listener, signal: AbortSignal): Promise<Socket | undefined> {
  const address = new URL(`${base.replace(/^http/, 'ws')}/ws`)
  address.searchParams.set('clientId', clientId)
  const socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  const closing = new AbortController()
  const close = () => {
    closing.abort()
    socket.close()
  }

  const opened = await new Promise<boolean>((resolve) => {
    const until = AbortSignal.any([signal, AbortSignal.timeout(OPEN_TIMEOUT_MS)])
    const end = (result: boolean) => {
      until.removeEventListener('abort', fail)
      resolve(result)
    }
    const fail = () => end(false)
    until.addEventListener('abort', fail)
    socket.addEventListener('open', () => end(true), { once: true })
    socket.addEventListener('close', fail, { once: true })
    socket.addEventListener('error', fail, { once: true })
    if (signal.aborted) fail()
  })
  if (!opened) {
    close()
    return undefined
  }

  socket.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }))
  const { signal: listening } = closing
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    const size = typeof data === 'string' ? data.length : data.byteLength
    if (size > MAX_MESSAGE_BYTES) {
      close()
      onClosed()
      return
    }
    const frame = readFrame(data)
    if (frame) onFrame(frame)
  }, { signal: listening })
  socket.addEventListener('close', onClosed, { signal: listening })
  return { close }
}
