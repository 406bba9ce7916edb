import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Random } from '../../pixels/random.ts'
import type { Manner, SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, settle, type Brush, type Layer } from '../brush/layer.ts'
import { blend, css, filtered, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import { bloomForms, paintBloom, type BloomKind } from './bloom.ts'
import type { Air } from './sky.ts'
import { isUpright, uprights, type UprightKind } from './uprights.ts'

type Crop = BloomKind | UprightKind

export interface Sowing {
  blooms: readonly Crop[]
  grass: Pigment
  grassLight: Pigment
  /** How much of the ground flowers cover, 0..1. */
  cover: number
  /** The ground is snow, out of which little stands. */
  snowy: boolean
}

const sow = (blooms: readonly Crop[], grass: string, grassLight: string, cover: number): Sowing => ({
  blooms,
  grass: pigment(grass),
  grassLight: pigment(grassLight),
  cover,
  snowy: blooms.length === 0,
})

const BY_SEASON: Readonly<Record<SceneSpec['season'], readonly Sowing[]>> = {
  spring: [
    sow(['cosmos', 'daisy', 'cherry'], '#5a9440', '#a8cf5e', 0.75),
    sow(['poppy', 'daisy', 'cornflower'], '#4f8a3e', '#9cc855', 0.7),
    sow(['cornflower', 'daisy'], '#4d8a4c', '#98c868', 0.8),
  ],
  summer: [
    sow(['poppy', 'cornflower', 'daisy'], '#47803a', '#9dbb4c', 0.75),
    sow(['sunflower'], '#4c7a30', '#a3b648', 0.85),
    sow(['cornflower', 'cosmos'], '#44783e', '#8fb854', 0.85),
  ],
  autumn: [sow(['cosmos', 'sunflower'], '#a07e3a', '#dcb862', 0.4), sow(['cosmos', 'daisy'], '#94803c', '#d0b45c', 0.6)],
  winter: [sow([], '#ccdcf2', '#fbfdff', 0)],
}

/** Fields that the words name, whatever the season. */
const NAMED: Readonly<Record<Manner<'meadow'>, Sowing>> = {
  wheat: sow(['wheat'], '#b8893a', '#ecc870', 0.95),
  rice: sow(['rice'], '#6f9440', '#c2d06a', 0.8),
  canola: sow(['canola'], '#7f9a34', '#d8cf4a', 0.95),
  lavender: sow(['lavender'], '#6a7a4e', '#a698c0', 0.95),
  sunflowers: sow(['sunflower'], '#4c7a30', '#a3b648', 0.9),
  tulips: sow(['tulip'], '#4a8440', '#94bc58', 0.9),
  poppies: sow(['poppy'], '#4c7e3a', '#a2b858', 0.85),
}
/** The field that a flower makes. */
const FIELDS: Partial<Record<string, Sowing>> = {
  sunflower: NAMED.sunflowers, tulip: NAMED.tulips, poppy: NAMED.poppies, rose: sow(['rose'], '#3f7438', '#86ac50', 0.75), daisy: sow(['daisy'], '#4a8440', '#9cc45a', 0.85),
}

/** What stands out of the snow. */
const DRY_GRASS: Pigment = pigment('#a58f6c')

/** What grows in the season's field; flowers may be left out. */
export function sowingOf({ season, without, manner, subjects }: SceneSpec, random: Random): Sowing {
  const drawn = pick(random, BY_SEASON[season])
  const flower = subjects.find(({ kind }) => kind === 'flower')?.variety
  const named = Object.entries(NAMED).find(([name]) => name === manner)?.[1]
  const sowing = named ?? FIELDS[flower ?? ''] ?? drawn
  return without.includes('flowers') ? { ...sowing, blooms: [] } : sowing
}

const edgeOf = (kind: Crop): Pigment => (isUpright(kind) ? uprights[kind].edge : bloomForms[kind].edge)

function sprite(kind: Crop, pixels: number, filter: Pigment, random: Random): Canvas {
  const side = Math.max(4, Math.ceil(pixels * 2.3))
  const canvas = createCanvas(side, side)
  const brush = canvas.getContext('2d')
  brush.translate(side / 2, side / 2)
  if (isUpright(kind)) uprights[kind].paint(brush, pixels, random)
  else paintBloom(brush, kind, pixels, random)
  brush.resetTransform()
  const shape = createCanvas(side, side)
  shape.getContext('2d').drawImage(canvas, 0, 0)
  brush.globalCompositeOperation = 'multiply'
  brush.fillStyle = css(filter)
  brush.fillRect(0, 0, side, side)
  brush.globalCompositeOperation = 'destination-in'
  brush.drawImage(shape, 0, 0)
  return canvas
}

function blade(brush: Brush, x: number, y: number, height: number, lean: number, width: number, colour: string): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.moveTo(x - width, y)
  brush.quadraticCurveTo(x - width * 0.4 + lean * 0.35, y - height * 0.6, x + lean, y - height)
  brush.quadraticCurveTo(x + width * 0.6 + lean * 0.35, y - height * 0.55, x + width, y)
  brush.fill()
}

