import type { SceneSpec } from '../../scene/scene-spec.ts'
import { canvasOf, coverage, createLayer, lay, layWithShadow, settle, toImage, type Layer } from '../brush/layer.ts'
import { studioLight } from '../brush/light-rig.ts'
import { css, pick } from '../brush/pigment.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import { furAnimalOf, isFurAnimal } from '../subjects/fur-animals.ts'
import { paintPerch } from '../subjects/birds/perch.ts'
import { footOf, paintAnimal, spanOf, topOf, type Animal } from '../subjects/fur/animal.ts'
import type { SubjectKind } from '../subjects/stage.ts'
import { subjectPainters } from '../subjects/subject-painters.ts'
import { studioColours, finishLight, paintBackdrop } from './backdrop.ts'
import { paintFlowers } from './flower-portrait.ts'
import { paintRainfall, paintSnowfall } from './falling.ts'

/** A sitter's head: its middle in shares of the frame (lower when the body needs it), its radius in points when framed medium. */
interface Seat {
  x: number
  y: number
  head: number
}

/** Where a figure that stands whole in the picture meets the floor, points. */
interface Shadow {
  x: number
  y: number
  half: number
}

const SEATS: Readonly<Record<1 | 2 | 3, readonly Seat[]>> = {
  1: [{ x: 0.5, y: 0.47, head: 272 }],
  2: [
    { x: 0.3, y: 0.43, head: 196 },
    { x: 0.7, y: 0.48, head: 188 },
  ],
  3: [
    { x: 0.5, y: 0.4, head: 164 },
    { x: 0.19, y: 0.5, head: 142 },
    { x: 0.81, y: 0.5, head: 142 },
  ],
}

const ZOOM: Readonly<Record<SceneSpec['framing'], number>> = { close: 1.22, medium: 1, wide: 0.7 }
const VIGNETTE: Readonly<Record<SceneSpec['mood'], number>> = {
  calm: 0.4,
  dramatic: 0.72,
  dreamy: 0.25,
  joyful: 0.28,
  mysterious: 0.7,
}

/** Who sits when nobody is named. */
const PETS: readonly SubjectKind[] = ['cat', 'dog', 'rabbit', 'fox']
/** Kinds shown in the air; all others stand on the floor or the lower edge. */
const FLOATING: ReadonlySet<SubjectKind> = new Set(['butterfly', 'whale', 'balloon', 'lantern', 'moon'])
const FLOOR = 0.94
/** Birds that stand on the ground; others grip a branch. */
const STANDING: readonly SceneSpec['subjects'][number]['variety'][] = ['crane', 'swan', 'peacock']

function sitters(spec: SceneSpec, context: PaintContext): SubjectKind[] {
  const asked = spec.subjects.flatMap(({ kind, count }) => Array.from({ length: Math.min(3, count) }, () => kind))
  return asked.length > 0 ? asked.slice(0, 3) : [pick(context.random, PETS)]
}

/** Half-length figures are cut by the lower edge, never left hanging in the air; in a wide framing they sit whole above it. */
function paintSitter(layer: Layer, kind: SubjectKind, seat: Seat, sitters: number, spec: SceneSpec, context: PaintContext): Shadow | undefined {
  const { brush, across, down } = layer
  const roomy = sitters === 1 ? Math.max(1, down / across) ** 0.4 : Math.min(1.35, Math.max(1, across / down))
  // A mane takes room of its own.
  const size = seat.head * ZOOM[spec.framing] * roomy * (kind === 'lion' ? 0.76 : 1)
  const x = seat.x * across
  if (!isFurAnimal(kind)) {
    const side = size * 2.9
    const middle = FLOATING.has(kind) ? seat.y * down : down * (kind === 'flower' ? 1 : FLOOR) - side / 2 - (kind === 'bird' ? 44 : 0)
    placeSubject(layer, kind, x, middle, side, spec, context)
    return kind === 'flower' || FLOATING.has(kind) ? undefined : { x, y: down * FLOOR, half: size * 1.3 }
  }
  const animal = furAnimalOf(spec, kind, context)
  if (animal.sideways) return paintWhole(layer, animal, seat, sitters, spec, context)
  // Long ears must fit above the face, and some of the chest below it.
  const head = Math.min(size, (down - 36) / (1.4 - topOf(animal)))
  const foot = footOf(animal) * head
  const y = spec.framing === 'wide' ? down * FLOOR - foot : Math.max(seat.y * down, down * 1.02 - foot)
  brush.save()
  brush.translate(x, Math.max(y, 36 - topOf(animal) * head))
  brush.scale(head, head)
  paintAnimal(brush, animal, studioLight[spec.time], context)
  brush.restore()
  return spec.framing === 'wide' ? { x, y: down * FLOOR, half: head * 1.3 } : undefined
}

