import type { Platform } from '../platform/platform.ts'
import type { Engine } from './engine.ts'
import { createStudioEngine } from './studio/studio-engine.ts'

/** The engines of this installation, the preferred one first. */
export function createEngines({ config }: Platform): Engine[] {
  return [createStudioEngine({ paintThreads: Math.max(1, config.workers) })]
}
