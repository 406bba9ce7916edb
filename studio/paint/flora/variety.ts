import type { Manner, SceneSpec } from '../../scene/scene-spec.ts'
import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { backdrop, type BackdropColours } from './backdrop.ts'
import { bloomForms, paintBloom, paintPetal, type BloomKind } from './bloom.ts'

/** What a branch bears. */
export interface Variety {
  /** Paints one flower or leaf of the given radius about the origin. */
  bear(brush: Brush, radius: number, random: Random): void
  /** Paints one that falls. */
  fall(brush: Brush, length: number, random: Random): void
  /** Racemes that hang from the branch rather than clusters that sit on it. */
  hangs: boolean
  /** Radius of a flower in points. */
  size: number
  bark: Pigment
  bud: Pigment
  ground: BackdropColours
  snowy: boolean
}

const bloom = (kind: BloomKind, ground: BackdropColours, bark: string, size: number, snowy = false): Variety => ({
  bear: (brush, radius, random) => paintBloom(brush, kind, radius, random),
  fall: (brush, length) => paintPetal(brush, length, bloomForms[kind]),
  hangs: false,
  size,
  bark: pigment(bark),
  bud: bloomForms[kind].root,
  ground,
  snowy,
})

function leafGradient(brush: Brush, radius: number, colour: Pigment) {
  const fill = brush.createRadialGradient(0, radius * 0.6, radius * 0.1, 0, 0, radius * 1.5)
  fill.addColorStop(0, css(shade(colour, 0.72)))
  fill.addColorStop(0.6, css(colour))
  fill.addColorStop(1, css(blend(colour, [255, 246, 190], 0.35)))
  return fill
}

function paintFan(brush: Brush, radius: number, random: Random): void {
  const colour = pigment(pick(random, ['#f2c230', '#e9ae22', '#f6d558', '#dba01e']))
  brush.rotate(random() * 2 * Math.PI)
  brush.fillStyle = leafGradient(brush, radius, colour)
  brush.beginPath()
  brush.moveTo(0, radius * 0.7)
  brush.bezierCurveTo(-radius * 0.3, radius * 0.1, -radius * 0.8, 0, -radius * 1.05, -radius * 0.22)
  brush.bezierCurveTo(-radius * 0.75, -radius * 0.72, -radius * 0.3, -radius * 0.85, -radius * 0.05, -radius * 0.78)
  brush.lineTo(0, -radius * 0.45)
  brush.lineTo(radius * 0.05, -radius * 0.78)
  brush.bezierCurveTo(radius * 0.3, -radius * 0.85, radius * 0.75, -radius * 0.72, radius * 1.05, -radius * 0.22)
  brush.bezierCurveTo(radius * 0.8, 0, radius * 0.3, radius * 0.1, 0, radius * 0.7)
  brush.fill()
  brush.strokeStyle = css(shade(colour, 0.66), 0.35)
  brush.lineWidth = radius * 0.02
  brush.beginPath()
  for (let k = -6; k <= 6; k++) {
    brush.moveTo(0, radius * 0.66)
    brush.quadraticCurveTo(k * radius * 0.05, 0, k * radius * 0.145, -radius * (0.72 - Math.abs(k) * 0.07))
  }
  brush.stroke()
}

