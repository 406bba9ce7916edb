import { clamp } from '../pixels/colour.ts'

/**
 * A regular halftone screen: whether a dot covers this pixel, 0..1 with a smooth rim, for a tone of 0 (none) to 1
 * (full). Dots grow in one lattice turned by `angle` (radians) and meet at half tone, where holes take over.
 */
export function dotScreen(pitch: number, angle: number): (x: number, y: number, tone: number) => number {
  const c = Math.cos(angle) / pitch
  const s = Math.sin(angle) / pitch
  // Half a pixel's rim on either side, in units of the spot function.
  const rim = Math.min(0.45, 2.2 / pitch)
  return (x, y, tone) => {
    if (tone <= 0) return 0
    const spot = 0.5 + 0.25 * (Math.cos(2 * Math.PI * (x * c + y * s)) + Math.cos(2 * Math.PI * (y * c - x * s)))
    return clamp((spot - 1 + tone * (1 + rim)) / rim)
  }
}

/** The same with parallel lines. */
export function lineScreen(pitch: number, angle: number): (x: number, y: number, tone: number) => number {
  const c = Math.cos(angle) / pitch
  const s = Math.sin(angle) / pitch
  const rim = Math.min(0.45, 2.2 / pitch)
  return (x, y, tone) => clamp((0.5 + 0.5 * Math.cos(2 * Math.PI * (y * c - x * s)) - 1 + tone * (1 + rim)) / rim)
}
