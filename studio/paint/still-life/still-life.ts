import { createRandom } from '../../pixels/random.ts'
import { varieties, type SceneSpec, type SoloThing, type StillThing } from '../../scene/scene-spec.ts'
import { createLayer, lay, settle, toImage, type Layer } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, paintFolds, shadowOf, type Point } from '../figure/shape.ts'
import { finishLight } from '../flora/backdrop.ts'
import type { ScenePainter } from '../painter.ts'
import { ellipse } from './forms.ts'
import { isSolo, laySolo, sizeOfSolo } from './solo.ts'
import { paintSweep } from './sweep.ts'
import type { CutFlowers } from './thing.ts'
import { things } from './things.ts'

const WALLS = ['#8e9a94', '#b3a48f', '#59707a', '#a68a78', '#747a62', '#3f4a52'].map(pigment)
const GRADES: Partial<Record<SceneSpec['palette'], Pigment>> = {
  warm: [190, 128, 84], cool: [98, 128, 160], pastel: [226, 206, 206], gold: [176, 132, 62], rose: [206, 146, 150], jade: [108, 156, 136], neon: [96, 56, 150], mono: [128, 128, 128],
}
/** What is set out when the words name nothing, or too little for a table. */
const COMPANY: Readonly<Record<Exclude<StillThing, SoloThing>, Exclude<StillThing, SoloThing>>> = {
  apple: 'vase', orange: 'tea', lemon: 'tea', grape: 'wine', fruit: 'vase', tea: 'book', coffee: 'book', bread: 'wine', cake: 'coffee', 'birthday-cake': 'tea', wine: 'grape', vase: 'fruit', candle: 'book', book: 'coffee', noodles: 'tea', dumplings: 'tea', sushi: 'tea', hotpot: 'tea', pizza: 'wine', burger: 'lemon', 'ice-cream': 'strawberry', strawberry: 'vase', watermelon: 'lemon',
}
const MAX_THINGS = 5
const TABLE = 0.6

/** The lowest that things stand on paper that bends, share of the height. */
const PAPER = 0.9

const sizeOf = (kind: StillThing) => (isSolo(kind) ? sizeOfSolo(kind) : things[kind])

interface Stand {
  kind: StillThing
  x: number
  y: number
}

/** Tall things behind, low ones before them, spread over the table. */
function arrange(spec: SceneSpec, random: () => number): Stand[] {
  const asked = [...(spec.things ?? [])].slice(0, MAX_THINGS)
  if (!asked.length) asked.push(pick(random, ['fruit', 'vase', 'tea'] as const))
  const [only] = asked
  if (asked.length === 1 && isSolo(only!)) return [{ kind: only, x: 0, y: 0 }]
  if (asked.length === 1 && spec.framing !== 'close' && !isSolo(only!)) return attended(only!, COMPANY[only!], random)
  const order = asked.toSorted((a, b) => sizeOf(b).tall - sizeOf(a).tall)
  const flip = random() < 0.5 ? -1 : 1
  let [left, right] = [0, 0]
  return order.map((kind, k) => {
    // The tallest stands a little off the middle, the others by turns to both sides.
    const side = k === 0 ? 0 : (k % 2 ? 1 : -1) * flip
    const { half } = sizeOf(kind)
    let x = -flip * 60
    if (side > 0) x = right + half * 0.82
    if (side < 0) x = left - half * 0.82
    right = Math.max(right, x + half * 0.9)
    left = Math.min(left, x - half * 0.9)
    return { kind, x, y: 40 + k * 26 + (k ? 34 : 0) }
  })
}

/** One thing in front, what keeps it company a step behind and to its side. */
function attended(kind: StillThing, company: StillThing, random: () => number): Stand[] {
  const flip = random() < 0.5 ? -1 : 1
  const apart = sizeOf(kind).half * 0.3 + sizeOf(company).half * 0.5
  return [{ kind: company, x: flip * apart, y: -16 }, { kind, x: -flip * 20, y: 84 }]
}

/** The flowers that the words name for the vase. */
function cutOf({ subjects }: SceneSpec): CutFlowers {
  const { variety, colour } = subjects.find(({ kind }) => kind === 'flower') ?? {}
  const kind = varieties.flower.find((one) => one === variety)
  return { ...(kind && kind !== 'bouquet' && { kind }), ...(colour && { colour: pigment(colour) }) }
}

