import type { Random } from '../../pixels/random.ts'
import type { StillThing } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintGrandBloom, type FlowerKind } from '../flora/grand-bloom.ts'
import { paintPeony, paintRose } from '../flora/soft-bloom.ts'
import { glow, outline, paintFolds, paintForm, tapered, type Point, type SpinePoint } from '../figure/shape.ts'
import { paintLathe, paintMouth } from './forms.ts'
import { GLAZES, type Thing } from './thing.ts'

/** Kinds whose own colour is what they are known by. */
const OWN_HUES: Partial<Record<FlowerKind, Pigment>> = { sunflower: pigment('#f2b420'), daisy: pigment('#f6f3ee'), poppy: pigment('#d5402f'), hydrangea: pigment('#7f93d6'), chrysanthemum: pigment('#e8b23c'), lily: pigment('#f6ece4') }

/** A cut flower turned a little to one side. */
function paintCut(brush: Brush, [x, y, radius]: SpinePoint, colour: Pigment, kind: FlowerKind, random: Random, pause: () => void): void {
  brush.save()
  brush.translate(x, y)
  glow(brush, [radius * 0.1, radius * 0.25], radius * 1.5, [30, 34, 26], 0.3)
  brush.rotate(random() * 6.28)
  brush.scale(1, 0.86)
  if (kind === 'rose' || kind === 'peony') {
    const paint = kind === 'rose' ? paintRose : paintPeony
    paint(brush, radius * 1.12, blend(colour, [255, 252, 248], 0.12), shade(colour, 0.62), random, pause)
  } else {
    paintGrandBloom(brush, kind, radius * 1.12, random, colour, pause)
  }
  brush.restore()
}

export const decor = {
  vase: {
    tall: 520, half: 170,
    paint: (brush, random, pause, cut = {}) => {
      const glaze = pick(random, GLAZES)
      const drawn = pick(random, [['#d9707c', '#f0b7ae', '#f4e3d0'], ['#e8b23c', '#f2d88a', '#d9762f'], ['#8b78b8', '#c9b6dc', '#f0e8ee'], ['#b8343c', '#e58a7c', '#f6ead8']]).map(pigment)
      const either = random() < 0.4 ? 'rose' : 'peony'
      const kind = cut.kind ?? either
      const own = cut.colour ?? (cut.kind && OWN_HUES[cut.kind])
      const hues = own ? [own, blend(own, [255, 250, 244], 0.3), shade(own, 0.88)] : drawn
      const blooms = Array.from({ length: 11 }, (_, k): SpinePoint => {
        const angle = Math.PI * (0.08 + (0.84 * k) / 10)
        const reach = 110 + (k % 3) * 50 + random() * 20
        return [reach * 0.98 * Math.cos(angle), -236 - reach * 0.95 * Math.sin(angle), 38 + random() * 20]
      })
      for (const [x, y] of blooms) {
        brush.fillStyle = css([84, 112, 66])
        brush.fill(tapered([[0, -170, 3], [x * 0.45, (y - 190) / 2, 3], [x, y, 2.4]]))
      }
      for (let k = 0; k < 22; k++) {
        const angle = Math.PI * (0.02 + 0.96 * random())
        const reach = 90 + 150 * random()
        const [x, y]: Point = [reach * Math.cos(angle), -215 - reach * 0.85 * Math.sin(angle)]
        paintForm(brush, tapered([[x * 0.4, (y - 200) * 0.5 - 20, 2], [x * 0.75, y * 0.88, 15], [x, y, 1]]), blend([88, 120, 72], [140, 160, 110], random()), 8)
      }
      for (const [k, [x, y, radius]] of blooms.entries()) {
        pause()
        paintCut(brush, [x, y, radius], hues[k % 3]!, kind, random, pause)
      }
      paintLathe(brush, [[52, 0], [80, -48], [84, -96], [58, -164], [42, -196], [52, -214]], glaze, 0.65)
      for (const [x, radius, hue] of [[-34, 42, 0], [30, 46, 1]] as const) paintCut(brush, [x, -228, radius], hues[hue]!, kind, random, pause)
    },
  },
  candle: {
    tall: 290, half: 60,
    paint: (brush) => {
      const brass = pigment('#b48a46')
      paintLathe(brush, [[58, 0], [62, -10], [26, -22], [20, -44], [34, -58]], brass, 0.9)
      paintLathe(brush, [[22, -56], [21, -206]], [242, 230, 206], 0.2)
      paintMouth(brush, -206, 21, [242, 230, 206])
      glow(brush, [0, -242], 190, [255, 190, 92], 0.55)
      brush.fillStyle = css([60, 40, 30])
      brush.fillRect(-1.6, -222, 3.2, 18)
      for (const [width, colour] of [[12, [255, 172, 60]], [7, [255, 224, 130]], [3.4, [255, 250, 224]]] as const) {
        brush.fillStyle = css(colour, 0.95)
        brush.fill(tapered([[0, -214, width * 0.4], [0, -228, width], [1, -246, width * 0.62], [2, -246 - width * 2.6, 0.3]]))
      }
    },
  },
  book: {
    tall: 110, half: 160,
    paint: (brush, random) => {
      let y = 0
      for (let k = 0; k < 3; k++) {
        const [colour, half, shift, thick] = [pick(random, ['#7b3b36', '#2f4f5e', '#8a6a3c', '#4a5a44', '#5b4468'].map(pigment)), 150 - k * 12, (random() - 0.5) * 26, 32 + random() * 10]
        brush.save()
        brush.translate(shift, y)
        paintForm(brush, outline([[-half, -thick], [half, -thick]], [[half, -thick], [half, 0]], [[half, 0], [-half, 0]], [[-half, 0], [-half - 8, -thick / 2], [-half, -thick]]), colour, 7)
        brush.fillStyle = css([240, 230, 208])
        brush.fillRect(-half + 22, -thick + 5, 2 * half - 20, thick - 10)
        paintFolds(brush, [0.3, 0.5, 0.7].map((t): Point[] => [[-half + 22, -thick * t], [0, -thick * t], [half, -thick * t]]), [150, 130, 100], 1, 0.6)
        brush.fillStyle = css(colour)
        brush.fillRect(-half, -thick, 30, thick)
        brush.fillStyle = css([222, 184, 110], 0.9)
        for (const x of [8, 18]) brush.fillRect(-half + x, -thick + 3, 2, thick - 6)
        brush.restore()
        y -= thick
      }
    },
  },
} satisfies Partial<Record<StillThing, Thing>>
