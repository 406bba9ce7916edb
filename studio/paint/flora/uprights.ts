import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintTulip } from './bloom-hearts.ts'

/** What a field bears that is seen from its side: its colour from afar, and one of it about the origin. */
interface Upright {
  edge: Pigment
  paint(brush: Brush, radius: number, random: Random): void
}

/** Grains or florets in pairs up a stalk: their size, lean and colours. */
function paintSpike(brush: Brush, radius: number, random: Random, [low, high]: readonly [Pigment, Pigment], { rows, wide, awn }: { rows: number; wide: number; awn: number }): void {
  const bow = (random() - 0.5) * 0.5
  const at = (t: number): readonly [number, number] => [bow * radius * t * t, radius * (1 - 2 * t)]
  brush.lineCap = 'round'
  for (let k = 0; k < rows; k++) {
    const t = k / rows
    const [x, y] = at(t)
    const taper = wide * (1 - 0.55 * t * t)
    for (const side of [-1, 1, 0]) {
      const own = shade(blend(low, high, t * 0.7 + 0.3 * random()), side > 0 ? 0.82 : side < 0 ? 1.04 : 1)
      const [gx, gy] = [x + side * radius * taper, y - radius * 0.05]
      if (awn) {
        brush.strokeStyle = css(blend(own, [255, 240, 190], 0.4), 0.75)
        brush.lineWidth = radius * 0.022
        brush.beginPath()
        brush.moveTo(gx, gy)
        brush.lineTo(gx + side * radius * 0.16, gy - radius * awn)
        brush.stroke()
      }
      brush.fillStyle = css(own)
      brush.beginPath()
      brush.ellipse(gx, gy, radius * taper * 0.62, (radius * 1.5) / rows, side * 0.45, 0, 6.3)
      brush.fill()
    }
  }
}

export const uprights = {
  wheat: { edge: pigment('#e6b95a'), paint: (brush, radius, random) => paintSpike(brush, radius, random, [pigment('#c08a34'), pigment('#f2d07c')], { rows: 10, wide: 0.15, awn: 0.5 }) },
  rice: { edge: pigment('#b8c860'), paint: (brush, radius, random) => paintSpike(brush, radius, random, [pigment('#8fa63c'), pigment('#dcd884')], { rows: 11, wide: 0.11, awn: 0.12 }) },
  lavender: { edge: pigment('#9478dc'), paint: (brush, radius, random) => paintSpike(brush, radius, random, [pigment('#5f48ac'), pigment('#b79cf2')], { rows: 11, wide: 0.17, awn: 0 }) },
  tulip: {
    edge: pigment('#f0506a'),
    paint: (brush, radius, random) => {
      const [edge, root] = pick(random, [['#f2495a', '#a81430'], ['#f8c23a', '#d87a1c'], ['#f3a4c6', '#c04a88'], ['#fff2ea', '#e8b4b4']] as const)
      paintTulip(brush, radius * 0.8, pigment(edge), pigment(root), random)
    },
  },
  canola: {
    edge: pigment('#f6d92c'),
    paint: (brush, radius, random) => {
      for (let k = 0; k < 26; k++) {
        const [angle, r] = [k * 2.39996, radius * 0.72 * Math.sqrt((26 - k) / 26)]
        const [x, y] = [Math.cos(angle) * r * 0.8, Math.sin(angle) * r - radius * 0.1]
        const own = blend(pigment('#e0a80e'), pigment('#fff05a'), 0.35 + 0.5 * random() - (0.3 * y) / radius)
        brush.fillStyle = css(own)
        for (let petal = 0; petal < 4; petal++) {
          brush.beginPath()
          brush.ellipse(x + Math.cos(petal * 1.57 + k) * radius * 0.11, y + Math.sin(petal * 1.57 + k) * radius * 0.1, radius * 0.11, radius * 0.1, 0, 0, 6.3)
          brush.fill()
        }
        brush.fillStyle = css([190, 160, 20])
        brush.beginPath()
        brush.arc(x, y, radius * 0.04, 0, 6.3)
        brush.fill()
      }
    },
  },
} as const satisfies Record<string, Upright>
export type UprightKind = keyof typeof uprights

export const isUpright = (kind: string): kind is UprightKind => kind in uprights
