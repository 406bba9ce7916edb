import type { FilmSpec } from '../film/film-spec.ts'
import type { ReelColour, ReelGrade, ReelTransition } from '../film/reel/reel-spec.ts'
import type { MoodName } from '../music/mood.ts'

export const templateNames = ['beat', 'album', 'story', 'polaroid', 'split', 'retro', 'tunnel', 'festival', 'postcard', 'compare'] as const
export type TemplateName = (typeof templateNames)[number]

/** How photos stand in one shot. */
export type LayoutName = 'full' | 'halves' | 'thirds' | 'grid' | 'album' | 'strip' | 'postcard'

export type TitleStyle =
  /** Large and light, in the middle of the first shot. */
  | 'display'
  /** One word after the other, as large as the frame. */
  | 'shout'
  /** On a strip of paper. */
  | 'label'
  /** Gold, with a line above and below. */
  | 'gold'

export type OverlayName = 'progress' | 'perforation' | 'sparks' | 'gold-frame'

/** How photos become a film on the beat of its music. Lists go round. */
export interface Template {
  mood: MoodName
  /** Beats of each shot. */
  beats: readonly number[]
  layouts: readonly LayoutName[]
  moves: readonly FilmSpec['move'][]
  /** 0..1: how far the camera goes. */
  strength: number
  /** How each shot takes the place of the one before. */
  changes: readonly (ReelTransition | undefined)[]
  begins?: ReelTransition
  ends: ReelTransition
  /** All photos lie on one table, and come one after the other. */
  piled?: true
  ground?: ReelColour
  title: TitleStyle
  overlays: readonly OverlayName[]
  life?: FilmSpec['life']
  grade?: ReelGrade
  accents?: { kind: 'pulse' | 'flash'; on: 'beats' | 'bars'; strength: number }
}