/** An animal that lies or walks is shown whole, its body across its share of the picture. */
function paintWhole({ brush, across, down }: Layer, animal: Animal, { x, y }: Seat, sitters: number, spec: SceneSpec, context: PaintContext): Shadow {
  const [left, right] = spanOf(animal)
  const tall = footOf(animal) - topOf(animal)
  const zoom = { close: 1.08, medium: 0.95, wide: 0.66 }[spec.framing]
  const wide = (across * (sitters === 1 ? 0.92 : 1.25 / sitters)) / (right - left)
  const head = Math.min(wide, (down * 0.8) / tall) * zoom
  const flip = context.random() < 0.5 ? -1 : 1
  // One alone lies a little above the edge; of several those in the middle lie behind the others.
  const foot = down * (sitters === 1 ? Math.min(FLOOR, 0.56 + (0.5 * tall * head) / down) : FLOOR - 0.9 * (0.5 - y))
  const side = x * across * 0.84 + across * 0.08
  brush.save()
  brush.translate(side - flip * ((left + right) / 2) * head, foot - footOf(animal) * head)
  brush.scale(flip * head, head)
  paintAnimal(brush, animal, studioLight[spec.time], context)
  brush.restore()
  return { x: side, y: foot, half: ((right - left) / 2) * head * 0.92 }
}

/** Subjects of any other kind come as a square layer; they are shown whole. */
function placeSubject(
  { brush, width, across }: Layer,
  kind: SubjectKind,
  x: number,
  y: number,
  side: number,
  spec: SceneSpec,
  context: PaintContext,
): void {
  const subject = subjectPainters[kind](spec, Math.max(16, Math.round((side * width) / across)), context)
  brush.drawImage(canvasOf(subject), x - side / 2, y - side / 2, side, side)
}

/** The soft shadow of those who stand whole in the picture. */
function paintFloor(layer: Layer, shadows: readonly Shadow[]): void {
  const floor = createLayer(layer.width, layer.height)
  floor.brush.fillStyle = css([12, 12, 24], 0.4)
  for (const { x, y, half } of shadows) {
    floor.brush.beginPath()
    floor.brush.ellipse(x, y - 5, half, half * 0.15, 0, 0, 2 * Math.PI)
    floor.brush.fill()
  }
  lay(layer, floor, { sigma: 14 })
}

/** The 'portrait' scene: up to three subjects before a studio ground of light out of focus. */
export const paintPortrait: ScenePainter = (spec, width, height, context) => {
  const layer = createLayer(width, height)
  const { random } = context
  const kinds = sitters(spec, context)
  const colours = studioColours(spec, context)
  paintBackdrop(layer, colours, [0.3 + 0.4 * random(), 0.3 + 0.2 * random()], spec.mood === 'dreamy' ? 90 : 56, context)
  settle(layer.brush)
  context.checkCancelled()
  context.progress(0.2)

  const sitting = createLayer(width, height)
  // Birds that grip sit on a branch; cranes stand on the ground.
  const perched = spec.subjects.length > 0 && spec.subjects.every(({ kind, variety }) => kind === 'bird' && !STANDING.includes(variety))
  if (perched) paintPerch(sitting, sitting.down * FLOOR - 60, spec.season, context)
  const flowers = kinds.every((kind) => kind === 'flower')
  if (flowers) paintFlowers(sitting, layer, spec, context)
  const seats = SEATS[Math.min(3, kinds.length) as 1 | 2 | 3]
  const shadows = (flowers ? [] : kinds).flatMap((kind, i) => {
    context.checkCancelled()
    const shadow = paintSitter(sitting, kind, seats[i]!, kinds.length, spec, context)
    context.progress(0.2 + (0.7 * (i + 1)) / kinds.length)
    return shadow ?? []
  })
  settle(sitting.brush)
  context.checkCancelled()
  if (!perched && !flowers) paintFloor(layer, shadows)
  layWithShadow(layer, sitting, { dx: 22, dy: 26, sigma: 24, alpha: 0.3, colour: css([14, 14, 26]) })
  settle(layer.brush)
  context.checkCancelled()
  if (spec.weather === 'snow') paintSnowfall(layer, 1, random)
  if (spec.weather === 'rain') paintRainfall(layer, 0.6, random)
  finishLight(layer, VIGNETTE[spec.mood], [255, 238, 200])
  const depth = coverage(sitting).map((alpha) => 1 - 0.75 * alpha)
  return { image: toImage(layer, () => context.checkCancelled()), depth, tone: { filmic: false, grain: 0.012, seed: spec.seed } }
}
