import type { Remote } from '../shared/remote.ts'

/** A step of the picture that the server is making. */
export interface Step {
  done: number
  of: number
}

/** One life of a server: with its end, its jobs are gone. */
export interface ServerLife {
  remote: Remote
  /** Aborts when it has ended; its reason tells whether by a fault of what it was making. */
  ended: AbortSignal
  /** Told at each step of whatever it is making, until the answer is called. */
  onStep(listener: (step: Step) => void): () => void
  /** Ends it, as the only way to stop what it is making, and starts it again; undefined where that is not for us to do. */
  interrupt?(): void
}

/** A server of stable-diffusion.cpp: at an address, or as a child process of ours. */
export interface SdServer {
  /** The server, ready to be asked. Rejects with an EngineError when there is none, in time. */
  life(signal: AbortSignal): Promise<ServerLife>
  close(): Promise<void>
}

/** The end of a server that was none of its job's fault: the others' jobs are sent again. */
export class ServerInterrupted extends Error {
  override name = 'ServerInterrupted'
}

const NEVER = new AbortController().signal

/** A server that runs by itself. Its life goes on for all we know: jobs it has lost are not found. */
export function serverAt(remote: Remote): SdServer {
  return {
    life: async () => ({ remote, ended: NEVER, onStep: () => () => {} }),
    close: async () => {},
  }
}
