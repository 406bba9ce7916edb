import type { Brush } from '../../paint/brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import { backdrop } from '../../paint/flora/backdrop.ts'
import { bloomForms, paintBloom, paintPetal, type BloomKind } from '../../paint/flora/bloom.ts'
import { grow, paintBough, stamps, type Bough } from '../../paint/flora/bough.ts'
import type { Variety } from '../../paint/flora/variety.ts'
import type { Random } from '../../pixels/random.ts'
import type { SetPiece, Stage } from '../stage.ts'

export interface FloweringBough {
  bloom: BloomKind
  /** Colour of the petals when not the flower's own. */
  colour?: string
  bark?: string
  /** Radius of a flower in points. */
  size: number
  /** 0..1 */
  density: number
}

/** Where a bough starts and tends to, shares of the stage; it may start outside. */
type Way = readonly [x: number, y: number, toX: number, toY: number]

function varietyOf({ bloom, colour, bark = '#5b4034', size }: FloweringBough): Variety {
  const own = colour ? pigment(colour) : undefined
  const form = bloomForms[bloom]
  const falling = own ? { ...form, edge: blend(own, [255, 255, 255], 0.12), root: shade(own, 0.66) } : form
  return {
    bear: (brush, radius, random) => paintBloom(brush, bloom, radius, random, own),
    fall: (brush, length) => paintPetal(brush, length, falling),
    hangs: false,
    size,
    bark: pigment(bark),
    bud: falling.root,
    ground: backdrop('#000000', '#000000', '#000000'),
    snowy: false,
  }
}

const paintContext = ({ random, noise, checkCancelled }: Stage) => ({ random, noise, checkCancelled, progress() {} })

/** Flowering boughs that reach into the picture. */
export function boughs(kind: FloweringBough, ...ways: readonly Way[]): SetPiece {
  const variety = varietyOf(kind)
  return (stage) => {
    const { layer } = stage
    const { across, down } = layer
    const context = paintContext(stage)
    const sprites = stamps(variety, (kind.size * 1.3 * layer.width) / across, context)
    for (const [x, y, toX, toY] of ways) {
      const grown: Bough = { limbs: [], sites: [] }
      const [dx, dy] = [(toX - x) * across, (toY - y) * down]
      grow(grown, x * across, y * down, Math.atan2(dy, dx), Math.hypot(dx, dy), kind.size * 0.55, 0, context)
      paintBough(layer, grown, variety, sprites, 1, kind.density, context)
    }
  }
}

/** Petals in the air. */
export function petals(kind: Pick<FloweringBough, 'bloom' | 'colour'>, count: number, size: number): SetPiece {
  const variety = varietyOf({ ...kind, size, density: 1 })
  return ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      brush.save()
      brush.translate(random() * across, random() * down)
      brush.rotate(random() * 2 * Math.PI)
      brush.scale(1, 0.35 + 0.65 * random())
      brush.globalAlpha = 0.65 + 0.35 * random()
      variety.fall(brush, size * (0.6 + 0.8 * random()), random)
      brush.restore()
    }
  }
}

function paintLeaf(brush: Brush, length: number, colour: Pigment): void {
  const light = brush.createLinearGradient(0, 0, length * 0.3, -length)
  light.addColorStop(0, css(shade(colour, 0.55)))
  light.addColorStop(1, css(shade(colour, 1.2)))
  brush.fillStyle = light
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.bezierCurveTo(-length * 0.36, -length * 0.3, -length * 0.26, -length * 0.8, 0, -length)
  brush.bezierCurveTo(length * 0.26, -length * 0.8, length * 0.36, -length * 0.3, 0, 0)
  brush.fill()
  brush.strokeStyle = css(shade(colour, 1.45), 0.4)
  brush.lineWidth = length * 0.018
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(0, -length * 0.92)
  brush.stroke()
}

