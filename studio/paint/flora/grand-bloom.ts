import type { Random } from '../../pixels/random.ts'
import type { Variety } from '../../scene/scene-spec.ts'
import { settle, type Brush } from '../brush/layer.ts'
import { blend, css, lightness, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintFlorets, paintLilyHeart, paintSeeds, paintTulip } from './bloom-hearts.ts'
import { paintPeony, paintRose } from './soft-bloom.ts'

/** One round of petals: how many, their length and half width as shares of the flower's radius, and how lit they are. */
interface Round {
  count: number
  length: number
  breadth: number
  light: number
}

/** A flower large enough to look into; petals from the outermost round inwards. */
export interface GrandForm {
  rounds: readonly Round[]
  tip: 'round' | 'pointed' | 'ruffled'
  /** Petal at its edge and its root, for each of the colours it comes in. */
  tones: readonly (readonly [edge: string, root: string])[]
  heart?: (brush: Brush, radius: number, edge: Pigment, root: Pigment, random: Random, pause: () => void) => void
  /** Drawn from its side instead, or of florets. */
  whole?: GrandForm['heart']
}

const rounds = (...list: readonly (readonly [count: number, length: number, breadth: number, light: number])[]): Round[] =>
  list.map(([count, length, breadth, light]) => ({ count, length, breadth, light }))

const seeds = (size: number, rim: string, middle: string) => (brush: Brush, radius: number, _edge: Pigment, _root: Pigment, random: Random) =>
  paintSeeds(brush, radius * size, pigment(rim), pigment(middle), random)

export type FlowerKind = Exclude<Variety<'flower'>, 'bouquet'>
export const grandForms: Readonly<Record<FlowerKind, GrandForm>> = {
  rose: { rounds: [], tip: 'round', tones: [['#e8405c', '#8e1030'], ['#f7b7c4', '#d8607e'], ['#fff4e4', '#ecc9a0']], whole: paintRose },
  sunflower: { rounds: rounds([22, 1, 0.115, 0.86], [20, 0.94, 0.11, 1]), tip: 'pointed', tones: [['#ffd23a', '#ee8f12']], heart: seeds(0.44, '#7a4a1c', '#3a2412') },
  daisy: { rounds: rounds([20, 1, 0.1, 0.92], [18, 0.95, 0.095, 1]), tip: 'round', tones: [['#ffffff', '#dcdcea']], heart: seeds(0.25, '#f2a81e', '#f8cf3a') },
  tulip: { rounds: [], tip: 'round', tones: [['#f2495a', '#a81430'], ['#f8b02e', '#d86a1c'], ['#f3a4c6', '#c04a88'], ['#b07ad8', '#66329a']], whole: paintTulip },
  poppy: { rounds: rounds([3, 1, 0.66, 0.86], [3, 0.9, 0.62, 1]), tip: 'ruffled', tones: [['#f4563a', '#b01818']], heart: seeds(0.17, '#2c2430', '#6a7a4a') },
  peony: { rounds: [], tip: 'ruffled', tones: [['#fbc2d4', '#dc5c8c'], ['#fff2f2', '#f0b4c2'], ['#e25580', '#98204e']], whole: paintPeony },
  lily: { rounds: rounds([3, 1, 0.24, 0.9], [3, 0.98, 0.29, 1]), tip: 'pointed', tones: [['#fffaf6', '#dfe6b8'], ['#fbb2cc', '#d83c7c'], ['#ffa64a', '#d8581c']], heart: paintLilyHeart },
  chrysanthemum: { rounds: rounds([26, 1, 0.075, 0.76], [25, 0.88, 0.075, 0.84], [23, 0.75, 0.072, 0.9], [21, 0.61, 0.07, 0.95], [18, 0.46, 0.066, 1], [14, 0.31, 0.06, 1.04], [9, 0.18, 0.05, 1.08]), tip: 'round', tones: [['#ffd64e', '#d8860f'], ['#fdf6ea', '#d8cfa0'], ['#c878d0', '#74308a']] },
  hydrangea: { rounds: [], tip: 'round', tones: [['#a9bff6', '#5a74d0'], ['#f2b8da', '#c0629c'], ['#c8b0f0', '#8060c0']], whole: paintFlorets },
}

