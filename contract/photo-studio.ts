import { appConfig } from '#config'

/** How doubles are made, and what may be made of one. */
export const photoStudioRules = {
  photosLeast: 4,
  photosMost: 15,
  /** Doubles that one person may have. */
  doublesMost: 5,
  /** Portraits that a double keeps of its person. */
  portraitsMost: 5,
  /** As many creations as may wait or run at once. */
  templatesMost: appConfig.creation.maxActiveTasks,
} as const

/**
 * collecting: photos are being chosen. building: its portraits are being made. failed: they could not be; photos can be
 * changed. ready: pictures can be made of it.
 */
export const doubleStates = ['collecting', 'building', 'failed', 'ready'] as const
