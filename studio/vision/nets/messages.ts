import type { NetErrorReason, NetPort, NetTensor } from './net.ts'

export interface Ports {
  inputs: NetPort[]
  outputs: NetPort[]
}

export interface ToNet {
  id: number
  inputs: Record<string, NetTensor>
  wanted: readonly string[] | undefined
}

export type FromNet =
  | { kind: 'loaded'; ports: Ports }
  | { kind: 'ran'; id: number; outputs: Record<string, NetTensor>; peakMemory: number }
  /** Without an id it could not be loaded. */
  | { kind: 'failed'; id?: number; reason: NetErrorReason; message: string }