/** A full peony: ruffled petals in rings, deep at the heart, light at their edges. */
function paintPeony(brush: Brush, radius: number, colour: Pigment, random: Random): void {
  const [deep, pale] = [shade(colour, 0.5), blend(colour, [255, 250, 244], 0.62)]
  for (let ring = 0; ring < 6; ring++) {
    const reach = radius * (1 - ring * 0.155)
    const count = 11 - ring
    const turn = random() * 2 * Math.PI
    for (let k = 0; k < count; k++) {
      brush.save()
      brush.rotate(turn + ((k + (random() - 0.5) * 0.5) * 2 * Math.PI) / count)
      const length = reach * (0.9 + 0.2 * random())
      const half = (length * 2.5) / Math.sqrt(count) / 1.9
      const light = brush.createLinearGradient(0, 0, 0, -length)
      light.addColorStop(0, css(deep))
      light.addColorStop(0.55, css(shade(colour, 0.94 + 0.03 * ring)))
      light.addColorStop(0.9, css(blend(colour, pale, 0.55)))
      light.addColorStop(1, css(pale))
      brush.fillStyle = light
      brush.strokeStyle = css(shade(colour, 0.62), 0.32)
      brush.lineWidth = radius * 0.012
      brush.beginPath()
      brush.moveTo(0, 0)
      brush.bezierCurveTo(-half * 0.8, -length * 0.25, -half * 1.15, -length * 0.85, -half * 0.5, -length * 0.97)
      brush.quadraticCurveTo(-half * 0.25, -length * (0.9 + 0.06 * random()), 0, -length)
      brush.quadraticCurveTo(half * 0.25, -length * (0.9 + 0.06 * random()), half * 0.5, -length * 0.97)
      brush.bezierCurveTo(half * 1.15, -length * 0.85, half * 0.8, -length * 0.25, 0, 0)
      brush.fill()
      brush.stroke()
      brush.restore()
    }
  }
  for (let k = 0; k < 16; k++) {
    const [angle, r] = [random() * 2 * Math.PI, radius * 0.11 * Math.sqrt(random())]
    brush.fillStyle = css(blend([244, 196, 84], deep, 0.25 * random()))
    brush.beginPath()
    brush.arc(Math.cos(angle) * r, Math.sin(angle) * r, radius * 0.024, 0, 2 * Math.PI)
    brush.fill()
  }
}

export interface Bank {
  colours: readonly string[]
  leaf: string
  /** Radius of a flower in points. */
  size: number
}

/** Peonies heaped along the lower edge, `heights` of them from left to right as shares of the stage. */
export function bank({ colours, leaf, size }: Bank, ...heights: readonly number[]): SetPiece {
  return ({ layer: { brush, across, down }, random, checkCancelled }) => {
    const topAt = (x: number) => {
      const at = Math.min(heights.length - 1.001, Math.max(0, (x / across) * (heights.length - 1)))
      const share = at % 1
      return (heights[Math.floor(at)]! * (1 - share) + heights[Math.floor(at) + 1]! * share) * down
    }
    const green = pigment(leaf)
    const spots: { x: number; y: number }[] = []
    for (let k = 0; k < 900 && spots.length < (across / size) * 4; k++) {
      const x = random() * across
      const top = topAt(x)
      if (top < size * 0.6) continue
      const y = down - top + size * 0.5 + top * random()
      if (spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > size * 0.95)) spots.push({ x, y })
    }
    for (const { x, y } of spots) {
      brush.save()
      brush.translate(x, y)
      for (let k = 0; k < 5; k++) {
        brush.save()
        brush.rotate((random() - 0.5) * 4.4)
        paintLeaf(brush, size * (1.2 + 0.55 * random()), shade(green, 0.6 + 0.55 * random()))
        brush.restore()
      }
      brush.restore()
    }
    for (const { x, y } of spots.toSorted((a, b) => a.y - b.y)) {
      checkCancelled()
      brush.save()
      brush.translate(x, y)
      brush.rotate((random() - 0.5) * 0.6)
      brush.scale(1, 0.8 + 0.2 * random())
      paintPeony(brush, size * (0.66 + 0.44 * random()), shade(pigment(pick(random, colours)), 0.9 + 0.14 * random()), random)
      brush.restore()
    }
  }
}