function paintRoom(layer: Layer, spec: SceneSpec, random: () => number): void {
  const { brush, across, down } = layer
  const dark = spec.time === 'night' || spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.4 : spec.time === 'sunset' ? 0.85 : 1
  const grade = GRADES[spec.palette]
  const wall = shade(grade ? blend(pick(random, WALLS), grade, 0.7) : pick(random, WALLS), dark)
  const back = brush.createLinearGradient(0, 0, across, down * TABLE)
  back.addColorStop(0, css(blend(wall, lightOf(wall), 0.6)))
  back.addColorStop(0.5, css(wall))
  back.addColorStop(1, css(shade(shadowOf(wall), 0.8)))
  brush.fillStyle = back
  brush.fillRect(0, 0, across, down)
  glow(brush, [across * 0.16, down * 0.2], down * 0.6, spec.time === 'sunset' ? [255, 180, 110] : [255, 246, 226], 0.34 * dark)
  const linen = shade(pick(random, [[226, 218, 204], [206, 196, 180], [150, 112, 80], [118, 84, 60]] as const), 0.35 + 0.65 * dark)
  const cloth = brush.createLinearGradient(0, down * TABLE, across, down)
  cloth.addColorStop(0, css(lightOf(linen)))
  cloth.addColorStop(0.45, css(linen))
  cloth.addColorStop(1, css(shadowOf(linen)))
  brush.fillStyle = cloth
  brush.fillRect(0, down * TABLE, across, down)
  const folds = Array.from({ length: 9 }, (): Point[] => {
    const [x, y] = [random() * across, down * (TABLE + 0.03 + 0.36 * random())]
    return [[x - 190, y + 20 * (random() - 0.5)], [x, y + 12 * (random() - 0.5)], [x + 210, y + 40 * (random() - 0.5)]]
  })
  paintFolds(brush, folds, shadowOf(linen), 7, 0.16)
  paintFolds(brush, folds.map((fold) => fold.map(([x, y]): Point => [x, y - 9])), lightOf(linen), 6, 0.2)
}

/** The 'still-life' scene: the things that the words name on a table by a window. */
export const paintStillLife: ScenePainter = (spec, width, height, { checkCancelled, progress, noise }) => {
  const layer = createLayer(width, height)
  const random = createRandom(spec.seed)
  const pause = () => {
    settle(layer.brush)
    checkCancelled()
  }
  const shot = (spec.things ?? []).length > 0 && (spec.things ?? []).every(isSolo)
  if (shot) paintSweep(layer, spec, spec.colours ? undefined : GRADES[spec.palette])
  else paintRoom(layer, spec, random)
  pause()
  progress(0.15)
  const stands = arrange(spec, random)
  const { across, down } = layer
  const [low, high] = [Math.min(...stands.map(({ kind, x }) => x - sizeOf(kind).half)), Math.max(...stands.map(({ kind, x }) => x + sizeOf(kind).half))]
  const tallest = Math.max(...stands.map(({ kind }) => sizeOf(kind).tall))
  const zoom = shot ? { close: 1.16, medium: 1, wide: 0.74 }[spec.framing] : { close: 1, medium: 0.88, wide: 0.7 }[spec.framing]
  const [broad, room] = shot ? [0.76, 0.84] : [0.96, 0.74]
  const size = Math.min((across * broad) / (high - low), (down * room) / (tallest + (shot ? 20 : 60)), 2.6) * zoom
  // What stands on paper is in the middle of the height.
  const foot = shot ? Math.min(down * PAPER, down * 0.53 + (tallest * size) / 2) : down * (TABLE + 0.06)
  const at = ({ x, y }: Stand): Point => [across / 2 + (x - (low + high) / 2) * size, foot + y * size]
  const shadows = createLayer(width, height)
  shadows.brush.fillStyle = css([30, 18, 34])
  for (const stand of stands) {
    const [x, y] = at(stand)
    if (isSolo(stand.kind)) continue
    const { half, tall } = things[stand.kind]
    for (const [reach, wide] of [[0.12, 0.9], [0.5, 0.8], [0.9, 0.6]] as const) {
      ellipse(shadows.brush, x + tall * reach * size * 0.5, y + 6 + reach * 16 * size, half * wide * size, 0.2)
      shadows.brush.fill()
    }
  }
  lay(layer, shadows, { sigma: 16, alpha: 0.42 })
  for (const [k, stand] of stands.entries()) {
    const [x, y] = at(stand)
    const { brush } = layer
    pause()
    if (isSolo(stand.kind)) {
      laySolo(layer, spec, stand.kind, [x, y], size, createRandom(spec.seed + 31 * k), { noise, checkCancelled })
      continue
    }
    brush.save()
    brush.translate(x, y)
    brush.scale(size, size)
    things[stand.kind].paint(brush, createRandom(spec.seed + 31 * k), pause, cutOf(spec))
    brush.restore()
    progress(0.2 + (0.7 * (k + 1)) / stands.length)
  }
  if (!shot) finishLight(layer, spec.mood === 'dramatic' ? 0.6 : 0.32, [255, 236, 204])
  return { image: toImage(layer, checkCancelled), tone: { filmic: false, grain: 0.02, seed: spec.seed } }
}
