import type { Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { PaintContext, Painting } from '../../painter.ts'
import type { Frame } from '../shared/frame.ts'
import type { AbstractPalette } from './palette.ts'

/** What every abstract way of painting is given. */
export interface Study {
  frame: Frame
  random: Random
  palette: AbstractPalette
  /** Lies on the dark ground of the palette. */
  onDark: boolean
  spec: SceneSpec
  context: PaintContext
}

/** Paints the whole frame; what is built of sheets also says how far each lies. */
export type AbstractPainter = (study: Study) => Omit<Painting, 'tone'>
