import type { FilmFiles } from '../program/messages.ts'
import type { ReelShot, ReelSpec, ReelView } from './reel-spec.ts'

/** A view whose photo has been made ready. */
export interface StagedView extends Omit<ReelView, 'photo' | 'field'> {
  /** A file of `writeStage`. */
  stage: string
}

export interface StagedShot extends Omit<ReelShot, 'views'> {
  views: readonly StagedView[]
}

export interface StagedReel extends Omit<ReelSpec, 'shots' | 'sound'> {
  shots: readonly StagedShot[]
}

/** A reel for the process that makes it. */
export interface ReelJob extends FilmFiles {
  reel: StagedReel
}
