import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { between, type Frame } from '../shared/frame.ts'
import { brushStroke, type Point } from './brush.ts'
import { profileAt, type Profile } from './profile.ts'

/** The contour: a line that swells, thins and breaks along the crest. */
export function drawContour(
  pen: SKRSContext2D,
  random: Random,
  profile: Profile,
  frame: Frame,
  noise: Noise,
  weight: number,
): void {
  for (let x = -0.02; x < frame.w;) {
    const length = between(random, 0.02, 0.07)
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const along = x + (length * i) / 8
      return [along, profileAt(profile, frame, along) + 0.001]
    })
    pen.globalAlpha = between(random, 0.35, 0.85)
    brushStroke(pen, points, weight * (0.7 + 0.8 * Math.abs(noise.at(x * 11, 3))), weight * 0.25)
    x += length * between(random, 0.75, 1.05)
  }
}

/** Hemp-fibre cun: long slack strokes hung from the crests, gathered where the rock folds. */
export function drawCun(
  pen: SKRSContext2D,
  random: Random,
  profile: Profile,
  frame: Frame,
  noise: Noise,
  base: number,
  lane: number,
  weight: number,
): void {
  const strokes = Math.round(1500 * frame.w)
  for (let k = 0; k < strokes; k++) {
    const x = random() * frame.w
    const fall = random() ** 1.25
    const turn = random()
    const reach = random()
    const crest = profileAt(profile, frame, x)
    const tall = base - crest
    if (tall < 0.03) continue
    const fold = noise.ridge(x * 13 + lane, fall * 1.6 + lane, 3)
    if (fold < 0.5 + 0.2 * turn) continue
    const slope = (profileAt(profile, frame, x + 0.008) - profileAt(profile, frame, x - 0.008)) / 0.016
    const lean = Math.max(-0.5, Math.min(0.5, slope * 0.16)) * (0.35 + fall)
    const y = crest + 0.004 + fall * tall * 0.85
    const length = Math.min(tall * 0.4, 0.022 + 0.05 * reach)
    const bow = (turn - 0.5) * 0.012
    const points = Array.from({ length: 5 }, (_, i): Point => {
      const t = i / 4
      return [x + lean * length * t + bow * Math.sin(t * Math.PI), y + length * t]
    })
    pen.globalAlpha = 0.2 + 0.5 * reach * turn + 0.15 * (1 - fall)
    brushStroke(pen, points, weight * (0.5 + turn), weight * 0.12)
  }
}
