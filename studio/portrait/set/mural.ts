import type { Brush } from '../../paint/brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import { middleHead, type SetPiece } from '../stage.ts'
import { field } from './raster.ts'
import type { Spot } from './lanterns.ts'

/** Old plaster: stained, worn down to the clay in places, finely cracked. */
export function plaster(ground: string, stain: string, wear: number): SetPiece {
  const [light, dark] = [pigment(ground), pigment(stain)]
  return async (stage) => {
    await field(420, (x, y, { noise }) => {
      const stains = noise.fbm(x * 0.003, y * 0.0034, 5) * 0.9 + 0.2
      const worn = Math.max(0, noise.fbm(x * 0.007 + 40, y * 0.007, 5) - 0.22) * 3 * wear
      const fine = 1 + 0.07 * noise.fbm(x * 0.06, y * 0.06, 2)
      const base = blend(light, dark, Math.min(1, Math.max(0, stains)))
      return [shade(blend(base, [222, 206, 176], Math.min(0.8, worn)), fine), 1]
    })(stage)
    paintCracks(stage.layer.brush, stage.layer.across, stage.layer.down, dark, stage.random)
  }
}

function paintCracks(brush: Brush, across: number, down: number, dark: Pigment, random: () => number): void {
  brush.lineCap = 'butt'
  for (let k = 0; k < 26; k++) {
    let [x, y, angle] = [random() * across, random() * down, random() * 2 * Math.PI]
    brush.strokeStyle = css(shade(dark, 0.4), 0.2 + 0.3 * random())
    brush.lineWidth = 0.7 + 1.5 * random()
    brush.beginPath()
    brush.moveTo(x, y)
    for (let step = 0; step < 14; step++) {
      angle += (random() - 0.5) * 1.1
      x += Math.cos(angle) * 17
      y += Math.sin(angle) * 17
      brush.lineTo(x, y)
    }
    brush.stroke()
  }
  brush.lineCap = 'round'
}

/** Rings of a nimbus from the outside in: share of its radius, colour, ornament. */
export type Ring = readonly [share: number, colour: string, ornament?: 'petals' | 'flames' | 'beads' | 'waves']

/** The nimbus of a deity behind the head, `reach` times as large as the head. */
export function nimbus(reach: number, line: string, ...rings: readonly Ring[]): SetPiece {
  return (stage) => {
    const { brush } = stage.layer
    const { x, y, radius } = middleHead(stage)
    const full = Math.min(radius * reach, stage.layer.across * 0.56)
    for (const [share, colour, ornament] of rings) {
      const r = full * share
      const tone = pigment(colour)
      const fill = brush.createRadialGradient(x, y, r * 0.55, x, y, r)
      fill.addColorStop(0, css(blend(tone, [255, 244, 214], 0.3), 0.94))
      fill.addColorStop(1, css(tone, 0.94))
      brush.fillStyle = fill
      brush.strokeStyle = line
      brush.lineWidth = full * 0.006
      brush.beginPath()
      brush.arc(x, y, r, 0, 2 * Math.PI)
      brush.fill()
      brush.stroke()
      if (ornament) paintOrnament(brush, x, y, r, ornament, blend(tone, [255, 238, 200], 0.5), tone, line)
    }
  }
}

function paintOrnament(brush: Brush, x: number, y: number, r: number, kind: NonNullable<Ring[2]>, pale: Pigment, tone: Pigment, line: string): void {
  const count = { petals: 24, flames: 30, beads: 54, waves: 40 }[kind]
  const deep = 0.17 * r
  for (let k = 0; k < count; k++) {
    brush.save()
    brush.translate(x, y)
    brush.rotate((k / count) * 2 * Math.PI)
    brush.fillStyle = css(k % 2 === 0 ? pale : shade(tone, 0.72), 0.9)
    brush.strokeStyle = line
    brush.lineWidth = r * 0.005
    const half = (Math.PI * r) / count
    brush.beginPath()
    if (kind === 'beads') brush.arc(0, -r + deep * 0.35, half * 0.5, 0, 2 * Math.PI)
    else if (kind === 'waves') brush.arc(0, -r, half * 0.98, 0, Math.PI)
    else {
      const lean = kind === 'flames' ? half * 0.9 : 0
      brush.moveTo(-half * 0.92, -r + deep)
      brush.bezierCurveTo(-half * 1.2, -r + deep * 0.4, -half * 0.4 + lean, -r + deep * 0.2, lean, -r + r * 0.012)
      brush.bezierCurveTo(half * 0.5 + lean, -r + deep * 0.3, half * 1.1, -r + deep * 0.5, half * 0.92, -r + deep)
    }
    brush.fill()
    brush.stroke()
    brush.restore()
  }
}

