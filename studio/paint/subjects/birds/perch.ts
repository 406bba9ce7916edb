import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { Layer } from '../../brush/layer.ts'
import { paintLimb, paintSnowOn, type LimbPoint } from '../../brush/limb.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'

const LEAVES: Readonly<Record<SceneSpec['season'], readonly Pigment[]>> = {
  spring: ['#ffc4d6', '#ffdbe6', '#f7a3bf', '#9cc46a'].map(pigment),
  summer: ['#5f9a44', '#7db552', '#47803c', '#93c25e'].map(pigment),
  autumn: ['#d8682a', '#e59a34', '#b8452a', '#e8b648'].map(pigment),
  winter: [],
}

/** A branch across the picture at a height (points) for birds to sit on, in leaf or blossom by the season. */
export function paintPerch({ brush, across }: Layer, height: number, season: SceneSpec['season'], { random, noise }: PaintContext): void {
  const bark: Pigment = [104, 82, 66]
  const from = random() * 9
  const at = (x: number): LimbPoint => ({ x, y: height + 26 + noise.at(x * 0.004 + from, 3) * 16, girth: 46 - (20 * x) / across })
  const main = Array.from({ length: 26 }, (_, k) => at(-40 + ((across + 80) * k) / 25))
  const twigs = Array.from({ length: 10 }, (_, k) => {
    const start = at(across * (0.03 + (0.95 * (k + random() * 0.6)) / 10))
    const up = random() < 0.45 ? -1 : 1
    const reach = 90 + 130 * random()
    return Array.from({ length: 8 }, (_, i): LimbPoint => {
      const s = i / 7
      return { x: start.x + reach * s * 0.9 + noise.at(s * 3 + k, from) * 14, y: start.y + up * (reach * 0.5 * s + 20 * s * s) + noise.at(s * 4, k + from) * 12, girth: (start.girth * 0.3) * (1 - 0.75 * s) }
    })
  })
  for (const twig of twigs) paintLimb(brush, twig, bark)
  paintLimb(brush, main, bark)
  if (season === 'winter') for (const limb of [...twigs, main]) paintSnowOn(brush, limb)
  for (const twig of twigs)
    for (const { x, y } of twig.slice(2))
      for (let k = 0; k < 2; k++) {
        const colours = LEAVES[season]
        if (colours.length) paintLeaf(brush, x + (random() - 0.5) * 22, y + (random() - 0.5) * 22, random() * 6.3, 22 + 20 * random(), pick(random, colours), season === 'spring')
      }
}

function paintLeaf(brush: Layer['brush'], x: number, y: number, turn: number, size: number, colour: Pigment, flower: boolean): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(turn)
  for (let k = 0; k < (flower ? 5 : 1); k++) {
    const fill = brush.createLinearGradient(0, 0, size, 0)
    fill.addColorStop(0, css(shade(colour, 0.72)))
    fill.addColorStop(1, css(blend(colour, [255, 255, 240], 0.3)))
    brush.fillStyle = fill
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.quadraticCurveTo(size * 0.5, -size * 0.5, size, 0)
    brush.quadraticCurveTo(size * 0.5, size * 0.5, 0, 0)
    brush.fill()
    brush.rotate(2 * Math.PI / 5)
  }
  brush.restore()
}
