import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import { pixelsPerUnit, type Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintLimb, paintSnowOn, type LimbPoint } from '../brush/limb.ts'
import type { PaintContext, SubjectPainter } from '../painter.ts'
import { paintChristmasTree } from './christmas-tree.ts'
import { varietyOf } from './modelled.ts'
import { paintCactus } from './cactus.ts'
import { paintPalm } from './palm.ts'
import { onStage, ownColour } from './stage.ts'

interface Foliage {
  leaf: Pigment
  /** 0 = bare. */
  density: number
  snowy: boolean
}

const LEAVES: Readonly<Record<SceneSpec['season'], readonly string[]>> = {
  spring: ['#8fbf4d', '#f3b5c8', '#a6c95c'],
  summer: ['#4f8f3a', '#5d9a46', '#3f7f48'],
  autumn: ['#e0882c', '#cf5a2c', '#e3b23a'],
  winter: ['#7a8a8c', '#6c7f80', '#85908c'],
}

export const foliageOf = ({ season }: SceneSpec, random: Random): Foliage => ({
  leaf: pigment(pick(random, LEAVES[season])),
  density: season === 'winter' ? 0 : 1,
  snowy: season === 'winter',
})

/** A ball of leaves lit from the upper left: dabs laid from the shaded underside to the lit crown. */
export function paintFoliage(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { leaf, density, snowy }: Foliage,
  { random: shared, noise }: PaintContext,
  fineness = 1,
): void {
  // What is small takes fewer, broader dabs; so their random numbers may not come from the layout's.
  const random = createRandom(shared() * 2 ** 32)
  const detail = Math.min(fineness, Math.max(0.16, 0.008 * rx * ry * pixelsPerUnit(brush) ** 2))
  const dabs = Math.round(150 * detail * density)
  for (let k = 0; k < dabs; k++) {
    const depth = k / dabs
    const angle = random() * 2 * Math.PI
    const r = Math.sqrt(random()) * (1.02 - 0.22 * depth)
    const [u, v] = [Math.cos(angle) * r - 0.14 * depth, Math.sin(angle) * r - 0.2 * depth]
    const facing = 0.5 - 0.32 * u - 0.42 * v + 0.2 * noise.at(u * 3 + x, v * 3 + y)
    const light = 0.42 + 0.75 * Math.max(0, facing) * (0.55 + 0.45 * depth)
    const own = snowy && v < -0.1 && random() < 0.75 ? ([240, 246, 255] as Pigment) : leaf
    brush.fillStyle = css(blend(shade(own, light), [255, 244, 190], Math.max(0, light - 0.95) * 0.5), 0.92)
    const size = (Math.min(rx, ry) * (0.1 + 0.13 * random()) * (1.25 - 0.55 * depth)) / Math.sqrt(Math.min(1, detail * 1.6))
    brush.beginPath()
    brush.ellipse(x + u * rx, y + v * ry, size, size * 0.62, random() * Math.PI, 0, 2 * Math.PI)
    brush.fill()
  }
}

interface Twig {
  x: number
  y: number
}

/** Grows a branch that forks, gathering its limbs and where leaves will sit. */
function growBranch(
  x: number,
  y: number,
  angle: number,
  length: number,
  girth: number,
  random: Random,
  limbs: LimbPoint[][],
  twigs: Twig[],
  level = 0,
): void {
  const steps = 7
  const limb = [{ x, y, girth }]
  for (let k = 1; k <= steps; k++) {
    angle += (random() - 0.5) * 0.24 + (level > 0 ? (-Math.PI / 2 - angle) * 0.035 : 0)
    x += (Math.cos(angle) * length) / steps
    y += (Math.sin(angle) * length) / steps
    limb.push({ x, y, girth: girth * (1 - (0.45 * k) / steps) })
    if (level === 2 || level === 3 || (level === 1 && k > 4)) twigs.push({ x, y })
  }
  limbs.push(limb)
  if (level >= 4) return
  const forks = level === 0 ? 4 : 2 + Math.round(random())
  for (let k = 0; k < forks; k++) {
    const turn = ((k + 0.5) / forks - 0.5) * (level === 0 ? 2.1 : 1.5) + (random() - 0.5) * 0.3
    growBranch(x, y, angle + turn, length * (0.6 + 0.16 * random()), girth * 0.52, random, limbs, twigs, level + 1)
  }
}

/** A broad tree of the season. */
export const paintTree: SubjectPainter = (spec, size, context) => {
  if (varietyOf(spec, 'tree') === 'christmas-tree') return paintChristmasTree(spec, size, context)
  if (varietyOf(spec, 'tree') === 'cactus') return paintCactus(spec, size, context)
  if (varietyOf(spec, 'tree') === 'palm') return paintPalm(spec, size, context)
  const { random } = context
  const season = foliageOf(spec, random)
  const own = ownColour(spec, 'tree')
  const foliage = own ? { ...season, leaf: own, density: 1 } : season
  return onStage(spec, size, (brush) => {
    const twigs: Twig[] = []
    const roots: Pigment = [104, 78, 60]
    for (const side of [-1, -0.4, 0.5, 1]) {
      brush.fillStyle = css(shade(roots, side < 0 ? 0.95 : 0.6))
      brush.beginPath()
      brush.moveTo(500 - 30, 880)
      brush.quadraticCurveTo(500 + side * 40, 970, 500 + side * 120, 998)
      brush.lineTo(500 + side * 20, 998)
      brush.lineTo(530, 880)
      brush.fill()
    }
    const limbs: LimbPoint[][] = []
    growBranch(500, 985, -Math.PI / 2 + (random() - 0.5) * 0.16, 320, 84, random, limbs, twigs)
    for (const limb of limbs.toReversed()) paintLimb(brush, limb, roots)
    if (foliage.snowy) for (const limb of limbs) paintSnowOn(brush, limb)
    twigs.sort((a, b) => b.y - a.y)
    for (const { x, y } of twigs)
      if (random() < 0.55 * foliage.density) {
        context.checkCancelled()
        paintFoliage(
          brush,
          x + (random() - 0.5) * 30,
          y + (random() - 0.5) * 30,
          80,
          64,
          { ...foliage, density: 1 },
          context,
          0.26,
        )
      }
  })
}
