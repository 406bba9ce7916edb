import { mix, scale, type Rgb } from '../../pixels/colour.ts'
import { glowAt } from '../built/light-layer.ts'
import { project, type Point } from '../built/project.ts'
import { at, LAMPLIGHT, metre, stroke, type Thing, type TownSetting } from './setting.ts'

/** A round paper lantern that hangs with its middle at a point; radius in metres. */
export function drawLantern(setting: TownSetting, point: Point, radius: number, paper: Rgb = setting.paper): void {
  const { lit, walls: { pen, ink, peak }, glow, lamps } = setting
  const [x, y] = at(setting, point)
  const r = radius * metre(setting, point[2])
  if (r < 0.4) return
  const shine = scale(paper, Math.min(peak, 1.35))
  const dyed: Rgb = [paper[0] * 0.5, paper[1] * 0.3, paper[2] * 0.4]
  const skin = mix(lit(dyed, [0, 0.2, -0.95]), shine, lamps)
  const heart: Rgb = mix(skin, [shine[0] * 1.1, Math.max(shine[1], shine[0] * 0.55), Math.max(shine[2], shine[0] * 0.18)], 0.6 * lamps)
  const body = pen.createRadialGradient(x, y + 0.15 * r, 0, x, y, 1.1 * r)
  body.addColorStop(0, ink(heart))
  body.addColorStop(0.55, ink(mix(heart, skin, 0.75)))
  body.addColorStop(1, ink(scale(skin, 0.5)))
  pen.fillStyle = body
  pen.beginPath()
  pen.ellipse(x, y, r * 1.1, r * 0.92, 0, 0, 2 * Math.PI)
  pen.fill()
  if (r > 5) {
    pen.strokeStyle = ink(scale(skin, 0.45), 0.45)
    pen.lineWidth = Math.max(0.4, r * 0.04)
    for (const rib of [0.28, 0.62, 0.9]) {
      pen.beginPath()
      pen.ellipse(x, y, r * 1.1 * rib, r * 0.92, 0, 0, 2 * Math.PI)
      pen.stroke()
    }
  }
  pen.fillStyle = ink(lit([0.5, 0.34, 0.08], [0, 0.4, -0.9]))
  for (const end of [-1.06, 0.84]) pen.fillRect(x - 0.45 * r, y + end * r, 0.9 * r, 0.22 * r)
  pen.strokeStyle = ink(mix(skin, lit([0.5, 0.1, 0.03], [0, 0, -1]), 0.5), 0.9)
  pen.lineWidth = Math.max(0.4, 0.16 * r)
  pen.beginPath()
  pen.moveTo(x, y + 1.05 * r)
  pen.lineTo(x, y + 2 * r)
  pen.stroke()
  if (lamps > 0) glowAt(glow, x, y, 3.4 * r, mix(paper, LAMPLIGHT, 0.15), 0.3 * lamps)
}

/** A line of lanterns from point to point that sags between. */
export function lanternString(from: Point, to: Point, sag: number, count: number, radius: number, papers: readonly Rgb[]): Thing {
  const place = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ]
  return {
    z: (from[2] + to[2]) / 2,
    draw(setting) {
      const rope = setting.walls.ink(setting.lit([0.1, 0.08, 0.07], [0, 0, -1]))
      stroke(setting, rope, 0.03, Array.from({ length: 17 }, (_, i) => place(i / 16)))
      for (let k = 0; k < count; k++) {
        const [x, y, z] = place((k + 0.5) / count)
        drawLantern(setting, [x, y - radius * 1.3, z], radius, papers[k % papers.length])
      }
    },
  }
}

/** A small lantern afloat: a lotus of paper with a candle. */
export function floatingLantern(x: number, z: number, paper: Rgb): Thing {
  return {
    z,
    draw(setting) {
      const { lit, walls: { pen, ink, peak }, glow, lamps, view } = setting
      const [px, py] = project(view, [x, 0.14, z])
      const r = 0.13 * metre(setting, z)
      const shine = mix(lit(paper, [0, 0.6, -0.6]), scale(mix(paper, LAMPLIGHT, 0.3), Math.min(peak, 1.3)), lamps)
      for (const [dx, wide] of [[-0.6, 0.7], [0.6, 0.7], [0, 0.8]] as const) {
        pen.fillStyle = ink(scale(shine, dx ? 0.7 : 1))
        pen.beginPath()
        pen.ellipse(px + dx * r, py, wide * r * 0.8, r, dx * 0.7, 0, 2 * Math.PI)
        pen.fill()
      }
      if (lamps > 0) glowAt(glow, px, py - 0.4 * r, 4.2 * r, LAMPLIGHT, 0.5 * lamps)
    },
  }
}
