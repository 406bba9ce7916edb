import type { StudiedPhoto } from '#studio/photo/double/study-face-task.ts'

export type { StudiedPhoto }

/** One portrait of a person, made of one of their photos. */
export interface DoublePortrait {
  bytes: Uint8Array
  contentType: string
  extension: string
  width: number
  height: number
}

/** What an engine does that knows faces: it tells what photos are worth, and makes portraits of them. */
export interface DoubleMaker {
  /** What an upright photo is worth for a double. Rejects with an EngineError where it cannot be read. */
  study(photo: Uint8Array, signal: AbortSignal): Promise<StudiedPhoto>
  /** Head and shoulders in one light, the best first. Rejects with an EngineError where no photo shows a face. */
  portraits(photos: readonly Uint8Array[], most: number, run: { signal: AbortSignal; onProgress(fraction: number): void }): Promise<DoublePortrait[]>
}