function paintMaple(brush: Brush, radius: number, random: Random): void {
  const colour = pigment(pick(random, ['#d8402a', '#e8702c', '#c22f2a', '#ef9a3a']))
  brush.rotate(random() * 2 * Math.PI)
  brush.fillStyle = leafGradient(brush, radius, colour)
  const lobes = 7
  const at = (k: number) => -Math.PI / 2 + (k - (lobes - 1) / 2) * 0.74
  const reach = (k: number) => radius * (1.15 - 0.15 * Math.abs(k - (lobes - 1) / 2))
  brush.beginPath()
  brush.moveTo(0, radius * 0.35)
  for (let k = 0; k < lobes; k++) {
    const [a, r] = [at(k), reach(k)]
    brush.lineTo(Math.cos(a - 0.2) * r * 0.6, Math.sin(a - 0.2) * r * 0.6)
    brush.lineTo(Math.cos(a) * r, Math.sin(a) * r)
    brush.lineTo(Math.cos(a + 0.2) * r * 0.6, Math.sin(a + 0.2) * r * 0.6)
    if (k < lobes - 1) brush.lineTo(Math.cos(a + 0.37) * r * 0.34, Math.sin(a + 0.37) * r * 0.34)
  }
  brush.closePath()
  brush.fill()
  brush.strokeStyle = css(shade(colour, 0.6), 0.55)
  brush.lineWidth = radius * 0.03
  brush.beginPath()
  for (let k = 0; k < lobes; k++) {
    brush.moveTo(0, radius * 0.3)
    brush.lineTo(Math.cos(at(k)) * reach(k) * 0.85, Math.sin(at(k)) * reach(k) * 0.85)
  }
  brush.moveTo(0, radius * 0.3)
  brush.lineTo(radius * 0.06, radius * 0.95)
  brush.stroke()
}

function paintFloret(brush: Brush, radius: number, random: Random): void {
  const violet = pigment(pick(random, ['#9a7fe0', '#8468d2', '#b79cf0', '#a58be8']))
  for (const [turn, tone] of [
    [-0.7, 0.9],
    [0.7, 0.95],
    [0, 1.08],
  ] as const) {
    brush.save()
    brush.rotate(turn + (random() - 0.5) * 0.5)
    paintPetal(brush, radius, { breadth: 0.5, tip: 'round', edge: blend(violet, [255, 255, 255], 0.4), root: violet }, tone)
    brush.restore()
  }
}

const foliage = (paint: Variety['bear'], hangs: boolean, size: number, bark: string, ground: BackdropColours): Variety => ({
  bear: paint,
  fall: paint,
  hangs,
  size,
  bark: pigment(bark),
  bud: pigment('#b89a4a'),
  ground,
  snowy: false,
})

const PINK_SKY = backdrop('#a9cbe8', '#fbe9f0', '#ffffff')
export const boughVarieties = {
  cherry: bloom('cherry', PINK_SKY, '#6b4636', 36),
  peach: bloom('peach', backdrop('#9fcfd6', '#fdeee2', '#fff7ea'), '#6e4a34', 33),
  pear: bloom('pear', backdrop('#7fb0c8', '#e4f1ea', '#fffff2'), '#5e4c40', 34),
  plum: bloom('plum', backdrop('#7f93b4', '#e6e8f0', '#ffffff'), '#4e3630', 32, true),
  wisteria: foliage(paintFloret, true, 17, '#6a5242', backdrop('#7f9fc8', '#efe6f6', '#fff8ff')),
  ginkgo: foliage(paintFan, false, 36, '#6a4e38', backdrop('#7fa2c0', '#f6e6bc', '#fff0b4')),
  maple: foliage(paintMaple, false, 34, '#54382c', backdrop('#8a9fae', '#f8dcbc', '#ffe2ac')),
} as const satisfies Record<Manner<'blossom'>, Variety>

const BY_SEASON = {
  spring: ['cherry', 'cherry', 'peach', 'pear', 'wisteria'],
  summer: ['wisteria', 'peach', 'pear'],
  autumn: ['ginkgo', 'maple'],
  winter: ['plum'],
} as const satisfies Record<SceneSpec['season'], readonly Manner<'blossom'>[]>

const BY_PALETTE: Partial<Record<SceneSpec['palette'], Manner<'blossom'>>> = {
  gold: 'ginkgo',
  jade: 'pear',
  cool: 'wisteria',
  rose: 'peach',
}

const isKind = (manner: SceneSpec['manner']): manner is Manner<'blossom'> => manner !== undefined && manner in boughVarieties

/** What the words name, or the season's choice; in spring and summer a named palette may ask for another. */
export function varietyOf({ season, palette, manner }: SceneSpec, random: Random): Variety {
  const choice = pick<Manner<'blossom'>>(random, BY_SEASON[season])
  if (isKind(manner)) return boughVarieties[manner]
  const asked = season === 'spring' || season === 'summer' ? BY_PALETTE[palette] : undefined
  return boughVarieties[asked ?? choice]
}
