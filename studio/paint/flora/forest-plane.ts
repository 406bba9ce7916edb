import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { settle, type Brush, type Layer } from '../brush/layer.ts'
import type { PaintContext } from '../painter.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { paintFoliage } from '../subjects/tree.ts'
import { paintTrunk } from './trunk.ts'
import { paintFern, paintTuft } from './undergrowth.ts'
import type { Woods } from './woods.ts'

export const PLANES = 6

/** Where the light stands and the path runs, in points. */
export interface Clearing {
  lightX: number
  lightY: number
  horizon: number
  /** Middle of the path at y, and half its width, in points. */
  path(y: number): { x: number; half: number }
}

function paintGround(
  plane: Layer,
  top: (x: number) => number,
  t: number,
  woods: Woods,
  clearing: Clearing,
  context: PaintContext,
): void {
  const { brush, across, down } = plane
  const { random, noise } = context
  const hazed = (colour: Pigment) => blend(colour, woods.mist, 0.8 * (1 - t) ** 1.3)
  const first = top(across / 2)
  const soil = brush.createLinearGradient(0, first - 20, 0, first + 240)
  soil.addColorStop(0, css(hazed(blend(woods.ground, woods.groundLight, 0.55))))
  soil.addColorStop(1, css(hazed(woods.ground)))
  brush.fillStyle = soil
  brush.beginPath()
  brush.moveTo(-5, down)
  for (let x = -5; x <= across + 5; x += 10) brush.lineTo(x, top(x))
  brush.lineTo(across + 5, down)
  brush.fill()
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  brush.fillStyle = css(hazed(blend(woods.path, woods.light, 0.25)), 0.8)
  brush.beginPath()
  const from = Math.max(clearing.horizon, first - 30)
  const edge = (y: number, side: number) => {
    const { x, half } = clearing.path(y)
    return x + side * half * (1 + 0.22 * noise.at(y * 0.03, side * 9))
  }
  for (let y = from; y <= down + 6; y += 6) brush.lineTo(edge(y, -1), y)
  for (let y = down + 6; y >= from; y -= 6) brush.lineTo(edge(y, 1), y)
  brush.fill()
  brush.restore()
  const dabs = Math.round(across * 0.9)
  for (let k = 0; k < dabs; k++) {
    const x = random() * across
    const y = top(x) + random() ** 1.4 * 200 * (0.3 + t) + 2
    const near = (y - clearing.horizon) / (down - clearing.horizon)
    const { x: middle, half } = clearing.path(y)
    const onPath = Math.abs(x - middle) < half * 0.9
    const tone = 0.5 + noise.fbm(x * 0.008, y * 0.02, 2) + (random() - 0.5) * 0.6
    const colour = onPath ? shade(woods.path, 0.75 + 0.4 * random()) : blend(woods.ground, woods.groundLight, tone)
    brush.fillStyle = css(hazed(colour), onPath ? 0.4 : 0.75)
    brush.beginPath()
    brush.ellipse(x, y, 3 + 13 * near * random(), 1.4 + 4 * near * random(), (random() - 0.5) * 0.5, 0, 2 * Math.PI)
    brush.fill()
  }
}

