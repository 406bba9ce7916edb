import type { Clock } from './platform.ts'

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is told otherwise. */
export interface SettableClock extends Clock {
  set(time: Date | string): void
  advance(milliseconds: number): void
}

export function createSettableClock(start: Date | string = '2026-01-15T08:00:00Z'): SettableClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime()
    },
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
