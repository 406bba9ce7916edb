import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { settle, type Brush, type Layer } from '../brush/layer.ts'
import { paintLimb, paintSnowOn, type LimbPoint } from '../brush/limb.ts'
import { css, shade } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import type { Variety } from './variety.ts'

const HALF = 1.3

/** Flowers painted once and stamped many times: the front ones bright, then those in the shade of others. */
export function stamps(variety: Variety, pixels: number, { random }: PaintContext): Canvas[] {
  return Array.from({ length: 14 }, (_, k) => {
    const side = Math.max(4, Math.ceil(pixels * 2 * HALF))
    const canvas = createCanvas(side, side)
    const brush = canvas.getContext('2d')
    brush.translate(side / 2, side / 2)
    variety.bear(brush, pixels, random)
    if (k < 9) return canvas
    brush.resetTransform()
    brush.globalCompositeOperation = 'source-atop'
    brush.fillStyle = 'rgba(92,36,84,0.3)'
    brush.fillRect(0, 0, side, side)
    return canvas
  })
}

function stamp(brush: Brush, canvas: Canvas, x: number, y: number, radius: number, { random }: PaintContext): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(random() * 2 * Math.PI)
  brush.scale(1, 0.62 + 0.38 * random())
  brush.rotate(random() * 2 * Math.PI)
  brush.drawImage(canvas, -radius * HALF, -radius * HALF, 2 * radius * HALF, 2 * radius * HALF)
  brush.restore()
}

/** The limbs of a bough, and where flowers may sit. */
export interface Bough {
  limbs: LimbPoint[][]
  sites: { x: number; y: number; level: number }[]
}

/** Grows a branch and its side branches into `bough`. */
export function grow(
  bough: Bough,
  x: number,
  y: number,
  angle: number,
  length: number,
  girth: number,
  level: number,
  context: PaintContext,
): void {
  const { random, noise } = context
  const steps = Math.max(6, Math.round(length / 26))
  const limb: LimbPoint[] = [{ x, y, girth }]
  const bend = (random() - 0.5) * 0.05
  let side = random() < 0.5 ? -1 : 1
  for (let k = 1; k <= steps; k++) {
    angle += bend + noise.at(x * 0.007, y * 0.007 + level * 3) * 0.17 + (random() - 0.5) * 0.16
    x += (Math.cos(angle) * length) / steps
    y += (Math.sin(angle) * length) / steps
    limb.push({ x, y, girth: Math.max(2, girth * (1 - (0.72 * k) / steps)) })
    if (level > 0 || k > steps * 0.35) bough.sites.push({ x, y, level })
    if (level < 3 && k > 2 && random() < (level === 0 ? 0.34 : 0.2)) {
      side = -side
      grow(
        bough,
        x,
        y,
        angle + side * (0.5 + 0.5 * random()),
        length * (0.3 + 0.24 * random()),
        girth * (1 - (0.6 * k) / steps) * 0.5,
        level + 1,
        context,
      )
    }
  }
  bough.limbs.push(limb)
}

/** Clusters apart enough that the boughs show between them. */
function spaced(sites: Bough['sites'], distance: number): Bough['sites'] {
  const kept: Bough['sites'] = []
  for (const site of sites) if (kept.every(({ x, y }) => Math.hypot(x - site.x, y - site.y) > distance)) kept.push(site)
  return kept
}

/** Paints the limbs, then clusters or racemes of stamps; `scale` enlarges the flowers, `density` is the share of sites kept. */
export function paintBough(
  layer: Layer,
  bough: Bough,
  variety: Variety,
  sprites: readonly Canvas[],
  scale: number,
  density: number,
  context: PaintContext,
): void {
  const { brush } = layer
  const { random } = context
  for (const limb of bough.limbs) paintLimb(brush, limb, variety.bark)
  if (variety.snowy) for (const limb of bough.limbs) paintSnowOn(brush, limb)
  const sites = spaced(
    bough.sites.filter(() => random() < density),
    (variety.hangs ? 3.6 : 2.7) * variety.size * scale,
  )
  for (const pass of [0, 1])
    for (const [k, { x, y, level }] of sites.entries()) {
      if (k % 32 === 0) settle(brush)
      context.checkCancelled()
      if (variety.hangs) {
        if (pass === 1 && random() < 0.75) paintRaceme(brush, x, y, variety, sprites, scale, context)
        continue
      }
      const flowers = pass === 0 ? 1 + Math.floor(random() * 2) : 1 + Math.floor(random() * (level === 0 ? 4.4 : 3.4))
      for (let k = 0; k < flowers; k++) {
        const sprite = sprites[pass === 0 ? 9 + Math.floor(random() * 5) : Math.floor(random() * 9)]!
        const spread = variety.size * scale * (pass === 0 ? 0.95 : 0.85)
        stamp(
          brush,
          sprite,
          x + (random() - 0.5) * 2 * spread,
          y + (random() - 0.5) * 2 * spread,
          variety.size * scale * (0.72 + 0.6 * random()),
          context,
        )
      }
      if (random() < 0.3) paintBud(brush, x + (random() - 0.5) * 90 * scale, y + (random() - 0.5) * 90 * scale, variety, scale)
    }
}

function paintBud(brush: Brush, x: number, y: number, { bud, size }: Variety, scale: number): void {
  const r = size * 0.26 * scale
  const ball = brush.createRadialGradient(x - r * 0.4, y - r * 0.4, 0, x, y, r * 1.2)
  ball.addColorStop(0, css(shade(bud, 1.25)))
  ball.addColorStop(1, css(shade(bud, 0.7)))
  brush.fillStyle = ball
  brush.beginPath()
  brush.ellipse(x, y, r * 0.85, r, 0.4, 0, 2 * Math.PI)
  brush.fill()
}

function paintRaceme(
  brush: Brush,
  x: number,
  y: number,
  { size }: Variety,
  sprites: readonly Canvas[],
  scale: number,
  context: PaintContext,
): void {
  const { random } = context
  const length = (150 + 230 * random()) * scale
  const sway = (random() - 0.5) * 50
  for (let k = 0; k < 46; k++) {
    const t = k / 46
    const half = size * scale * 2.6 * Math.sin(Math.min(1, t * 0.9 + 0.22) * Math.PI) ** 0.8
    const sprite = sprites[random() < 0.35 ? 9 + Math.floor(random() * 5) : Math.floor(random() * 9)]!
    stamp(brush, sprite, x + sway * t * t + (random() - 0.5) * 2 * half, y + t * length, size * scale * (1.15 - 0.6 * t), context)
  }
}
