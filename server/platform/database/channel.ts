import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { sql } from './orm.ts'
import type { Logger } from '../log.ts'
import type { Channel } from '../platform.ts'

export interface OpenChannel extends Channel {
  close(): Promise<void>
}

/** One PostgreSQL channel carries all topics, so that subscribing costs no round trip. */
const CHANNEL = 'inkling'
const MAX_RECONNECT_MS = 5000

/** LISTEN/NOTIFY on a connection of its own, which comes back by itself. What was sent while it was away is lost. */
export async function openChannel(url: string, log: Logger): Promise<OpenChannel> {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const deliver = ({ payload = '' }: pg.Notification) => {
    const end = payload.indexOf(' ')
    for (const listener of listeners.get(payload.slice(0, end)) ?? []) {
      try {
        listener(payload.slice(end + 1))
      } catch (error) {
        log.error({ err: error }, 'channel listener failed')
      }
    }
  }

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
    next.on('notification', deliver)
    next.on('error', (error) => log.warn({ err: error }, 'channel connection broke'))
    next.on('end', () => {
      if (client === next) reconnect(100)
    })
    await next.connect()
    // Nothing of ours is stored on this connection: what it says need not wait for the disk.
    await next.query('set synchronous_commit = off')
    await next.query(`listen ${CHANNEL}`)
    client = next
    // Closed while it was connecting.
    if (closed) await next.end()
  }

  const reconnect = (waitMs: number) => {
    client = undefined
    if (closed) return
    timer = setTimeout(() => {
      connect().catch(() => reconnect(Math.min(waitMs * 2, MAX_RECONNECT_MS)))
    }, waitMs)
  }

  const announced = new Set<string>()
  let sending: Promise<void> | undefined
  const sendAnnounced = async () => {
    await nextTurn()
    while (announced.size > 0) {
      const messages = [...announced]
      announced.clear()
      try {
        await client?.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages])
      } catch (error) {
        log.warn({ err: error }, 'announcements lost')
      }
    }
  }

  await connect()
  return {
    announce: (topic, payload) => {
      announced.add(`${topic} ${payload}`)
      sending ??= sendAnnounced().finally(() => (sending = undefined))
    },
    publish: async (executor, topic, ...payloads) => {
      const messages = sql.param(payloads.map((payload) => `${topic} ${payload}`))
      await executor.execute(sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`)
    },
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await sending
      await client?.end()
    },
  }
}
