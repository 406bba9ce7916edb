import type { FilmFiles } from '../program/messages.ts'
import type { ClipView, PhotoView, ReelShot, ReelSpec } from './reel-spec.ts'

/** A view whose photo has been made ready, as a file of `writeStage`. */
export interface StagedPhotoView extends Omit<PhotoView, 'photo' | 'field'> {
  stage: string
}

export type StagedView = StagedPhotoView | ClipView

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
