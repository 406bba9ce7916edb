import type { Watch } from '../watch.ts'

export interface NetTensor {
  /** float32 or uint8, as the port takes it. */
  data: Float32Array | Uint8Array
  dims: readonly number[]
}

/** What the file says of an input or output; a dimension that it leaves open has a name, or none. */
export interface NetPort {
  name: string
  /** The kind of its numbers, such as 'float32'. */
  type: string
  dims: readonly (number | string)[]
}

export interface NetOptions {
  /** Threads for one run; 1, as there is a worker for each core. */
  threads?: number
  /** Milliseconds that loading, and each run, may take. */
  timeLimit?: number
}

export interface Net {
  inputs: readonly NetPort[]
  outputs: readonly NetPort[]
  /**
   * The outputs by name for inputs by name; `wanted` leaves out those that nobody reads. Rejects with a NetError, or with
   * what the watch throws, some tenth of a second after it would.
   */
  run(inputs: Record<string, NetTensor>, options?: { wanted?: readonly string[]; watch?: Watch }): Promise<Record<string, NetTensor>>
  /** Bytes that its process has held at most, as far as runs have told; 0 before the first. */
  peakMemory(): number
}

/**
 * no-runtime: nothing on this machine runs networks; unreadable: not a network it can load; failed: it ran and did
 * not end well.
 */
export type NetErrorReason = 'no-runtime' | 'unreadable' | 'failed'

/** Why a trained network gave no answer; who asked goes on without it. */
export class NetError extends Error {
  override readonly name = 'NetError'
  readonly reason: NetErrorReason

  constructor(reason: NetErrorReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** What a network answers; undefined where none runs, or it did not end well. Throws what is no NetError. */
export async function unlessNetFails<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NetError) return undefined
    throw error
  }
}

/** An output's numbers. Throws a NetError where they are bytes. */
export function floatsOf({ data }: NetTensor): Float32Array {
  if (data instanceof Float32Array) return data
  throw new NetError('failed', 'The network answers in bytes')
}
