import type { FilmFiles } from '../program/messages.ts'
import type { ReelClip, ReelShot, ReelSpec, ReelView } from './reel-spec.ts'

/** A view whose photo has been made ready, as a file of `writeStage`, or a clip. */
export type StagedView = Omit<ReelView, 'photo' | 'field' | 'clip'> & ({ stage: string; clip?: undefined } | { clip: ReelClip })

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
