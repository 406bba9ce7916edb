/** How far somebody is with a lesson. */
export interface LessonView {
  position: number
  seen: readonly number[]
  /** Of its chapters, 0..1. */
  share: number
  finished: boolean
  /** When it was last gone on with; 0: never. */
  at: number
}
