import type { Platform } from '../platform/platform.ts'
import type { Engine } from './engine.ts'

/** The engines of this installation, the preferred one first. */
export function createEngines(_platform: Platform): Engine[] {
  return []
}
