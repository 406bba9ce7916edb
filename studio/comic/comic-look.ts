import type { TaskContext } from '../pool/task-context.ts'
import type { DisplayImage } from '../style/display-image.ts'
import type { Portrait } from './portrait.ts'

export const comicBackgrounds = ['themed', 'simplify', 'plain'] as const
type ComicBackground = (typeof comicBackgrounds)[number] | 'none'

export interface ComicOptions {
  /** How bold the lines, how strong the colours, how large the eyes are, 0..1 each. */
  lines: number
  colour: number
  eyes: number
  /** The ground that belongs to the look, the photo's own redrawn, a plain sheet, or none: only the people are drawn. */
  background: ComicBackground
  seed: number
}

/** Draws a portrait in one manner. */
export type ComicLook = (
  portrait: Portrait,
  options: ComicOptions,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
) => DisplayImage
