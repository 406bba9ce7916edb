import type { Description, TaskStage, WorkText } from '#contract/entities.ts'
import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { Reason } from '../words/reasons.ts'

/** A generator with its checked input; switching on `generator` tells which input it is. */
export type EngineRequest = { [G in GeneratorId]: { generator: G; input: GeneratorInput<G> } }[GeneratorId]

export interface EngineProgress {
  /** 0..1 */
  progress: number
  stage: TaskStage
}

/** What an engine may use while it makes a creation. */
export interface EngineRun {
  /** Aborts when the person cancels, time is up or the process ends; the engine then rejects soon. */
  signal: AbortSignal
  onProgress(progress: EngineProgress): void
  /** A small picture (JPEG, PNG or WebP) of what is growing. */
  onPreview(bytes: Uint8Array): void
  /** A photo of the person's: an upright JPEG, PNG or WebP. */
  readUpload(id: string): Promise<Uint8Array>
}

/** One finished picture, PNG, WebP or JPEG; of a text, the photo it is about. */
export interface EngineOutput extends Pick<Description, 'seed' | 'understood' | 'unknown' | 'notes' | 'scene'> {
  bytes: Uint8Array
  text?: WorkText
}

/** Something that can run generators: the studio in this process, a server with a model. */
export interface Engine {
  id: string
  canRun(generator: GeneratorId): boolean
  /** One output a work, in order. Throws EngineError where the person should know the reason. */
  run(request: EngineRequest, run: EngineRun): Promise<EngineOutput[]>
  /** Gets ready before anybody asks for something, where that takes a while. */
  warmUp?(): Promise<void>
  close(): Promise<void>
}

/** A creation that cannot be made, for a reason that has words. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
