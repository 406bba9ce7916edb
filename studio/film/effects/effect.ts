import type { Pose } from '../camera/pose.ts'
import type { View } from '../camera/view.ts'
import type { FrameBuffer } from '../render/frame-buffer.ts'
import type { Grid } from '../sample/grid.ts'

/** What a frame is: its share of the film, 0..1, and the camera. */
export interface Moment {
  time: number
  pose: Pose
  view: View
}

/** Something that lives in a film; each part is there for those that need it. */
export interface Effect {
  /** Moves what a layer's grid looks at. `isFront` where it is the layer of the subject. */
  bend?(grid: Grid, moment: Moment, isFront: boolean): void
  /** Paints behind the subject. */
  behind?(frame: FrameBuffer, moment: Moment): void
  /** Paints over everything. */
  over?(frame: FrameBuffer, moment: Moment): void
}