function tracePetal(brush: Brush, length: number, half: number, tip: GrandForm['tip'], frill: number): void {
  brush.beginPath()
  brush.moveTo(0, 0)
  if (tip === 'pointed') {
    brush.bezierCurveTo(-half * 0.9, -length * 0.22, -half * 1.5, -length * 0.66, frill * half, -length)
    brush.bezierCurveTo(half * 1.5, -length * 0.66, half * 0.9, -length * 0.22, 0, 0)
    return
  }
  brush.bezierCurveTo(-half * 0.7, -length * 0.14, -half * 1.35, -length * 0.62, -half * 0.92, -length * 0.86)
  if (tip === 'ruffled') {
    for (const [x, y] of [[-0.52, 0.98], [-0.1, 0.93], [0.34, 1.0], [0.74, 0.92]] as const)
      brush.quadraticCurveTo(half * (x - 0.2), -length * (y + 0.05 + 0.03 * frill), half * x, -length * y)
    brush.lineTo(half * 0.92, -length * 0.86)
  } else brush.bezierCurveTo(-half * 0.62, -length * 1.02, half * 0.62, -length * (1.02 + 0.03 * frill), half * 0.92, -length * 0.86)
  brush.bezierCurveTo(half * 1.35, -length * 0.62, half * 0.7, -length * 0.14, 0, 0)
}

/** A petal from the origin upwards, over the shade it throws, with fine veins and a light rim. */
function paintGrandPetal(brush: Brush, length: number, half: number, tip: GrandForm['tip'], edge: Pigment, root: Pigment, random: Random): void {
  const frill = random() * 2 - 1
  brush.fillStyle = css(shade(root, 0.35), 0.3)
  brush.save()
  // The shade falls on the petals below, not on what lies behind the flower.
  brush.globalCompositeOperation = 'source-atop'
  brush.scale(1.06, 1.03)
  tracePetal(brush, length, half, tip, frill)
  brush.fill()
  brush.restore()
  const body = brush.createLinearGradient(0, 0, half * 0.25, -length)
  body.addColorStop(0, css(shade(root, 0.82)))
  body.addColorStop(0.34, css(blend(root, edge, 0.45)))
  body.addColorStop(0.82, css(edge))
  body.addColorStop(1, css(blend(edge, [255, 255, 255], 0.28)))
  brush.fillStyle = body
  tracePetal(brush, length, half, tip, frill)
  brush.fill()
  brush.strokeStyle = css(blend(edge, [255, 255, 255], 0.4), 0.5)
  brush.lineWidth = length * 0.006
  brush.stroke()
  const veins = half / length > 0.2 ? 13 : 3
  brush.strokeStyle = css(blend(root, edge, 0.25), 0.2)
  brush.lineWidth = Math.max(0.7, length * 0.006)
  brush.beginPath()
  for (let k = 0; k < veins; k++) {
    const lean = ((k + 0.5) / veins - 0.5) * 1.7
    brush.moveTo(lean * half * 0.12, -length * 0.12)
    brush.quadraticCurveTo(lean * half * 0.95, -length * 0.5, lean * half * 0.9, -length * (0.9 - 0.12 * lean * lean))
  }
  brush.stroke()
  // One side of a petal turns from the light.
  const turn = brush.createLinearGradient(-half, 0, half, 0)
  turn.addColorStop(0, css([255, 250, 240], 0.14))
  turn.addColorStop(0.5, css([255, 250, 240], 0))
  turn.addColorStop(1, css(shade(root, 0.4), 0.26))
  brush.fillStyle = turn
  tracePetal(brush, length, half, tip, frill)
  brush.fill()
}

/** A flower that fills much of the picture, its face to the eye, about the origin; `own` recolours its petals. */
export function paintGrandBloom(brush: Brush, kind: FlowerKind, radius: number, random: Random, own?: Pigment, pause = () => {}): void {
  const form = grandForms[kind]
  const [edgeCode, rootCode] = pick(random, form.tones)
  const edge = own ? blend(own, [255, 255, 255], 0.1) : pigment(edgeCode)
  const root = own ? (lightness(own) > 0.85 ? blend(own, [222, 190, 164], 0.55) : shade(own, 0.5)) : pigment(rootCode)
  const turn = random() * 2 * Math.PI
  for (const [at, { count, length, breadth, light }] of form.rounds.entries()) {
    for (let k = 0; k < count; k++) {
      brush.save()
      brush.rotate(turn + at * 0.63 + ((k + (random() - 0.5) * 0.22) * 2 * Math.PI) / count)
      const tone = light * (0.94 + 0.12 * random())
      paintGrandPetal(brush, radius * length * (0.94 + 0.1 * random()), radius * breadth * (0.92 + 0.16 * random()), form.tip, shade(edge, tone), shade(root, tone), random)
      brush.restore()
    }
    settle(brush)
    pause()
  }
  form.whole?.(brush, radius, edge, root, random, pause)
  form.heart?.(brush, radius, edge, root, random, pause)
}
