import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, shade, type Pigment } from '../brush/pigment.ts'
import { paintBloom, type BloomKind } from '../flora/bloom.ts'
import type { PaintContext, SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'

const KINDS: readonly BloomKind[] = ['rose', 'sunflower', 'cosmos', 'poppy', 'daisy', 'peach', 'cornflower']
const STEM: Pigment = [86, 132, 62]

function paintStem(brush: Brush, from: readonly [number, number], to: readonly [number, number], girth: number): void {
  for (const [offset, share, tone] of [
    [0, 1, 0.62],
    [-0.16, 0.55, 1],
    [-0.26, 0.2, 1.3],
  ] as const) {
    brush.strokeStyle = css(shade(STEM, tone))
    brush.lineWidth = girth * share
    brush.beginPath()
    brush.moveTo(from[0] + offset * girth, from[1])
    brush.quadraticCurveTo(from[0] + offset * girth, (from[1] + to[1]) / 2, to[0] + offset * girth, to[1])
    brush.stroke()
  }
}

function paintLeaf(brush: Brush, x: number, y: number, angle: number, length: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  const blade = brush.createLinearGradient(0, -length * 0.25, 0, length * 0.25)
  blade.addColorStop(0, css(blend(STEM, [210, 236, 140], 0.35)))
  blade.addColorStop(0.5, css(STEM))
  blade.addColorStop(1, css(shade(STEM, 0.55)))
  brush.fillStyle = blade
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.bezierCurveTo(length * 0.25, -length * 0.34, length * 0.75, -length * 0.26, length, 0)
  brush.bezierCurveTo(length * 0.7, length * 0.2, length * 0.25, length * 0.24, 0, 0)
  brush.fill()
  brush.strokeStyle = css(blend(STEM, [220, 240, 170], 0.4), 0.7)
  brush.lineWidth = length * 0.014
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.quadraticCurveTo(length * 0.5, -length * 0.04, length * 0.96, 0)
  for (let k = 1; k < 6; k++)
    for (const side of [-1, 1]) {
      brush.moveTo(length * 0.15 * k, 0)
      brush.lineTo(length * (0.15 * k + 0.12), side * length * 0.13 * (1 - Math.abs(k - 3) * 0.14))
    }
  brush.stroke()
  brush.restore()
}

function placeBloom(
  brush: Brush,
  kind: BloomKind,
  x: number,
  y: number,
  radius: number,
  own: Pigment | undefined,
  { random }: PaintContext,
): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate((random() - 0.5) * 0.7)
  brush.scale(1, 0.8 + 0.2 * random())
  brush.globalCompositeOperation = 'source-atop'
  brush.fillStyle = css([20, 30, 20], 0.22)
  brush.beginPath()
  brush.arc(radius * 0.08, radius * 0.14, radius * 0.92, 0, 2 * Math.PI)
  brush.fill()
  brush.globalCompositeOperation = 'source-over'
  paintBloom(brush, kind, radius, random, own)
  brush.restore()
}

/** One large bloom on its stem, or a bouquet of several kinds. */
export const paintFlower: SubjectPainter = (spec, size, context) => {
  const { random } = context
  const own = ownColour(spec, 'flower')
  const kind = pick(random, KINDS)
  const bouquet = random() < 0.45
  return onStage(spec, size, (brush) => {
    if (!bouquet) {
      paintStem(brush, [510, 1000], [500, 360], 26)
      paintLeaf(brush, 508, 820, -0.6 + random() * 0.3, 300)
      paintLeaf(brush, 504, 720, Math.PI + 0.5 - random() * 0.3, 270)
      placeBloom(brush, kind, 500, 350, 310, own, context)
      return
    }
    const heads = Array.from({ length: 9 }, (_, k) => {
      const angle = -Math.PI / 2 + ((k - 4) / 4) * 1.15
      const reach = 470 + (k % 2) * 150 + random() * 50
      return {
        x: 500 + Math.cos(angle) * reach * 0.72,
        y: 860 + Math.sin(angle) * reach,
        radius: 104 + random() * 46,
        kind: k % 3 === 0 ? kind : pick(random, KINDS),
      }
    })
    for (const { x, y } of heads) paintStem(brush, [500 + (500 - x) * 0.3, 1000], [x, y], 13)
    for (let k = 0; k < 16; k++)
      paintLeaf(
        brush,
        500 + (random() - 0.5) * 120,
        740 - random() * 160,
        -Math.PI / 2 + (k / 15 - 0.5) * 3.4,
        210 + random() * 90,
      )
    for (const head of heads.toSorted((a, b) => a.y - b.y))
      placeBloom(brush, head.kind, head.x, head.y, head.radius, head.kind === kind ? own : undefined, context)
    const ribbon = own
      ? blend(own, [255, 255, 255], 0.3)
      : pick(random, [
          [232, 120, 140],
          [246, 224, 190],
          [140, 170, 214],
        ] as const)
    brush.fillStyle = css(shade(ribbon, 0.8))
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(500, 850)
      brush.bezierCurveTo(500 + side * 40, 770, 500 + side * 170, 780, 500 + side * 150, 850)
      brush.bezierCurveTo(500 + side * 170, 920, 500 + side * 40, 920, 500, 850)
      brush.moveTo(500, 850)
      brush.lineTo(500 + side * 50, 990)
      brush.lineTo(500 + side * 110, 970)
      brush.fill()
    }
    brush.fillStyle = css(ribbon)
    brush.beginPath()
    brush.roundRect(458, 822, 84, 60, 16)
    brush.fill()
  })
}
