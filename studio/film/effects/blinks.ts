import { createRandom } from '../../pixels/random.ts'
import type { FilmSpec } from '../film-spec.ts'

/** Seconds from one blink to the next, about. */
const APART = 2.7
const CLOSING = 0.09
const SHUT = 0.05
const OPENING = 0.17

/** How far the eyes are closed (0..1) at each moment (0..1) of a film; open at both ends. */
export function blinks({ seconds, seed }: FilmSpec): (time: number) => number {
  const random = createRandom(seed ^ 0xb11)
  const count = Math.max(1, Math.round(seconds / APART))
  const starts = Array.from({ length: count }, (_, i) => ((i + 0.35 + 0.4 * random()) / count) * seconds)
  return (time) => {
    const now = time * seconds
    let closed = 0
    for (const start of starts) {
      const since = now - start
      if (since < 0 || since > CLOSING + SHUT + OPENING) continue
      const way = since < CLOSING ? since / CLOSING : since < CLOSING + SHUT ? 1 : 1 - (since - CLOSING - SHUT) / OPENING
      closed = Math.max(closed, way * way * (3 - 2 * way))
    }
    return closed
  }
}
