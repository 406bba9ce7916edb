import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { createLinearImage } from '../../../pixels/linear-image.ts'
import { between, forkRandom, smoothPlane } from '../shared/frame.ts'
import type { AbstractPainter } from './study.ts'

/** Poured acrylic: noise folded into itself, in bands of colour with bright veins and a wet gloss. */
export const paintFluid: AbstractPainter = ({ frame, random, palette, onDark, context }) => {
  const { width, height, unit } = frame
  const { noise } = context
  const layout = forkRandom(random)
  const detail = between(layout, 0.55, 1.05)
  const fold = between(layout, 1.5, 3)
  const angle = layout() * Math.PI
  const bands = between(layout, 8, 13)
  const offset = layout() * 7
  const lane = layout() * 50
  const veinShare = between(layout, 0.03, 0.075)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const flow = smoothPlane(frame, 640, (x, y) => {
    const a = (x * cosine + y * sine) * detail
    const b = (-x * sine + y * cosine) * detail * 1.5
    const qx = noise.fbm(a + lane, b, 3, 2.03, 0.4)
    const qy = noise.fbm(a + 5.2, b + lane, 3, 2.03, 0.4)
    const rx = noise.fbm(a + fold * qx + 1.7, b + fold * qy + 9.2, 3, 2.03, 0.36)
    const ry = noise.fbm(a + fold * qx + lane, b + fold * qy + 2.8, 3, 2.03, 0.36)
    return noise.fbm(a + fold * 0.9 * rx, b + fold * 0.9 * ry, 3, 2.03, 0.34) + 0.35 * rx
  }, () => context.checkCancelled())
  context.checkCancelled()
  context.progress(0.6)
  const colours = palette.colours.map(hex)
  const count = colours.length
  const vein = hex(onDark ? palette.colours.at(-1)! : palette.light)
  const shadow = hex(palette.dark)
  const image = createLinearImage(width, height)
  for (let py = 0; py < height; py++) {
    if (py % 32 === 0) context.checkCancelled()
    const above = Math.max(0, py - 1) * width
    const below = Math.min(height - 1, py + 1) * width
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      const f = flow[i]!
      const slopeX = ((flow[py * width + Math.min(width - 1, px + 1)]! - flow[py * width + Math.max(0, px - 1)]!) * unit) / 2
      const slopeY = ((flow[below + px]! - flow[above + px]!) * unit) / 2
      const place = f * bands + offset + 20
      const band = Math.floor(place)
      const within = place - band
      const thinned = mix(colours[(band + 1) % count]!, vein, 0.13 * Math.sin(Math.PI * within))
      const colour = mix(colours[band % count]!, thinned, smoothstep(0, 0.16 + 0.3 * veinShare, within))
      // A vein keeps its breadth where the colours stand close.
      const breadth = Math.max(veinShare, (1.4 / unit) * Math.hypot(slopeX, slopeY) * bands)
      const veined =
        band % 2 === 0 ? smoothstep(breadth, breadth * 0.3, Math.abs(within - 0.06)) * smoothstep(0.35, 0.05, breadth) : 0
      const bulge = Math.cos(within * 2 * Math.PI) * 0.35 + 0.65
      const [nx, ny] = [slopeX * bulge * 0.075, slopeY * bulge * 0.075]
      const length = Math.sqrt(nx * nx + ny * ny + 1)
      const facing = (0.48 * nx + 0.6 * ny + 0.64) / length
      const gloss = Math.max(0, (0.26 * nx + 0.34 * ny + 0.9) / length) ** 46
      const shade = 0.74 + 0.42 * smoothstep(0.2, 0.95, facing)
      const lit: Rgb = mix(mix(shadow, colour, Math.min(1, 0.6 + shade * 0.44)), vein, veined * 0.5)
      for (let c = 0; c < 3; c++) image.planes[c]![i] = lit[c]! * shade + gloss * 0.05
    }
  }
  return { image }
}
