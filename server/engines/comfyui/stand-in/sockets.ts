import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

export interface Frame {
  type: string
  data: Record<string, unknown>
}

const featureFlags = {
  supports_preview_metadata: true, supports_model_type_tags: true, max_upload_size: 104_857_600,
  extension: { manager: { supports_v4: true } }, node_replacements: true, assets: false,
}

interface Listener {
  socket: WebSocket
  /** Asked for previews with ids, as its first message. */
  metadata: boolean
}

/** The sockets of /ws: frames go to the last socket of a client id, or to all. */
export function createSockets(server: Server, { onOpen }: { onOpen(sid: string): Frame[] }) {
  const sockets = new WebSocketServer({ noServer: true })
  const listeners = new Map<string, Listener>()
  const all = new Set<Listener>()
  let opened = 0

  server.on('upgrade', (request, stream, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server')
    if (!/^(\/api)?\/ws$/.test(pathname) || refusesOrigin(request.headers.host, request.headers.origin)) {
      stream.end(`HTTP/1.1 ${request.headers.origin ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => listen(socket, searchParams.get('clientId') || randomBytes(16).toString('hex')))
  })

  function listen(socket: WebSocket, sid: string) {
    const listener: Listener = { socket, metadata: false }
    listeners.set(sid, listener)
    all.add(listener)
    opened++
    let first = true
    socket.on('message', (message: Buffer) => {
      const sent = first ? asFlags(message.toString()) : undefined
      first = false
      if (!sent) return
      listener.metadata = sent.supports_preview_metadata === true
      send(listener, { type: 'feature_flags', data: featureFlags })
    })
    // Whichever socket of an id closes, the id is forgotten: one that opened before then hears nothing more.
    socket.on('close', () => {
      listeners.delete(sid)
      all.delete(listener)
    })
    socket.on('error', () => {})
    onOpen(sid).forEach((frame) => send(listener, frame))
  }

  const send = ({ socket }: Listener, frame: Frame) => socket.send(JSON.stringify(frame))
  const heard = (sid: string | undefined) => (sid === undefined ? [...all] : listeners.has(sid) ? [listeners.get(sid)!] : [])

  return {
    toAll: (frame: Frame) => all.forEach((listener) => send(listener, frame)),
    to: (sid: string | undefined, frame: Frame) => heard(sid).forEach((listener) => send(listener, frame)),

    /** A sampler's step: where the preview stands in relation to `progress` depends on the flag. */
    step(sid: string | undefined, progress: Frame, ids: Record<string, unknown>, preview: Buffer | undefined) {
      for (const listener of heard(sid)) {
        if (listener.metadata && preview) listener.socket.send(previewWithIds(ids, preview))
        send(listener, progress)
        if (!listener.metadata && preview) listener.socket.send(Buffer.concat([words(1, 1), preview]))
      }
    },
    count: () => all.size,
    opened: () => opened,
    /** Ends every connection as a dying process does. */
    cut: () => all.forEach(({ socket }) => socket.terminate()),
    /** Leaves connections open that hear nothing more. */
    deafen: () => {
      listeners.clear()
      all.clear()
    },
    close: () => {
      sockets.clients.forEach((socket) => socket.terminate())
      sockets.close()
    },
  }
}

export type Sockets = ReturnType<typeof createSockets>

/** A browser's page of another origin is turned away from a loopback address; a caller without an origin is not. */
export const refusesOrigin = (host = '', origin: string | undefined) =>
  origin !== undefined && origin !== 'null' && /^(127\.|localhost|\[::1\])/.test(host) && new URL(origin).host !== host

function asFlags(message: string): { supports_preview_metadata?: unknown } | undefined {
  try {
    const { type, data } = JSON.parse(message) as { type?: unknown; data?: { supports_preview_metadata?: unknown } }
    return type === 'feature_flags' ? data : undefined
  } catch {
    return undefined
  }
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, index * 4))
  return bytes
}

function previewWithIds(ids: Record<string, unknown>, preview: Buffer): Buffer {
  const metadata = Buffer.from(JSON.stringify({ ...ids, image_type: 'image/jpeg' }))
  return Buffer.concat([words(4, metadata.length), metadata, preview])
}
