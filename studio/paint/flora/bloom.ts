import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'

/** How a flower is built, seen from its face. */
interface BloomForm {
  petals: number
  /** Rings of petals, the inner ones smaller. */
  rings: number
  /** Half width of a petal as a share of its length. */
  breadth: number
  tip: 'notched' | 'round' | 'pointed'
  centre: 'stamens' | 'disc'
  /** Radius of the centre as a share of the flower's. */
  centreSize: number
  /** Petal at its edge and at its root, and the centre. */
  edge: Pigment
  root: Pigment
  heart: Pigment
}

const form = (
  petals: number,
  rings: number,
  breadth: number,
  tip: BloomForm['tip'],
  centre: BloomForm['centre'],
  centreSize: number,
  edge: string,
  root: string,
  heart: string,
): BloomForm => ({
  petals,
  rings,
  breadth,
  tip,
  centre,
  centreSize,
  edge: pigment(edge),
  root: pigment(root),
  heart: pigment(heart),
})

export const bloomForms = {
  cherry: form(5, 1, 0.5, 'notched', 'stamens', 0.07, '#fde6ee', '#ee8fb0', '#b8496f'),
  plum: form(5, 1, 0.56, 'round', 'stamens', 0.07, '#f4a0b8', '#cf3a68', '#8e1f46'),
  peach: form(5, 2, 0.5, 'pointed', 'stamens', 0.06, '#ffc4d4', '#ee6f9a', '#c23b68'),
  pear: form(5, 1, 0.52, 'round', 'stamens', 0.07, '#ffffff', '#e8f0d0', '#8a9a4a'),
  daisy: form(19, 1, 0.15, 'round', 'disc', 0.3, '#ffffff', '#e9e6f2', '#f6bf2e'),
  cosmos: form(8, 1, 0.36, 'notched', 'disc', 0.19, '#f7a9cf', '#d0589b', '#f3c23a'),
  poppy: form(5, 1, 0.62, 'round', 'disc', 0.2, '#f2543c', '#b81f1c', '#2a1c20'),
  sunflower: form(21, 2, 0.17, 'pointed', 'disc', 0.42, '#ffcf2e', '#ee9712', '#5a3418'),
  cornflower: form(11, 2, 0.26, 'notched', 'disc', 0.2, '#6d92f2', '#3a52c4', '#38276e'),
  rose: form(7, 4, 0.62, 'round', 'stamens', 0.02, '#f0577a', '#a6183f', '#7a0f2c'),
} as const satisfies Record<string, BloomForm>
export type BloomKind = keyof typeof bloomForms

function petalPath(brush: Brush, length: number, breadth: number, tip: BloomForm['tip']): void {
  const w = breadth * length * 1.3
  brush.beginPath()
  brush.moveTo(0, 0)
  if (tip === 'pointed') {
    brush.bezierCurveTo(-w, -length * 0.3, -w * 0.8, -length * 0.75, 0, -length)
    brush.bezierCurveTo(w * 0.8, -length * 0.75, w, -length * 0.3, 0, 0)
    return
  }
  const notch = tip === 'notched' ? 0.1 : 0
  brush.bezierCurveTo(-w * 0.9, -length * 0.22, -w * 1.1, -length * 0.98, -length * notch, -length)
  brush.lineTo(0, -length * (1 - notch * 1.1))
  brush.lineTo(length * notch, -length)
  brush.bezierCurveTo(w * 1.1, -length * 0.98, w * 0.9, -length * 0.22, 0, 0)
}