/**
 * A field in perspective from `top` (points; a function of x) to the lower edge: dabs far away, then blades of grass
 * and single flowers. The last rows are out of focus.
 */
export function paintField(layer: Layer, sowing: Sowing, air: Air, top: (x: number) => number, context: PaintContext): void {
  const { random, noise } = context
  const { width, height, across, down } = layer
  const pixel = width / across
  const kinds = sowing.blooms
  const filter: Pigment = air.ground
  const sprites = kinds.map((kind) => Array.from({ length: 3 }, () => {
    const drawn = sprite(kind, 60 * pixel, filter, random)
    settle(drawn.getContext('2d'))
    context.checkCancelled()
    return drawn
  }))
  const near = createLayer(width, height)
  const rows = 46
  for (let row = 0; row < rows; row++) {
    context.checkCancelled()
    const t = row / (rows - 1)
    const depth = t ** 2.1
    const size = 3 + 66 * depth
    const out = t > 0.93
    const target = out ? near : layer
    const { brush } = target
    const steps = Math.ceil((across / size) * (t < 0.4 ? 1.6 : 2.4))
    for (let k = 0; k < steps; k++) {
      if (k % 96 === 95) {
        settle(brush)
        context.checkCancelled()
      }
      const x = ((k + random()) / steps) * (across + 80) - 40
      const foot = top(x)
      const y = foot + (down * 1.05 - foot) * depth + (random() - 0.5) * size * 0.7
      const patch = noise.fbm((x * 0.004) / (0.25 + depth) + 3, row * 0.16, 3)
      if (sowing.snowy && random() > 0.035) continue
      const haze = 0.42 * (1 - t) ** 2
      const own = sowing.snowy ? DRY_GRASS : blend(sowing.grass, sowing.grassLight, 0.45 + patch + (random() - 0.5) * 0.7)
      const green = blend(filtered(own, filter), air.haze, haze)
      const lean = (random() - 0.4) * size * 0.5
      const tuft = sowing.snowy ? { blades: 7, spread: 0.4, width: 0.02 } : { blades: t < 0.35 ? 1 : 3, spread: 1, width: 0.055 }
      for (let b = 0; b < tuft.blades; b++)
        blade(
          brush,
          x + (random() - 0.5) * size * tuft.spread,
          y + size * 0.3,
          size * (0.7 + 0.7 * random()),
          lean + (random() - 0.5) * size * 0.3,
          size * tuft.width + 0.6,
          css(shade(green, 0.7 + 0.5 * random())),
        )
      if (kinds.length === 0 || random() > sowing.cover * (0.6 + patch * 1.3)) continue
      const which = Math.floor(
        (noise.at((x * 0.006) / (0.3 + depth), row * 0.09 + 20) * 0.7 + 0.5 + (random() - 0.5) * 0.5) * kinds.length,
      )
      const index = Math.min(kinds.length - 1, Math.max(0, which))
      const radius = size * (0.26 + 0.2 * random())
      const headY = y - size * (0.55 + 0.45 * random())
      if (radius < 4) {
        brush.fillStyle = css(blend(filtered(edgeOf(kinds[index]!), filter), air.haze, haze))
        brush.beginPath()
        brush.ellipse(x, headY, radius * 1.1, radius * 0.8, 0, 0, 2 * Math.PI)
        brush.fill()
        continue
      }
      brush.strokeStyle = css(shade(green, 0.75))
      brush.lineWidth = size * 0.045
      brush.beginPath()
      brush.moveTo(x, y + size * 0.4)
      brush.quadraticCurveTo(x, headY + size * 0.3, x + lean * 0.3, headY)
      brush.stroke()
      brush.save()
      brush.translate(x + lean * 0.3, headY)
      const [turn, squash] = [random() - 0.5, random()]
      const upright = isUpright(kinds[index]!)
      brush.rotate(turn * (upright ? 0.4 : 0.9))
      brush.scale(1, upright ? 1 : 0.55 + 0.4 * squash)
      brush.drawImage(sprites[index]![Math.floor(random() * 3)]!, -radius * 1.15, -radius * 1.15, radius * 2.3, radius * 2.3)
      brush.restore()
    }
    settle(brush)
  }
  lay(layer, near, { sigma: 5 })
}
