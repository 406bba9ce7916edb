import { display, mix, scale, type Rgb } from '../../../pixels/colour.ts'
import { createLinearImage, toLinear, type LinearImage } from '../../../pixels/linear-image.ts'
import type { Random } from '../../../pixels/random.ts'
import { settle } from '../../brush/layer.ts'
import { css } from '../shared/css.ts'
import { between, createFrameCanvas, forkRandom, pick, pixelsOf } from '../shared/frame.ts'
import { valueTexture } from '../shared/texture.ts'
import type { AbstractPainter } from './study.ts'

interface Manner {
  strokes: number
  breadth: readonly [number, number]
  length: readonly [number, number]
  /** Spread of directions round the one that leads, radians, and how far strokes curl. */
  spread: number
  curl: number
}

const MANNERS: Record<'calm' | 'dramatic' | 'dreamy' | 'joyful' | 'mysterious', Manner> = {
  calm: { strokes: 24, breadth: [0.12, 0.26], length: [0.9, 1.5], spread: 0.07, curl: 0.25 },
  dreamy: { strokes: 34, breadth: [0.1, 0.2], length: [0.6, 1.1], spread: 0.5, curl: 1.4 },
  joyful: { strokes: 80, breadth: [0.035, 0.12], length: [0.2, 0.6], spread: 3.1, curl: 1.5 },
  dramatic: { strokes: 34, breadth: [0.07, 0.27], length: [0.6, 1.4], spread: 0.42, curl: 0.9 },
  mysterious: { strokes: 30, breadth: [0.1, 0.24], length: [0.6, 1.2], spread: 0.3, curl: 1.8 },
}

/** Points of a stroke's spine with their direction. */
function spineOf(random: Random, x: number, y: number, heading: number, length: number, curl: number): [number, number, number][] {
  const steps = 40
  const [bend, turn] = [between(random, -curl, curl), between(random, -curl, curl) * 0.6]
  let [px, py] = [x - Math.cos(heading) * length * 0.5, y - Math.sin(heading) * length * 0.5]
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps
    const angle = heading + bend * (t - 0.5) + turn * Math.sin(t * Math.PI)
    px += (Math.cos(angle) * length) / steps
    py += (Math.sin(angle) * length) / steps
    return [px, py, angle]
  })
}

/** Wide brushes drawn through thick paint: each bristle carries its own share of two colours and runs dry where it may. */
export const paintSweeps: AbstractPainter = (study) => {
  const { frame, palette, onDark, spec, context } = study
  const random = forkRandom(study.random)
  const manner = MANNERS[spec.mood]
  const { canvas, pen } = createFrameCanvas(frame)
  const relief = createFrameCanvas(frame)
  const colours = palette.colours.map(display)
  pen.fillStyle = onDark ? palette.dark : palette.light
  pen.fillRect(0, 0, frame.w, frame.h)
  relief.pen.fillStyle = '#808080'
  relief.pen.fillRect(0, 0, frame.w, frame.h)
  const lead = spec.mood === 'calm' ? between(random, -0.08, 0.08) : between(random, 0.3, 1.2) * (random() < 0.5 ? -1 : 1)
  for (let stroke = 0; stroke < manner.strokes; stroke++) {
    settle(pen)
    settle(relief.pen)
    context.checkCancelled()
    context.progress((0.8 * stroke) / manner.strokes)
    const size = 1 - 0.45 * (stroke / manner.strokes)
    const breadth = between(random, ...manner.breadth) * size
    const length = between(random, ...manner.length)
    const y = spec.mood === 'calm' ? frame.h * ((stroke * 0.618) % 1) : between(random, 0.02, 0.98) * frame.h
    const spine = spineOf(random, between(random, 0.1, 0.9) * frame.w, y, lead + between(random, -manner.spread, manner.spread), length, manner.curl)
    const first = pick(random, colours as [Rgb, ...Rgb[]])
    const second = random() < 0.5 ? pick(random, colours as [Rgb, ...Rgb[]]) : mix(first, [1, 1, 1], 0.3)
    const bristles = Math.max(12, Math.round(breadth * 380))
    const [swirl, dry] = [random() * 30, between(random, 0.55, 0.95)]
    for (let k = 0; k < bristles; k++) {
      const across = (k + 0.5) / bristles - 0.5
      const load = context.noise.at(swirl + across * 9, stroke * 3.3)
      const fine = random()
      const share = Math.min(1, Math.max(0, 0.5 + across * 0.7 + load * 0.8))
      const tone = mix(first, second, share)
      const lit = 0.9 + 0.2 * fine
      const [start, end] = [Math.floor(random() ** 3 * 5), Math.floor(spine.length * Math.min(1, dry + 0.3 * load + 0.25 * random()))]
      const offset = across * breadth
      for (const [brush, style, width, alpha] of [
        [pen, css(lit > 1 ? mix(tone, [1, 1, 1], lit - 1) : scale(tone, lit)), 2.6, 0.9],
        [relief.pen, css([0.5 + 0.4 * (fine - 0.5) + 0.25 * Math.abs(across), 0, 0]), 1.6, 0.8],
      ] as const) {
        brush.strokeStyle = style
        brush.globalAlpha = alpha
        brush.lineWidth = (breadth / bristles) * width
        brush.beginPath()
        for (let s = start; s < end; s++) {
          const [x, py, angle] = spine[s]!
          brush.lineTo(x - Math.sin(angle) * offset, py + Math.cos(angle) * offset)
        }
        brush.stroke()
      }
    }
  }
  context.checkCancelled()
  const drawn = pixelsOf(canvas)
  const image = toLinear({ width: frame.width, height: frame.height, channels: 4, data: new Uint8Array(drawn.buffer) })
  lightRelief(image, pixelsOf(relief.canvas), frame.unit)
  context.checkCancelled()
  const weave = valueTexture(frame, [0.004, 0.002], spec.seed + 9)
  for (const plane of image.planes) for (let i = 0; i < plane.length; i++) plane[i]! *= 0.95 + 0.1 * weave[i]!
  return { image }
}

/** Light from the upper left over the ridges that the bristles left, in place. */
function lightRelief(image: LinearImage, heights: Uint8ClampedArray, unit: number): void {
  const { width, height, planes } = image
  const step = Math.max(1, Math.round(unit / 700))
  const shading = createLinearImage(width, 1).planes[0]
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - step) * width
    for (let x = 0; x < width; x++) {
      const rise = heights[4 * (y * width + x)]! - heights[4 * (above + Math.max(0, x - step))]!
      shading[x] = 1 + rise * 0.0032
    }
    for (const plane of planes) for (let x = 0; x < width; x++) plane[y * width + x]! *= shading[x]!
  }
}
