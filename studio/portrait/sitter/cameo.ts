import { smoothstep } from '../../pixels/colour.ts'
import type { Size } from '../../pixels/raster.ts'
import { css, pigment, shade } from '../../paint/brush/pigment.ts'
import type { Layer } from '../../paint/brush/layer.ts'
import type { Seated } from './place-sitter.ts'
import type { Sitter } from './read-sitter.ts'
import { cutsOf, type Placing, type Seat } from './seat.ts'

/** An oval in the picture, pixels. */
export interface Cameo {
  x: number
  y: number
  rx: number
  ry: number
}

/** A head that has to be higher than this share of the picture to hide the photo's edges leaves no room for the set. */
const TALLEST_HEAD = { whole: 0.68, crownless: 0.47 }
const RX = 0.4
const MOST_OBLONG = 1.3

/**
 * A face that fills its photo to the edges is shown in an oval within the set rather than as a close-up that hides
 * it: the oval that the photo can fill, where the head would sit.
 */
export function cameoFor(sitter: Sitter, { scale }: Placing, seat: Seat, { width, height }: Size): { placing: Placing; cameo: Cameo } | undefined {
  if (seat.closeUp) return undefined
  const { foreground: photo } = sitter.cut
  const head = sitter.heads[0]
  const cuts = cutsOf(sitter)
  const cutSides = [cuts.top, cuts.left, cuts.right].filter(Boolean).length
  if (!head || sitter.heads.length > 1 || cutSides < 2 || (head.height * scale) / height < (cuts.top ? TALLEST_HEAD.crownless : TALLEST_HEAD.whole)) return undefined
  const halfWidth = photo.width / 2
  const halfHeight = Math.min(photo.height / 2, halfWidth * MOST_OBLONG)
  const middle = Math.min(photo.height - halfHeight, Math.max(halfHeight, head.top + head.height * 0.55))
  const rx = RX * width
  const fitted = (rx / halfWidth) * 1.01
  const cameo = { x: width / 2, y: height * Math.min(seat.y, 0.44), rx, ry: (halfHeight / halfWidth) * rx }
  return { cameo, placing: { scale: fitted, left: cameo.x - halfWidth * fitted, top: cameo.y - middle * fitted } }
}

/** Cuts the seated person to the oval, in place. */
export function cutToCameo({ alpha, colours: { width, height } }: Seated, { x, y, rx, ry }: Cameo): void {
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      alpha[py * width + px]! *= smoothstep(1, 0.99, Math.hypot((px - x) / rx, (py - y) / ry))
    }
  }
}

/** The oval's golden rim, with the shadow it throws inwards. */
export function paintCameoRim({ brush, width, across }: Layer, { x, y, rx, ry }: Cameo): void {
  const point = across / width
  const oval = (grow: number) => {
    brush.beginPath()
    brush.ellipse(x * point, y * point, rx * point + grow, ry * point + grow, 0, 0, 2 * Math.PI)
  }
  brush.save()
  oval(0)
  brush.clip()
  brush.shadowColor = 'rgba(20,8,8,0.75)'
  brush.shadowBlur = 34
  brush.strokeStyle = 'rgba(20,8,8,0.9)'
  brush.lineWidth = 10
  oval(6)
  brush.stroke()
  brush.restore()
  const gold = pigment('#d9b066')
  const shine = brush.createLinearGradient(0, (y - ry) * point, width * point, (y + ry) * point)
  for (const [at, tone] of [[0, 1.2], [0.25, 0.62], [0.45, 1.25], [0.7, 0.6], [1, 1.1]] as const) shine.addColorStop(at, css(shade(gold, tone)))
  brush.strokeStyle = shine
  for (const [grow, line] of [[7, 13], [24, 3]] as const) {
    brush.lineWidth = line
    oval(grow)
    brush.stroke()
  }
}
