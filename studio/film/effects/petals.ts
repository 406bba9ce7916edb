import type { FilmSpec } from '../film-spec.ts'
import type { FrameBuffer } from '../render/frame-buffer.ts'
import { paintSprite } from '../render/sprite.ts'
import { filmColour } from '../stage/planes.ts'
import type { Effect, Moment } from './effect.ts'
import { around, BESIDE_SUBJECT, drifters, swing, way } from './in-the-air.ts'

const PINKS = [[255, 214, 224], [250, 190, 206], [255, 228, 234], [243, 168, 190]] as const

/** Petals that tumble down on a slant. */
export function petals(spec: FilmSpec): Effect {
  const all = drifters(Math.round(30 + 90 * spec.strength), spec.seed ^ 0x9e7)
  const wind = spec.seed & 1 ? 1 : -1
  function fall(frame: FrameBuffer, moment: Moment, front: boolean) {
    const short = Math.min(frame.width, frame.height)
    for (const { near, chance, x, y } of all) {
      if (near > BESIDE_SUBJECT !== front) continue
      const slant = wind * way(0.05 + 0.13 * near, moment.time, spec)
      const flutter = 0.02 * (0.5 + near) * swing(0.3 + 0.3 * chance, moment.time, spec, chance)
      const [atX, atY] = around(frame, x + slant + flutter, y + way(0.05 + 0.17 * near * (0.7 + 0.6 * chance), moment.time, spec), near, moment)
      const length = short * (0.005 + 0.016 * near)
      // Seen from the side it is thin, and darker.
      const turn = swing(0.45 + 0.4 * chance, moment.time, spec, chance * 7)
      const [red, green, blue] = PINKS[Math.floor(chance * PINKS.length)]!
      const shade = 0.82 + 0.18 * Math.abs(turn)
      paintSprite(frame, {
        x: atX,
        y: atY,
        long: length,
        wide: length * (0.16 + 0.5 * Math.abs(turn)),
        turned: 2 * Math.PI * chance + 1.2 * swing(0.2 + 0.2 * chance, moment.time, spec, chance * 3),
        colour: filmColour(red * shade, green * shade, blue * shade),
        opacity: 0.94 - 0.25 * near,
        softness: 0.2 + 0.6 * near * near,
      })
    }
  }
  return { behind: (frame, moment) => fall(frame, moment, false), over: (frame, moment) => fall(frame, moment, true) }
}
