import type { EngineParts } from '../engine-kind.ts'
import { unreachable } from '../shared/bad-answer.ts'
import type { NodeTypes } from './object-info.ts'
import { createServer, type Server } from './server.ts'

/** The list of a server's nodes is long, and asking for it keeps the server busy for a moment; files come and go rarely. */
const NODES_GOOD_FOR_MS = 60_000

interface Known {
  server: Server
  /** What it has; undefined while it does not answer. */
  nodes: NodeTypes | undefined
  askedAt: number
  /** Jobs on their way to it that its own queue does not count yet. */
  coming: number
}

/** A server for one job; `queued` is called when its own queue counts it, or when it never will. */
export interface Place {
  server: Server
  queued(): void
}

/** The servers behind one engine. */
export function createServers(addresses: readonly string[], { clock, log }: Pick<EngineParts, 'clock' | 'log'>) {
  const servers = addresses.map((address): Known => ({ server: createServer(address), nodes: undefined, askedAt: 0, coming: 0 }))

  async function refresh(known: Known, signal: AbortSignal): Promise<void> {
    const now = clock.now().getTime()
    try {
      if (known.nodes && now - known.askedAt < NODES_GOOD_FOR_MS) await known.server.queueLength(signal)
      else {
        known.nodes = await known.server.nodes(signal)
        known.askedAt = now
      }
    } catch (error) {
      signal.throwIfAborted()
      if (known.nodes) log.warn({ server: known.server.address, err: error }, 'a ComfyUI server does not answer; it gets no jobs until it does')
      known.nodes = undefined
      throw error
    }
  }

  return {
    /** Finds out what each can do now: the nodes of those that answer, by address. Rejects when none does. */
    async discover(signal: AbortSignal): Promise<ReadonlyMap<string, NodeTypes>> {
      const asked = await Promise.allSettled(servers.map((known) => refresh(known, signal)))
      signal.throwIfAborted()
      const there = servers.flatMap(({ server, nodes }): [string, NodeTypes][] => (nodes ? [[server.address, nodes]] : []))
      if (there.length > 0) return new Map(there)
      const failed = asked.find((result) => result.status === 'rejected')
      throw failed?.reason ?? unreachable()
    },

    find: (address: string): Server | undefined => servers.find(({ server }) => server.address === address)?.server,
    /** Its nodes are asked for again before it is believed to have what it had. */
    doubt: (server: Server) => servers.filter((known) => known.server === server).forEach((known) => (known.askedAt = 0)),

    /** The least busy server of those that can; one that does not answer now is left out. */
    async choose(can: (nodes: NodeTypes) => boolean, signal: AbortSignal): Promise<Place> {
      const able = servers.filter(({ nodes }) => nodes && can(nodes))
      if (able.length === 0) throw unreachable(new Error('No server that can do this answers'))
      const loads = await Promise.allSettled(able.map(async (known) => ({ known, load: (await known.server.queueLength(signal)) + known.coming })))
      signal.throwIfAborted()
      const answering = loads.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const failed = loads.find((result) => result.status === 'rejected')
      if (answering.length === 0) throw failed?.reason ?? unreachable()
      const { known } = answering.reduce((best, other) => (other.load < best.load ? other : best))
      known.coming++
      let waiting = true
      return {
        server: known.server,
        queued: () => {
          if (waiting) known.coming--
          waiting = false
        },
      }
    },
  }
}

export type Servers = ReturnType<typeof createServers>
