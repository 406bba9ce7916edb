import type { Random } from '../../pixels/random.ts'
import type { Brush, Layer } from '../brush/layer.ts'
import { paintLimb, paintSnowOn, type LimbPoint } from '../brush/limb.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'

interface Trunk {
  x: number
  /** Where it meets the ground, points. */
  foot: number
  girth: number
  /** -1..1 */
  lean: number
  /** Detail of the bark, 0..1. */
  detail: number
  bark: Pigment
  rim: Pigment
  /** Where the light stands; that side takes the rim. */
  lightX: number
  snowy: boolean
}

/** A trunk from the ground past the top of the frame, rooted, with bark and a lit side. */
export function paintTrunk(
  { brush }: Layer,
  { x, foot, girth, lean, detail, bark, rim, lightX, snowy }: Trunk,
  { random, noise }: PaintContext,
): void {
  const height = foot + 60
  const side = lightX < x ? -1 : 1
  const at = (s: number) => {
    const wander = noise.at(x * 0.02, s * 3.1 + x) * girth * 0.5
    return {
      x: x + lean * height * 0.12 * s + wander * s,
      y: foot - height * s,
      half: girth * 0.5 * (1 - 0.42 * s) + girth * 0.55 * Math.exp(-s * 26),
    }
  }
  const points = Array.from({ length: 25 }, (_, k) => at(k / 24))
  const outline = () => {
    brush.beginPath()
    for (const p of points) brush.lineTo(p.x - p.half, p.y)
    for (const p of points.toReversed()) brush.lineTo(p.x + p.half, p.y)
    brush.closePath()
  }
  const round = brush.createLinearGradient(x - side * girth * 0.7, 0, x + side * girth * 0.7, 0)
  round.addColorStop(0, css(shade(bark, 0.6)))
  round.addColorStop(0.6, css(bark))
  round.addColorStop(1, css(blend(bark, rim, 0.4)))
  brush.fillStyle = round
  outline()
  brush.fill()
  if (detail > 0) {
    brush.save()
    outline()
    brush.clip()
    for (let k = 0; k < 260 * detail; k++) {
      const [s, t] = [random(), random() * 2 - 1]
      const p = at(s)
      const lit = t * side > 0.25
      brush.strokeStyle = css(lit ? blend(bark, rim, 0.35 + 0.4 * random()) : shade(bark, 0.45 + 0.5 * random()), 0.5)
      brush.lineWidth = girth * (0.015 + 0.045 * random())
      brush.beginPath()
      brush.moveTo(p.x + t * p.half, p.y)
      brush.quadraticCurveTo(
        p.x + t * p.half + girth * 0.06 * (random() - 0.5),
        p.y - girth * 0.4,
        p.x + t * p.half + girth * 0.04 * (random() - 0.5),
        p.y - girth * (0.5 + 0.9 * random()),
      )
      brush.stroke()
    }
    brush.restore()
  }
  brush.strokeStyle = css(rim, 0.4)
  brush.lineWidth = Math.max(1, girth * 0.05)
  brush.beginPath()
  for (const p of points) brush.lineTo(p.x + side * p.half * 0.93, p.y)
  brush.stroke()
  for (let k = 0; k < 3 + 3 * random(); k++) {
    const s = 0.5 + 0.45 * random()
    const p = at(s)
    const way = random() < 0.5 ? -1 : 1
    paintBough(
      brush,
      p.x,
      p.y,
      way,
      girth * (1.1 + 1.7 * random()),
      girth * (0.14 + 0.1 * random()),
      shade(bark, 0.85),
      snowy,
      random,
    )
  }
}

/** A side branch: rises as it goes out, thins to nothing, and forks once. */
function paintBough(
  brush: Brush,
  x: number,
  y: number,
  way: number,
  reach: number,
  girth: number,
  bark: Pigment,
  snowy: boolean,
  random: Random,
  fork = true,
): void {
  const points: LimbPoint[] = [{ x, y, girth }]
  let rise = 0.1 + 0.5 * random()
  for (let k = 1; k <= 8; k++) {
    rise += (random() - 0.3) * 0.25
    x += (way * reach) / 8
    y -= (rise * reach) / 8
    points.push({ x, y, girth: Math.max(0.6, girth * (1 - k / 8.5)) })
    if (fork && (k === 3 || k === 5))
      paintBough(brush, x, y, random() < 0.75 ? way : -way, reach * 0.5, girth * (1 - k / 8.5) * 0.8, bark, snowy, random, false)
  }
  paintLimb(brush, points, bark)
  if (snowy) paintSnowOn(brush, points)
}
