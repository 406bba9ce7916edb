import type { Grade } from './finish/grade.ts'
import type { Frame } from './finish/frame.ts'
import type { Title } from './finish/title.ts'
import type { Lighting } from './light/lighting.ts'
import type { Seat } from './sitter/seat.ts'
import type { SetPiece } from './stage.ts'

/** Everything that makes a portrait of a photo: set, seat, light, grade, frame and lettering. */
export interface Look {
  seat: Seat
  /** Behind the sitter, the farthest first. */
  back: readonly SetPiece[]
  light: Lighting
  /** Before the sitter. */
  front: readonly SetPiece[]
  /** Redraws the sitter with a brush, 0..1. */
  painted?: number
  grade: Grade
  frame: Frame
  title: Title
}

/** A theme's choices by their ids, the first of them the usual one. */
export interface Theme {
  looks: Readonly<Record<string, Look>>
  /** A person may be seen from behind, or too small for a face. */
  faceless?: boolean
}