/** One petal, its root at the origin, pointing up; also for petals that fall. */
export function paintPetal(
  brush: Brush,
  length: number,
  { breadth, tip, edge, root }: Pick<BloomForm, 'breadth' | 'tip' | 'edge' | 'root'>,
  light = 1,
): void {
  const colour = brush.createRadialGradient(0, 0, length * 0.02, 0, -length * 0.5, length * 0.85)
  colour.addColorStop(0, css(shade(root, light)))
  colour.addColorStop(0.45, css(shade(blend(root, edge, 0.72), light)))
  colour.addColorStop(1, css(shade(edge, light)))
  brush.fillStyle = colour
  petalPath(brush, length, breadth, tip)
  brush.fill()
  brush.strokeStyle = css(shade(blend(root, edge, 0.3), light * 0.85), 0.22)
  brush.lineWidth = length * 0.014
  brush.stroke()
  brush.beginPath()
  for (const lean of [-0.5, 0, 0.5]) {
    brush.moveTo(0, -length * 0.12)
    brush.quadraticCurveTo(lean * breadth * length, -length * 0.5, lean * breadth * length * 1.2, -length * 0.84)
  }
  brush.stroke()
}

/** A flower facing the eye about the origin; `own` recolours its petals. Radius in the brush's unit. */
export function paintBloom(brush: Brush, kind: BloomKind, radius: number, random: Random, own?: Pigment): void {
  const base: BloomForm = bloomForms[kind]
  const recoloured = own ? { ...base, edge: blend(own, [255, 255, 255], 0.12), root: shade(own, 0.66) } : base
  const turn = random() * 2 * Math.PI
  for (let ring = 0; ring < base.rings; ring++) {
    const size = radius * (1 - (ring / base.rings) * (kind === 'rose' ? 0.95 : 0.4))
    for (let k = 0; k < base.petals; k++) {
      brush.save()
      brush.rotate(turn + ring * 0.6 + ((k + (random() - 0.5) * 0.16) * 2 * Math.PI) / base.petals)
      paintPetal(
        brush,
        size * (0.92 + 0.14 * random()),
        recoloured,
        (kind === 'rose' ? 1 - 0.08 * (base.rings - ring) : 0.94) + 0.1 * random(),
      )
      brush.restore()
    }
  }
  if (base.centre === 'stamens') paintStamens(brush, radius, base, random)
  else paintDisc(brush, radius * base.centreSize, base.heart, random)
}

function paintStamens(brush: Brush, radius: number, { heart, centreSize }: BloomForm, random: Random): void {
  if (centreSize < 0.03) return
  for (let k = 0; k < 18; k++) {
    const angle = random() * 2 * Math.PI
    const length = radius * (0.2 + 0.26 * random())
    brush.strokeStyle = css(blend(heart, [255, 236, 240], 0.35), 0.8)
    brush.lineWidth = radius * 0.022
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.lineTo(Math.cos(angle) * length, Math.sin(angle) * length)
    brush.stroke()
    brush.fillStyle = '#f0b640'
    brush.beginPath()
    brush.arc(Math.cos(angle) * length, Math.sin(angle) * length, radius * 0.034, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.fillStyle = css(heart)
  brush.beginPath()
  brush.arc(0, 0, radius * centreSize, 0, 2 * Math.PI)
  brush.fill()
}

function paintDisc(brush: Brush, radius: number, heart: Pigment, random: Random): void {
  const ball = brush.createRadialGradient(-radius * 0.3, -radius * 0.3, 0, 0, 0, radius)
  ball.addColorStop(0, css(blend(heart, [255, 240, 200], 0.3)))
  ball.addColorStop(1, css(shade(heart, 0.7)))
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(0, 0, radius, 0, 2 * Math.PI)
  brush.fill()
  for (let k = 0; k < 60; k++) {
    const [angle, r] = [k * 2.39996, radius * Math.sqrt(k / 60)]
    brush.fillStyle = css(random() < 0.5 ? shade(heart, 0.6) : blend(heart, [255, 236, 170], 0.45), 0.8)
    brush.beginPath()
    brush.arc(Math.cos(angle) * r, Math.sin(angle) * r, radius * 0.07, 0, 2 * Math.PI)
    brush.fill()
  }
}
