import type { RasterImage } from '../../pixels/linear-image.ts'
import type { StudioPool } from '../../pool/studio-pool.ts'
import { StudioError } from '../../studio-error.ts'
import type { EncoderChoice } from '../encode/film-encoder.ts'
import type { ReelSpec } from './reel-spec.ts'

export interface ReelFiles {
  encoder: EncoderChoice
  /** A folder for what is written on the way; whoever made it removes it. */
  folder: string
  /** Where the film and its poster (WebP, the frame in the middle of the first shot) go. */
  film: string
  poster: string
  comment: string
  labels: Readonly<Record<string, string>>
}

export interface ReelFollow {
  /** Ends the process of the reel and its encoder at once. */
  signal: AbortSignal
  /** 0..1 of the whole; first the photos are made ready, then the film is shot. */
  onProgress(fraction: number, stage: 'preparing' | 'filming'): void
  onPreview(image: RasterImage): void
}

/**
 * Makes a film of several shots: the photos are made ready in the pool, the film is shot and encoded in a process of its own. Resolves with
 * what should be told of the photos (`no-water` and the like) and whether the film sounds. Rejects with a StudioError, as `makeFilm`.
 */
export async function shootReel(pool: StudioPool, spec: ReelSpec, files: ReelFiles, follow: ReelFollow): Promise<{ notes: string[]; sounds: boolean }> {
  void [pool, spec, files, follow]
  throw new StudioError('failed', 'Reels are not shot yet')
}
