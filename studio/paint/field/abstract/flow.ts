import { display, mix, scale } from '../../../pixels/colour.ts'
import { createLinearImage, toLinear, type LinearImage } from '../../../pixels/linear-image.ts'
import type { Random } from '../../../pixels/random.ts'
import { settle } from '../../brush/layer.ts'
import { css } from '../shared/css.ts'
import { between, createFrameCanvas, forkRandom, pixelsOf, type Frame } from '../shared/frame.ts'
import type { AbstractPainter, Study } from './study.ts'

interface Vortex {
  x: number
  y: number
  turn: number
}

interface Current {
  scale: number
  swing: number
  bias: number
  vortices: Vortex[]
}

function composeCurrent(frame: Frame, random: Random): Current {
  const vortices = Array.from({ length: Math.floor(random() * 3) }, (): Vortex => ({
    x: between(random, 0.2, 0.8) * frame.w,
    y: between(random, 0.2, 0.8) * frame.h,
    turn: between(random, 2, 5) * (random() < 0.5 ? -1 : 1),
  }))
  return { scale: between(random, 1.1, 2.3), swing: between(random, 3, 7.5), bias: random() * 2 * Math.PI, vortices }
}

/** Direction of the current at a place, radians. */
function headingAt(
  { scale: detail, swing, bias, vortices }: Current,
  { context: { noise } }: Study,
  x: number,
  y: number,
): number {
  let heading = bias + noise.fbm(x * detail, y * detail, 2) * swing
  for (const vortex of vortices) {
    const [dx, dy] = [x - vortex.x, y - vortex.y]
    heading += vortex.turn * Math.exp(-(dx * dx + dy * dy) / 0.06)
  }
  return heading
}

/** Passes of the brush, broad and dark first: count, least and greatest width, opacity. */
const PASSES = [
  { count: 1500, from: 0.006, to: 0.019, alpha: 0.9, shadow: 0.34 },
  { count: 2600, from: 0.002, to: 0.008, alpha: 0.85, shadow: 0.22 },
  { count: 2600, from: 0.0006, to: 0.0022, alpha: 0.75, shadow: 0 },
] as const

const STEP = 0.005

/** Below this many pixels a length, strokes thinner than a pixel pile up wrongly: they are drawn larger and averaged. */
const LEAST_UNIT = 256

function averageBlocks(image: LinearImage, width: number, height: number, block: number): LinearImage {
  const out = createLinearImage(width, height)
  for (const [c, plane] of image.planes.entries())
    for (let y = 0; y < image.height; y++)
      for (let x = 0; x < image.width; x++)
        out.planes[c]![Math.floor(y / block) * width + Math.floor(x / block)]! += plane[y * image.width + x]! / (block * block)
  return out
}

/** Thousands of strokes carried by one current, the colours in drifts. */
export const paintFlow: AbstractPainter = (study) => {
  const { frame, palette, onDark, context } = study
  const { noise } = context
  const random = forkRandom(study.random)
  const current = composeCurrent(frame, random)
  const drift = between(random, 0.8, 1.8)
  const spread = between(random, 1.2, 1.9)
  const ground = onDark ? palette.dark : palette.light
  const colours = palette.colours.map(display)
  const block = Math.ceil(LEAST_UNIT / frame.unit)
  const { canvas, pen } = createFrameCanvas({ ...frame, width: frame.width * block, height: frame.height * block, unit: frame.unit * block })
  pen.fillStyle = ground
  pen.fillRect(0, 0, frame.w, frame.h)
  for (const [index, pass] of PASSES.entries()) {
    const count = Math.round(pass.count * frame.w * frame.h)
    for (let stroke = 0; stroke < count; stroke++) {
      if (stroke % 100 === 0) {
        settle(pen)
        context.checkCancelled()
      }
      let x = between(random, -0.06, frame.w + 0.06)
      let y = between(random, -0.06, frame.h + 0.06)
      const place = (((noise.fbm(x * drift + 5, y * drift + 4, 3) * spread + 0.5 + random() * 0.22) % 1) + 1) % 1
      const shade = between(random, -0.22, 0.2)
      const width = pass.from + (pass.to - pass.from) * random() ** 2.2
      const steps = Math.floor(between(random, 24, 92))
      const colour = colours[Math.floor(place * colours.length)]!
      pen.beginPath()
      pen.moveTo(x, y)
      for (let step = 0; step < steps; step++) {
        const heading = headingAt(current, study, x, y)
        x += Math.cos(heading) * STEP
        y += Math.sin(heading) * STEP
        pen.lineTo(x, y)
      }
      if (pass.shadow > 0) {
        pen.save()
        pen.translate(width * 0.14, width * 0.22)
        pen.globalAlpha = pass.shadow * (onDark ? 1 : 0.55)
        pen.strokeStyle = css(scale(display(palette.dark), 0.5))
        pen.lineWidth = width * 1.15
        pen.stroke()
        pen.restore()
      }
      pen.globalAlpha = pass.alpha
      pen.strokeStyle = css(shade > 0 ? mix(colour, [1, 1, 1], shade) : scale(colour, 1 + shade))
      pen.lineWidth = width
      pen.stroke()
    }
    context.progress(0.1 + 0.25 * (index + 1))
  }
  const pixels = pixelsOf(canvas)
  const drawn = toLinear({ width: canvas.width, height: canvas.height, channels: 4, data: new Uint8Array(pixels.buffer) })
  return { image: block === 1 ? drawn : averageBlocks(drawn, frame.width, frame.height, block) }
}
