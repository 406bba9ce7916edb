import { hex, mix, ramp, smoothstep, type Ramp, type Rgb } from '../../../pixels/colour.ts'
import { createLinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { between, forkRandom, pick, smoothPlane, wants, type Frame } from '../shared/frame.ts'
import { valueTexture } from '../shared/texture.ts'
import type { AbstractPainter } from './study.ts'

/** Height of the paper stack in sheets, before it is cut at whole numbers. */
type Relief = (x: number, y: number, noise: Noise) => number

const RELIEFS = {
  waves: (frame: Frame, random: Random): Relief => {
    const sheets = between(random, 7, 10)
    const [swell, chop, lane] = [between(random, 1.2, 2.2), between(random, 0.8, 1.9), random() * 40]
    const lean = between(random, -0.9, 0.9)
    return (x, y, noise) =>
      (y / frame.h) * sheets * 1.25 -
      0.34 * sheets +
      lean * (x / frame.w - 0.5) +
      swell * noise.fbm(x * chop + lane, y * 1.9, 3) +
      0.3 * noise.at(x * 4 + lane, y * 3)
  },
  topography: (_frame: Frame, random: Random): Relief => {
    const sheets = between(random, 9, 13)
    const [detail, lane] = [between(random, 0.9, 1.6), random() * 40]
    return (x, y, noise) => (noise.fbm(x * detail + lane + 0.35 * noise.at(x * 2, y * 2), y * detail, 3) * 0.95 + 0.48) * sheets
  },
  cavern: (frame: Frame, random: Random): Relief => {
    const sheets = between(random, 8, 11)
    const [centreX, centreY, lane] = [between(random, 0.35, 0.65) * frame.w, between(random, 0.35, 0.62) * frame.h, random() * 40]
    return (x, y, noise) => {
      const [dx, dy] = [x - centreX, y - centreY]
      const around = Math.atan2(dy, dx)
      const petals =
        0.2 *
        smoothstep(0, 0.3, Math.hypot(dx, dy)) *
        noise.fbm(Math.cos(around) * 1.3 + lane, Math.sin(around) * 1.3 + Math.hypot(dx, dy) * 1.4, 2)
      return (Math.hypot(dx, dy) * 1.55 + petals * 1.6 - 0.1) * sheets
    }
  },
}

/** Sheets of coloured paper cut and stacked, each throwing its shadow on the one below. */
export const paintCutout: AbstractPainter = ({ frame, random, palette, onDark, spec, context }) => {
  const { width, height, unit, w, h } = frame
  const layout = forkRandom(random)
  const kind = pick(layout, ['waves', 'waves', 'topography', 'cavern'] as const)
  const relief = RELIEFS[kind](frame, layout)
  const stack = smoothPlane(frame, 520, (x, y) => relief(x, y, context.noise))
  const grain = valueTexture(frame, [0.004, 0.0022, 0.0012], spec.seed + 3)
  const order = layout() < 0.5 ? palette.colours : palette.colours.toReversed()
  const stops = [kind === 'waves' && !onDark ? palette.light : order[0]!, ...order, palette.dark]
  const sheets = 11
  const tones: Ramp = stops.map((code, i) => [i / (stops.length - 1), hex(code)] as const)
  const sheetColours = Array.from({ length: sheets + 1 }, (_, sheet): Rgb => ramp(tones, sheet / sheets))
  const darkest = hex(palette.dark)
  const disc = { x: between(layout, 0.25, 0.75) * w, y: between(layout, 0.2, 0.34) * h, radius: between(layout, 0.1, 0.15) }
  const hasDisc = kind === 'waves' && wants(spec, 'sun', 'moon')
  const discColour = mix(hex(order[Math.floor(order.length / 2)]!), hex(palette.light), onDark ? 0.35 : 0.1)
  const lightAngle = between(layout, 0.6, 0.95) * Math.PI
  const [lightX, lightY] = [Math.cos(lightAngle), Math.sin(lightAngle)]
  const image = createLinearImage(width, height)
  const depth = new Float32Array(width * height)
  for (let py = 0; py < height; py++) {
    if (py % 32 === 0) {
      context.checkCancelled()
      if (py % 256 === 0) context.progress(0.4 + (0.5 * py) / height)
    }
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      const [x, y] = [(px + 0.5) / unit, (py + 0.5) / unit]
      const value = stack[i]!
      const slopeX = ((stack[py * width + Math.min(width - 1, px + 1)]! - stack[py * width + Math.max(0, px - 1)]!) * unit) / 2
      const slopeY = ((stack[Math.min(height - 1, py + 1) * width + px]! - stack[Math.max(0, py - 1) * width + px]!) * unit) / 2
      const slope = Math.hypot(slopeX, slopeY) + 0.05
      const level = Math.min(sheets, Math.max(0, Math.floor(value)))
      const toNext = level === sheets ? 1 : (level + 1 - value) / slope
      const fromEdge = level === 0 ? 1 : (value - level) / slope
      const cast = 0.55 + 0.45 * ((slopeX * lightX + slopeY * lightY) / slope)
      depth[i] = 1 - (0.85 * level) / sheets
      const deepest = 0.5 * (0.35 + 0.65 * cast)
      const shadow = deepest * Math.exp(-toNext / (0.012 + 0.014 * cast)) + 0.22 * Math.exp(-toNext / 0.004)
      const rim = Math.exp(-fromEdge / 0.0022) * (0.5 + 0.5 * cast)
      let colour = sheetColours[level]!
      if (hasDisc && level === 0) {
        const distance = Math.hypot(x - disc.x, y - disc.y) - disc.radius
        const within = smoothstep(0.7 / unit, -0.7 / unit, distance)
        const below = distance > 0 ? 0.28 * Math.exp(-distance / 0.018) : 0
        colour = mix(mix(colour, darkest, below), discColour, within)
      }
      const paper = 0.93 + 0.14 * grain[i]!
      const lit = (1 - shadow) * (1 + 0.1 * Math.min(1, Math.max(0, value - level)))
      // The pixel that the edge crosses is shared with the sheet below, which lies in full shadow there.
      const edge = Math.min(1, fromEdge * unit)
      const under = sheetColours[Math.max(0, level - 1)]!
      for (let c = 0; c < 3; c++) {
        const own = colour[c]! * lit + rim * 0.12 * (0.3 + colour[c]!)
        image.planes[c]![i] = paper * (under[c]! * (1 - deepest - 0.22) * (1 - edge) + own * edge)
      }
    }
  }
  return { image, depth }
}