/** A ribbon in the wind along points (shares of the stage), as broad as `girth` points, turning over on its way. */
export function ribbon(colour: string, back: string, girth: number, ...way: readonly (readonly [x: number, y: number])[]): SetPiece {
  const [face, reverse] = [pigment(colour), pigment(back)]
  return ({ layer: { brush, across, down } }) => {
    const at = spline(way.map(([x, y]) => [x * across, y * down] as const))
    const steps = 150
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [x, y] = at(t)
      const [nx, ny] = at((k + 1.25) / steps)
      const length = Math.hypot(nx - x, ny - y) || 1
      const turn = Math.sin(t * 8.5 + 0.6)
      const half = girth * (0.2 + 0.8 * Math.abs(turn)) * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.94)) ** 0.5
      const [dx, dy] = [(-(ny - y) / length) * half, ((nx - x) / length) * half]
      const light = brush.createLinearGradient(x - dx, y - dy, x + dx, y + dy)
      const tone = turn > 0 ? face : reverse
      light.addColorStop(0, css(shade(tone, 0.68)))
      light.addColorStop(0.35, css(blend(tone, [255, 246, 224], 0.34)))
      light.addColorStop(0.62, css(tone))
      light.addColorStop(1, css(shade(tone, 0.58)))
      brush.fillStyle = light
      brush.beginPath()
      for (const [px, py] of [[x - dx, y - dy], [nx - dx, ny - dy], [nx + dx, ny + dy], [x + dx, y + dy]] as const) brush.lineTo(px, py)
      brush.fill()
    }
  }
}

/** Catmull-Rom through the points, 0..1. */
function spline(points: readonly (readonly [number, number])[]): (t: number) => [number, number] {
  const last = points.length - 1
  return (t) => {
    const place = Math.min(last - 1e-6, Math.max(0, t * last))
    const k = Math.floor(place)
    const u = place - k
    const [p0, p1, p2, p3] = [points[Math.max(0, k - 1)]!, points[k]!, points[k + 1]!, points[Math.min(last, k + 2)]!]
    const one = (c: 0 | 1) =>
      0.5 * (2 * p1[c] + (p2[c] - p0[c]) * u + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * u * u + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * u * u * u)
    return [one(0), one(1)]
  }
}

/** Lotus flowers seen from the side. */
export function lotus(colour: string, line: string, ...spots: readonly Spot[]): SetPiece {
  const tone = pigment(colour)
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, r] of spots) {
      brush.save()
      brush.translate(x * across, y * down)
      for (const [row, count, spread, size] of [[0, 7, 2.5, 1], [1, 6, 1.9, 0.94], [2, 5, 1.2, 0.86]] as const) {
        for (const k of Array.from({ length: count }, (_, i) => i).sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2))) {
          brush.save()
          brush.rotate((k / (count - 1) - 0.5) * spread)
          const length = r * size
          const petal = brush.createLinearGradient(0, 0, 0, -length)
          petal.addColorStop(0, css(blend(tone, [255, 248, 232], 0.75)))
          petal.addColorStop(0.6, css(blend(tone, [255, 244, 228], 0.35 - row * 0.06)))
          petal.addColorStop(1, css(tone))
          brush.fillStyle = petal
          brush.strokeStyle = line
          brush.lineWidth = r * 0.014
          brush.beginPath()
          brush.moveTo(0, r * 0.16)
          brush.bezierCurveTo(-length * 0.42, -length * 0.2, -length * 0.3, -length * 0.8, 0, -length)
          brush.bezierCurveTo(length * 0.3, -length * 0.8, length * 0.42, -length * 0.2, 0, r * 0.16)
          brush.fill()
          brush.stroke()
          brush.restore()
        }
      }
      brush.restore()
    }
  }
}

/** Flakes of gold leaf. */
export function goldLeaf(count: number, size: number): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      const [x, y, r] = [random() * across, random() * down, size * (0.2 + random() ** 4)]
      brush.fillStyle = css(shade([236, 190, 92], 0.7 + 0.6 * random()), 0.55 + 0.4 * random())
      brush.beginPath()
      for (let corner = 0; corner < 6; corner++) {
        const [angle, reach] = [(corner / 6) * 2 * Math.PI, r * (0.5 + 0.9 * random())]
        brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      }
      brush.fill()
    }
  }
}
