import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { createLinearImage } from '../../../pixels/linear-image.ts'
import { between, forkRandom, smoothPlane } from '../shared/frame.ts'
import type { AbstractPainter } from './study.ts'

/** How far the folds of the cloth show, and how tightly it lies. */
const FOLDS = { calm: [0, 1], dreamy: [0.55, 1.1], joyful: [0.3, 1.3], dramatic: [1, 1.7], mysterious: [0.85, 1.2] } as const

/** Colours that melt into one another from points of a mesh; by mood still, or thrown into folds like silk under a low light. */
export const paintGradient: AbstractPainter = ({ frame, random, palette, onDark, spec, context }) => {
  const { width, height, w, h } = frame
  const { noise } = context
  const layout = forkRandom(random)
  const [folded, tight] = FOLDS[spec.mood]
  const colours = palette.colours.map(hex)
  const ground = hex(onDark ? palette.dark : palette.light)
  const count = spec.mood === 'calm' ? 5 : 8
  const first = Math.floor(layout() * colours.length)
  const points = Array.from({ length: count }, (_, k) => ({
    x: between(layout, -0.05, 1.05) * w,
    y: between(layout, -0.05, 1.05) * h,
    reach: between(layout, 0.2, 0.36),
    colour: k < (spec.mood === 'joyful' ? 0 : 1) ? ground : colours[(first + k * 2) % colours.length]!,
  }))
  const [lane, swing, angle] = [layout() * 50, between(layout, 0.18, 0.34), layout() * Math.PI]
  const bend = (x: number, y: number): [number, number] => [
    x + swing * noise.fbm(x * 1.1 + lane, y * 1.1, 2),
    y + swing * noise.fbm(x * 1.1, y * 1.1 + lane + 7, 2),
  ]
  const channel = (c: number) => smoothPlane(frame, 96, (px, py) => {
    const [x, y] = bend(px, py)
    let [sum, total] = [0, 0]
    for (const { x: ax, y: ay, reach, colour } of points) {
      const near = (1e-3 + ((x - ax) ** 2 + (y - ay) ** 2) / (reach * reach)) ** -1.7
      // Mixed as paint would look rather than as light would, or the middles turn dull.
      sum += near * Math.sqrt(colour[c]!)
      total += near
    }
    return (sum / total) ** 2
  })
  const planes = [channel(0), channel(1), channel(2)]
  context.checkCancelled()
  context.progress(0.4)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const cloth = folded === 0 ? undefined : smoothPlane(frame, 420, (px, py) => {
    const [x, y] = bend(px, py)
    const across = x * cosine + y * sine + 0.16 * noise.fbm(x * 1.6 + lane, y * 1.6 + 3, 3)
    const along = -x * sine + y * cosine
    return 0.6 * Math.sin(across * 11 * tight + 2.2 * noise.at(along * 1.3 + lane, across * 2)) + 0.4 * Math.sin(across * 25 * tight + 3 * noise.at(along * 2 + 9, across * 3))
  })
  context.progress(0.8)
  const image = createLinearImage(width, height)
  const glow: Rgb = mix(hex(palette.light), [1, 1, 1], 0.4)
  for (let y = 0; y < height; y++) {
    if (y % 32 === 0) context.checkCancelled()
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const fold = cloth ? cloth[i]! : 0
      const shade = 1 + folded * (0.62 * fold - 0.14)
      const crest = folded * smoothstep(0.62, 0.98, fold) * 0.34
      const deep = spec.mood === 'mysterious' ? 0.55 : 1
      for (let c = 0; c < 3; c++) {
        const base = planes[c]![i]! * deep
        image.planes[c]![i] = Math.max(0, base * Math.max(0.08, shade)) + crest * (0.35 * glow[c]! + 0.65 * base)
      }
    }
  }
  return { image }
}
