import { clamp, smoothstep } from '../../pixels/colour.ts'
import { blend, css, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'

const RADIUS = 0.36

/** The full moon with seas, craters and rays, in a halo that fills the square. */
export const paintMoon: SubjectPainter = (spec, size, context) => {
  const { random, noise } = context
  const warm = spec.time === 'sunset' || spec.time === 'dawn'
  const tint: Pigment = ownColour(spec, 'moon') ?? (warm ? [255, 214, 164] : [246, 242, 228])
  const craters = Array.from({ length: 46 }, () => {
    const [angle, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.95]
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r, radius: 0.018 + 0.075 * random() ** 4, bright: random() < 0.25 }
  })
  const relief = (x: number, y: number) => {
    let height = 0.1 * noise.fbm(x * 8, y * 8, 4)
    for (const c of craters) {
      const d = Math.hypot(x - c.x, y - c.y) / c.radius
      if (d < 1.8)
        height += (smoothstep(0.65, 1, d) * smoothstep(1.8, 1, d) - 0.65 * smoothstep(1, 0.4, d)) * Math.min(0.5, c.radius * 9)
    }
    return height
  }
  return onStage(
    spec,
    size,
    () => {},
    (brush) => {
      const halo = brush.createRadialGradient(500, 500, RADIUS * 960, 500, 500, 500)
      halo.addColorStop(0, css(tint, 0.55))
      halo.addColorStop(0.3, css(tint, 0.18))
      halo.addColorStop(1, css(tint, 0))
      brush.fillStyle = halo
      brush.fillRect(0, 0, 1000, 1000)
      const image = brush.getImageData(0, 0, size, size)
      for (let py = 0; py < size; py++) {
        if ((py & 31) === 0) context.checkCancelled()
        for (let px = 0; px < size; px++) {
          const x = ((px + 0.5) / size - 0.5) / RADIUS
          const y = ((py + 0.5) / size - 0.5) / RADIUS
          const r = Math.hypot(x, y)
          const inside = clamp((1 - r) * size * RADIUS + 0.5)
          if (inside === 0) continue
          const seas = smoothstep(-0.06, 0.3, noise.fbm(x * 1.5 + 4, y * 1.5 + 2, 6, 2.03, 0.58) + 0.12 * (0.4 - x))
          const e = 0.004
          const slope = (relief(x + e, y + e) - relief(x - e, y - e)) / (2.83 * e)
          let rays = 0
          for (const c of craters)
            if (c.bright && c.radius > 0.03) rays += smoothstep(c.radius * 4, 0, Math.hypot(x - c.x, y - c.y)) * 0.16
          const limb = 0.68 + 0.32 * Math.sqrt(Math.max(0, 1 - r * r))
          const light = (0.98 - 0.3 * seas + rays + clamp(slope * 0.026, -0.12, 0.08)) * limb
          const colour = blend(
            [tint[0] * light, tint[1] * light, tint[2] * light],
            [150 * light, 156 * light, 172 * light],
            seas * 0.35,
          )
          const at = 4 * (py * size + px)
          const under = image.data[at + 3]! / 255
          for (let c = 0; c < 3; c++) image.data[at + c] = colour[c as 0 | 1 | 2] * inside + image.data[at + c]! * (1 - inside)
          image.data[at + 3] = 255 * (inside + under * (1 - inside))
        }
      }
      brush.putImageData(image, 0, 0)
    },
  )
}
