import type { RasterImage } from '../pixels/linear-image.ts'

/** What a task may ask of the one who runs it. */
export interface TaskContext {
  /** Fraction done, 0..1; call it as often as you like, the sender thins it out. */
  progress(fraction: number): void
  /** A look at the unfinished picture; thinned out like progress. */
  preview(image: RasterImage): void
  /** Throws StudioError 'cancelled' when the person has cancelled; also the sign of life that the watchdog waits for. */
  checkCancelled(): void
}