/** One plane of the wood, 0 (far) .. PLANES - 1 (near): its ground, trunks, crowns and plants, the paler the farther. */
export function paintPlane(
  plane: Layer,
  index: number,
  spec: SceneSpec,
  woods: Woods,
  clearing: Clearing,
  context: PaintContext,
): void {
  const { brush, across, down } = plane
  const { random, noise } = context
  const t = index / (PLANES - 1)
  const haze = (spec.weather === 'mist' ? 0.96 : 0.88) * (1 - t) ** (spec.weather === 'mist' ? 0.7 : 1)
  const hazed = (colour: Pigment) => blend(colour, woods.mist, haze)
  const snowy = spec.season === 'winter'
  const top = (x: number) =>
    clearing.horizon + (down - clearing.horizon) * 0.62 * t ** 1.6 + 26 * noise.fbm(x * 0.004 + index * 5, index, 2)
  paintGround(plane, top, t, woods, clearing, context)

  const girth = 15 + 98 * t ** 1.7
  const trunks = Math.max(2, Math.round((across / 1000) * (22 - 19 * t)))
  for (let k = 0; k < trunks; k++) {
    settle(brush)
    context.checkCancelled()
    const x = ((k + 0.15 + 0.7 * random()) / trunks) * across
    const own = girth * (0.6 + 0.7 * random())
    const foot = top(x) + 12 + 50 * t * random()
    const { x: middle, half } = clearing.path(foot)
    const keep = half + own * 1.1 + 60 * t
    const stand = Math.abs(x - middle) < keep ? middle + (x < middle ? -1 : 1) * keep : x
    const glow = Math.exp(-Math.abs(stand - clearing.lightX) / (across * 0.3))
    paintTrunk(
      plane,
      {
        x: stand,
        foot,
        girth: own,
        lean: random() - 0.5,
        detail: t > 0.3 ? t : 0,
        bark: hazed(blend(woods.bark, woods.light, 0.08 * glow)),
        rim: hazed(blend(woods.leafLight, woods.light, 0.5)),
        lightX: clearing.lightX,
        snowy,
      },
      context,
    )
    paintFoot(brush, stand, foot, own, hazed(blend(woods.ground, woods.groundLight, 0.5)), snowy, context)
  }
  const leaf = {
    leaf: hazed(blend(woods.leaf, woods.leafLight, 0.4 * (1 - t))),
    density: snowy ? 0.3 * (1 - t) : 1,
    snowy: false,
  }
  const crown = 46 + 72 * t
  for (let x = -40; x < across + 40; x += crown * 0.7) {
    const edge = Math.abs(x / across - 0.5) * 2
    const low =
      down *
      (0.05 + 0.15 * (1 - t) + 0.2 * edge ** 2 * (0.4 + 0.6 * t)) *
      (0.6 + 0.8 * Math.max(0, 0.5 + noise.fbm(x * 0.005, index * 3, 2)))
    settle(brush)
    context.checkCancelled()
    for (let y = low; y > -crown; y -= crown * 0.85) {
      const glow = Math.exp(-Math.hypot(x - clearing.lightX, y - clearing.lightY) / (across * 0.24))
      paintFoliage(
        brush,
        x + (random() - 0.5) * crown,
        y + (random() - 0.5) * crown * 0.6,
        crown,
        crown * 0.7,
        { ...leaf, leaf: blend(leaf.leaf, woods.leafLight, glow * 0.7) },
        context,
        t < 0.5 ? 0.3 : 0.75,
      )
    }
  }
  const plants = Math.round((across / 1000) * (26 - 6 * t))
  for (let k = 0; k < plants; k++) {
    context.checkCancelled()
    const x = random() * across
    const y = top(x) + 14 + (down - top(x)) * random() * (t === 1 ? 1 : 0.25)
    const { x: middle, half } = clearing.path(y)
    if (Math.abs(x - middle) < half * 1.08) continue
    const size = (12 + 92 * t ** 1.5) * (0.7 + 0.6 * random())
    const colour = hazed(blend(snowy ? [150, 140, 124] : woods.leaf, woods.leafLight, snowy ? 0.3 : 0.2 + 0.5 * random()))
    if (snowy || random() < 0.35) paintTuft(brush, x, y, size * 0.7, colour, random)
    else paintFern(brush, x, y, size, colour, random)
  }
}

/** Snow or grass heaped about a trunk, so that it grows out of the ground. */
function paintFoot(
  brush: Brush,
  x: number,
  y: number,
  girth: number,
  colour: Pigment,
  snowy: boolean,
  { random }: PaintContext,
): void {
  brush.fillStyle = css(colour)
  brush.beginPath()
  brush.ellipse(x, y + girth * 0.1, girth * 1.25, girth * 0.16, 0, 0, 2 * Math.PI)
  brush.fill()
  if (!snowy)
    for (let k = 0; k < 9; k++)
      paintTuft(
        brush,
        x + (k / 8 - 0.5) * girth * 2.1,
        y + girth * (0.06 + 0.12 * random()),
        girth * (0.16 + 0.2 * random()),
        colour,
        random,
      )
}
