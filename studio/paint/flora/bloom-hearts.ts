import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'

/** A disc of seeds on the spiral of the golden angle (Vogel 1979), dark in its middle, with a fringe. */
export function paintSeeds(brush: Brush, radius: number, rim: Pigment, middle: Pigment, random: Random): void {
  const ball = brush.createRadialGradient(-radius * 0.25, -radius * 0.3, 0, 0, 0, radius)
  ball.addColorStop(0, css(blend(middle, [255, 240, 200], 0.18)))
  ball.addColorStop(0.6, css(middle))
  ball.addColorStop(1, css(shade(rim, 0.7)))
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(0, 0, radius, 0, 2 * Math.PI)
  brush.fill()
  const count = Math.round(Math.min(520, 60 + radius * 4))
  for (let k = 0; k < count; k++) {
    const share = Math.sqrt((k + 0.5) / count)
    const [angle, r] = [k * 2.39996, radius * share]
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r]
    const own = blend(middle, rim, Math.max(0, (share - 0.35) / 0.65))
    const size = (radius / Math.sqrt(count)) * (0.62 + 0.3 * share)
    brush.fillStyle = css(shade(own, 0.5), 0.9)
    brush.beginPath()
    brush.arc(x + size * 0.2, y + size * 0.3, size, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = css(shade(blend(own, [255, 214, 120], 0.25 + 0.3 * random()), 0.9 - 0.18 * (x + y) / radius))
    brush.beginPath()
    brush.arc(x, y, size * 0.78, 0, 2 * Math.PI)
    brush.fill()
  }
}

/** A lily's throat: freckles, and six long stamens with brown anthers round the style. */
export function paintLilyHeart(brush: Brush, radius: number, _edge: Pigment, root: Pigment, random: Random): void {
  for (let k = 0; k < 90; k++) {
    const [angle, r] = [random() * 6.28, radius * (0.14 + 0.34 * random())]
    brush.fillStyle = css(shade(root, 0.5), 0.4)
    brush.beginPath()
    brush.arc(Math.cos(angle) * r, Math.sin(angle) * r, radius * 0.008, 0, 6.3)
    brush.fill()
  }
  brush.lineCap = 'round'
  for (let k = 0; k <= 6; k++) {
    const angle = k * 1.05 + 0.3 + random() * 0.3
    const r = radius * (k === 6 ? 0.5 : 0.36 + 0.08 * random())
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r + radius * 0.05]
    for (const [width, colour] of [[0.03, [120, 140, 60]], [0.018, [222, 236, 160]]] as const) {
      brush.strokeStyle = css(colour, 0.95)
      brush.lineWidth = radius * width
      brush.beginPath()
      brush.moveTo(0, 0)
      brush.quadraticCurveTo(x * 0.5 - y * 0.14, y * 0.5 + x * 0.14, x, y)
      brush.stroke()
    }
    brush.strokeStyle = k === 6 ? css([150, 170, 90]) : css([142, 66, 22])
    brush.lineWidth = radius * 0.05
    brush.beginPath()
    brush.moveTo(x - Math.sin(angle) * radius * 0.045, y + Math.cos(angle) * radius * 0.045)
    brush.lineTo(x + Math.sin(angle) * radius * 0.045, y - Math.cos(angle) * radius * 0.045)
    brush.stroke()
  }
}

