import type { Clock } from '../platform/platform.ts'

/** Failures in a row after which an engine is left alone, and for how long at first and at most, milliseconds. */
const FAILURES = 3
const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 300_000

export interface Breaker {
  /** Whether creations should be kept from the engine for now. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/**
 * A circuit breaker: opens after some failures in a row, lets one creation through when its pause is over, and doubles the pause when that one fails
 * too.
 */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let openUntil = 0
  const now = () => clock.now().getTime()
  return {
    isOpen: () => now() < openUntil,
    succeeded: () => {
      failures = 0
      openUntil = 0
    },
    failed: () => {
      failures++
      if (failures >= FAILURES) openUntil = now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - FAILURES))
    },
  }
}
