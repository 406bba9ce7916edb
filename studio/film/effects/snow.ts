import type { FilmSpec } from '../film-spec.ts'
import type { FrameBuffer } from '../render/frame-buffer.ts'
import { paintSprite } from '../render/sprite.ts'
import { filmColour } from '../stage/planes.ts'
import type { Effect, Moment } from './effect.ts'
import { around, BESIDE_SUBJECT, drifters, swing, way } from './in-the-air.ts'

const WHITE = filmColour(250, 252, 255)

/** Flakes that fall at the speed of their distance; those close by are large and out of focus. */
export function snow(spec: FilmSpec): Effect {
  const flakes = drifters(Math.round(160 + 420 * spec.strength), spec.seed ^ 0x50)
  const wind = (spec.seed & 1 ? 1 : -1) * 0.05
  function fall(frame: FrameBuffer, moment: Moment, front: boolean) {
    const short = Math.min(frame.width, frame.height)
    for (const { near, chance, x, y } of flakes) {
      if (near > BESIDE_SUBJECT !== front) continue
      const speed = 0.06 + 0.3 * near * (0.8 + 0.4 * chance)
      const side = 0.012 * (0.4 + near) * swing(0.22 + 0.2 * chance, moment.time, spec, chance)
      const [atX, atY] = around(frame, x + side + way(wind * (0.5 + near), moment.time, { ...spec, loop: false }) * (spec.loop ? 0 : 1), y + way(speed, moment.time, spec), near, moment)
      const radius = short * (0.0016 + 0.0068 * near * near * (0.7 + 0.6 * chance))
      paintSprite(frame, { x: atX, y: atY, long: radius, wide: radius, turned: 0, colour: WHITE, opacity: 0.9 - 0.45 * near, softness: 0.5 + 0.5 * near })
    }
  }
  return { behind: (frame, moment) => fall(frame, moment, false), over: (frame, moment) => fall(frame, moment, true) }
}