/** A tulip from its side: three petals behind, three before them. */
export function paintTulip(brush: Brush, radius: number, edge: Pigment, root: Pigment, random: Random): void {
  const petal = (x: number, lean: number, tall: number, wide: number, light: number) => {
    brush.save()
    brush.translate(x * radius, radius * 0.8)
    brush.rotate(lean)
    const trace = () => {
      brush.beginPath()
      brush.moveTo(0, 0)
      brush.bezierCurveTo(-wide * 1.15, -tall * 0.08, -wide * 1.25, -tall * 0.7, -wide * 0.12, -tall)
      brush.quadraticCurveTo(0, -tall * 1.05, wide * 0.12, -tall)
      brush.bezierCurveTo(wide * 1.25, -tall * 0.7, wide * 1.15, -tall * 0.08, 0, 0)
    }
    brush.fillStyle = css(shade(root, 0.4), 0.32)
    brush.save()
    brush.scale(1.045, 1.02)
    trace()
    brush.fill()
    brush.restore()
    const body = brush.createLinearGradient(-wide * 0.9, 0, wide, -tall * 0.2)
    body.addColorStop(0, css(shade(blend(edge, [255, 255, 255], 0.12), light)))
    body.addColorStop(0.45, css(shade(edge, light)))
    body.addColorStop(1, css(shade(blend(edge, root, 0.85), light)))
    brush.fillStyle = body
    trace()
    brush.fill()
    const foot = brush.createLinearGradient(0, 0, 0, -tall * 0.4)
    foot.addColorStop(0, css([206, 214, 120], 0.75))
    foot.addColorStop(1, css([230, 220, 140], 0))
    brush.fillStyle = foot
    trace()
    brush.fill()
    brush.strokeStyle = css(shade(root, light), 0.22)
    brush.lineWidth = radius * 0.008
    brush.beginPath()
    for (let k = -5; k <= 5; k++) {
      brush.moveTo(k * wide * 0.05, -tall * 0.06)
      brush.bezierCurveTo(k * wide * 0.2, -tall * 0.3, k * wide * 0.19, -tall * 0.7, k * wide * 0.05, -tall * (0.97 - 0.012 * k * k))
    }
    brush.stroke()
    brush.restore()
  }
  const sway = (random() - 0.5) * 0.1
  petal(-0.1, -0.3 + sway, radius * 1.62, radius * 0.5, 0.7)
  petal(0.12, 0.28 + sway, radius * 1.6, radius * 0.5, 0.64)
  petal(0, sway, radius * 1.72, radius * 0.5, 0.78)
  petal(-0.2, -0.2 + sway, radius * 1.5, radius * 0.52, 0.98)
  petal(0.2, 0.2 + sway, radius * 1.48, radius * 0.52, 0.86)
  petal(0, sway, radius * 1.38, radius * 0.56, 1.04)
}

/** A ball of four-petalled florets, as hydrangeas bear. */
export function paintFlorets(brush: Brush, radius: number, edge: Pigment, root: Pigment, random: Random): void {
  const count = 96
  const florets = Array.from({ length: count }, (_, k) => {
    const share = Math.sqrt((k + 0.5) / count)
    return { angle: k * 2.39996, share, size: radius * (0.2 - 0.07 * share) * (0.85 + 0.3 * random()), tone: random() }
  }).toSorted((a, b) => b.share - a.share)
  for (const { angle, share, size, tone } of florets) {
    const [x, y] = [Math.cos(angle) * share * radius * 0.9, Math.sin(angle) * share * radius * 0.82]
    const light = 1.02 - 0.3 * share * share - 0.22 * ((x * 0.5 + y) / radius)
    brush.save()
    brush.translate(x, y)
    brush.rotate(random() * 6.28)
    for (let k = 0; k < 4; k++) {
      brush.rotate(Math.PI / 2)
      brush.fillStyle = css(shade(root, 0.4), 0.22)
      brush.beginPath()
      brush.ellipse(size * 0.05, -size * 0.52, size * 0.56, size * 0.6, 0, 0, 6.3)
      brush.fill()
      const leaf = brush.createLinearGradient(0, 0, 0, -size)
      leaf.addColorStop(0, css(shade(root, light)))
      leaf.addColorStop(1, css(shade(blend(edge, root, tone * 0.4), light)))
      brush.fillStyle = leaf
      brush.beginPath()
      brush.ellipse(0, -size * 0.5, size * 0.48, size * 0.52, 0, 0, 6.3)
      brush.fill()
    }
    brush.fillStyle = css(blend(root, [255, 250, 220], 0.6))
    brush.beginPath()
    brush.arc(0, 0, size * 0.12, 0, 6.3)
    brush.fill()
    brush.restore()
  }
}
