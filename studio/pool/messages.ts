import type { MessagePort } from 'node:worker_threads'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { StudioErrorReason } from '../studio-error.ts'

/** Places in the memory that both threads see. */
export const CANCELLED = 0
export const LIFE_SIGNS = 1

export interface Job {
  task: string
  input: unknown
  /** Two Int32: whether the person has cancelled, and a count that rises while the task runs and is alive (0: still queued). */
  shared: SharedArrayBuffer
  /** Carries Report messages back. */
  port: MessagePort
}

export type Report = { kind: 'progress'; fraction: number } | { kind: 'preview'; image: RasterImage }

/** Errors of our own class lose it between threads, so the answer says what happened in plain data. */
export type Answer = { ok: true; output: unknown } | { ok: false; reason: StudioErrorReason; message: string; photo?: string | undefined }
