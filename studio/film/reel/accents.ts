import type { ReelAccents } from './reel-spec.ts'

/** Seconds in which an accent fades to a third. */
const FADING = { pulse: 0.13, flash: 0.09 } as const

/** How strong an accent still is at a moment (seconds), 0..1. */
export function accentAt({ kind, times, strength }: ReelAccents, time: number): number {
  const since = times.reduce((least, at) => (at <= time ? Math.min(least, time - at) : least), Infinity)
  return strength * Math.exp(-since / FADING[kind])
}
