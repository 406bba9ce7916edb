import type { Pigment } from '../brush/pigment.ts'
import type { PaintCrown } from './costume/hats.ts'
import type { PaintSign } from './costume/signs.ts'

export type Neckline = 'v' | 'deep-v' | 'round' | 'boat' | 'high' | 'straps' | 'shirt' | 'mandarin' | 'crossed'

export interface Top {
  cloth: Pigment
  neckline: Neckline
  /** Looser than the body, in points; the height of the hem and how far it stands out from the hips. */
  ease: number
  hem: number
  flare: number
  details: readonly ('lapels' | 'buttons' | 'ribs' | 'hood' | 'pocket' | 'stripes' | 'belt' | 'frogs' | 'sash' | 'motif' | 'piping')[]
  /** What is on the cloth, cut by its outline. */
  print?: PaintSign
}

export interface Sleeve {
  cloth: Pigment
  /** Share of the arm that it covers. */
  to: number
  widths: readonly [upper: number, elbow: number, wrist: number]
  hanging?: number
  cuff?: Pigment
}

export type Bottom =
  | { kind: 'skirt'; cloth: Pigment; hem: number; flare: number; folds: number; slit?: boolean; motif?: boolean }
  | { kind: 'trousers'; cloth: Pigment; to: number; widths: readonly [number, number, number, number]; stripe?: Pigment; creased?: boolean }

export interface Wear {
  bottom: Bottom
  /** From the innermost to the outermost. */
  tops: readonly Top[]
  sleeve?: Sleeve
  shoes: { kind: 'heels' | 'flats' | 'boots' | 'trainers'; colour: Pigment }
  /** What a calling adds: behind the body, over the trunk, over the forearms, and on the head over the hair. */
  back?: readonly PaintSign[]
  /** What is seen over the trunk from before and from behind. */
  shell?: readonly PaintSign[]
  front?: readonly PaintSign[]
  before?: readonly PaintSign[]
  crown?: PaintCrown
  gloves?: Pigment
  /** The hair is under it. */
  covered?: boolean
  /** How low a long beard hangs. */
  beard?: number
}
