import { randomUUID } from 'node:crypto'
import type { EngineAsset, EngineProgress, EngineRun, CutOut } from '../engine.ts'

export interface CollectOptions {
  /** Photos by the ids that the input names. */
  uploads?: Readonly<Record<string, Uint8Array>>
  /** What an earlier run of the task has written down. */
  checkpoint?: string | undefined
  taskId?: string
  /** What is seen on every photo. */
  cutOut?: CutOut
  onProgress?(progress: EngineProgress): void
  /** Before a checkpoint counts as stored; what it throws is what writing rejects with. */
  onCheckpoint?(value: string | undefined): void | Promise<void>
}

export interface CollectedRun extends EngineRun {
  progress: EngineProgress[]
  previews: Uint8Array[]
  assets: EngineAsset[]
  /** The bytes of the films among them. */
  films: Buffer[]
  /** Every checkpoint that was stored, in order. */
  writes: (string | undefined)[]
  /** As the person does it: the creation is given up. */
  cancel(): void
  /** As a process that ends does it: another run goes on from the checkpoint. */
  interrupt(): void
}

/** What an engine is run with in tests; keeps all that the engine tells and delivers. */
export function collectRun({ uploads = {}, checkpoint, taskId = randomUUID(), onProgress, onCheckpoint, cutOut }: CollectOptions = {}): CollectedRun {
  const stop = new AbortController()
  let givenUp = false
  const run: CollectedRun = {
    taskId,
    signal: stop.signal,
    givenUp: () => givenUp,
    progress: [],
    previews: [],
    assets: [],
    films: [],
    writes: [],
    checkpoint: {
      value: checkpoint,
      write: async (value) => {
        await onCheckpoint?.(value)
        run.checkpoint.value = value
        run.writes.push(value)
      },
    },
    onProgress: (progress) => {
      run.progress.push(progress)
      onProgress?.(progress)
    },
    onPreview: (bytes) => void run.previews.push(bytes),
    readUpload: async (id) => {
      const bytes = uploads[id]
      if (!bytes) throw new Error(`There is no upload ${id}`)
      return bytes
    },
    copyFilm: (id) => Promise.reject(new Error(`There is no film ${id}`)),
    cutOut: cutOut ?? (() => Promise.reject(new Error('Nothing can be cut out here'))),
    deliver: async (asset) => {
      run.assets.push(asset)
      if (asset.kind === 'video') run.films.push(Buffer.concat(await Array.fromAsync(asset.stream)))
    },
    cancel: () => {
      givenUp = true
      stop.abort(new Error('cancelled'))
    },
    interrupt: () => stop.abort(new Error('the process ends')),
  }
  return run
}
