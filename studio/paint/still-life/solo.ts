import { hex, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import { soloThings, type SceneSpec, type SoloThing, type StillThing } from '../../scene/scene-spec.ts'
import { canvasOf, type Layer } from '../brush/layer.ts'
import { pick } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import type { Part } from '../solid/model.ts'
import { renderModel } from '../solid/render-model.ts'
import type { Stand } from '../solid/view.ts'
import { basketballParts, footballParts } from './solids/balls.ts'
import { bubbleTeaParts } from './solids/bubble-tea.ts'
import { hatParts, umbrellaParts } from './solids/outdoors.ts'
import { crystalParts, diamondParts, giftParts, PAPERS } from './solids/presents.ts'
import { laptopParts, phoneParts } from './solids/screens.ts'
import { guitarParts, violinParts } from './solids/strings.ts'
import { headphonesParts, watchParts } from './solids/worn.ts'

/** A thing that is modelled: how tall and half as wide it is in points, its parts, and how it is seen. */
interface Solo {
  tall: number
  half: number
  stand: Pick<Stand, 'yaw' | 'pitch'>
  /** In the colours that are named, the thing's own and another one's. */
  build(own: Rgb | undefined, noise: Noise, random: Random, second?: Rgb): Part[]
}

const oneOf = (random: Random, colours: readonly string[]): Rgb => hex(pick(random, colours))
const GOLD = hex('#d9b45c')

const solos: Readonly<Record<SoloThing, Solo>> = {
  guitar: { tall: 640, half: 170, stand: { yaw: -0.35, pitch: 0.1 }, build: (own, noise, random) => guitarParts(own ?? oneOf(random, ['#d9a860', '#e0b878', '#c98a4a']), own ? own.map((c) => c * 0.3) as unknown as Rgb : oneOf(random, ['#7a3510', '#5a2408', '#8a4a1c']), noise) },
  violin: { tall: 600, half: 160, stand: { yaw: -0.35, pitch: 0.1 }, build: (own, noise, random) => violinParts(own ?? oneOf(random, ['#a8481a', '#93391a', '#b5602a']), noise) },
  gift: { tall: 470, half: 240, stand: { yaw: 0.5, pitch: 0.3 }, build: (own, _, random, second) => giftParts(own ?? pick(random, PAPERS), second ?? pick(random, [GOLD, [0.85, 0.83, 0.78]] as const), random) },
  diamond: { tall: 330, half: 270, stand: { yaw: 0.2, pitch: 0.32 }, build: (own) => diamondParts(own ? own.map((c) => 0.04 + c * 0.92) as unknown as Rgb : [0.9, 0.95, 1]) },
  crystal: { tall: 440, half: 200, stand: { yaw: 0.2, pitch: 0.18 }, build: (own, noise, random) => crystalParts(own ?? oneOf(random, ['#7a48c0', '#8a4ab0', '#4a78c8', '#c86a9a']), noise, random) },
  headphones: { tall: 460, half: 230, stand: { yaw: 0.55, pitch: 0.16 }, build: (own, _, random) => headphonesParts(own ?? oneOf(random, ['#20242a', '#d8d2c6', '#2b3a52']), pick(random, [GOLD, [0.7, 0.71, 0.73]] as const)) },
  phone: { tall: 480, half: 230, stand: { yaw: 0.1, pitch: 0.12 }, build: (own, noise, random) => phoneParts(own ?? oneOf(random, ['#3a4658', '#54504c', '#6a5a78', '#b8b2a6']), noise) },
  laptop: { tall: 520, half: 290, stand: { yaw: 0.4, pitch: 0.3 }, build: (own, noise) => laptopParts(own ?? hex('#c0c2c4'), noise) },
  watch: { tall: 430, half: 210, stand: { yaw: 0.42, pitch: 0.16 }, build: (own, _, random) => watchParts(own ?? oneOf(random, ['#12305c', '#14171a', '#14463a', '#e4e0d6']), oneOf(random, ['#5a2f18', '#2a1c14', '#3a2a24']), pick(random, [[0.72, 0.73, 0.75], [0.86, 0.6, 0.36]] as const)) },
  football: { tall: 360, half: 190, stand: { yaw: 0.1, pitch: 0.14 }, build: (own) => footballParts(own ?? hex('#16181c')) },
  basketball: { tall: 360, half: 190, stand: { yaw: 0.1, pitch: 0.14 }, build: (own, noise) => basketballParts(own ?? hex('#c8601c'), noise) },
  umbrella: { tall: 460, half: 230, stand: { yaw: 0.5, pitch: 0.2 }, build: (own, _, random) => umbrellaParts(own ?? oneOf(random, ['#b8262a', '#1f4f8a', '#d9a02a', '#2f6a5a'])) },
  hat: { tall: 300, half: 250, stand: { yaw: 0.2, pitch: 0.36 }, build: (own, noise, random, second) => hatParts(own ?? hex('#d9b878'), second ?? oneOf(random, ['#1c2c4a', '#7a1f24', '#2a2420']), noise) },
  'bubble-tea': { tall: 560, half: 150, stand: { yaw: 0.1, pitch: 0.13 }, build: (own, noise, random) => bubbleTeaParts(own ?? oneOf(random, ['#b07a48', '#a86a3c']), oneOf(random, ['#d86a8a', '#4a8a6a', '#3a3a3c']), noise, random) },
}

export const isSolo = (thing: StillThing): thing is SoloThing => soloThings.some((one) => one === thing)
export const sizeOfSolo = (thing: SoloThing): Pick<Solo, 'tall' | 'half'> => solos[thing]

/** Share of its square that a thing takes, its foot there, and the room round it for its shadow. */
const [FILL, FOOT] = [0.72, 0.86]

/** Renders a thing that stands at (x, y), `size` points a point of its own, and lays it with its shadow. */
export function laySolo(layer: Layer, spec: SceneSpec, thing: SoloThing, [x, y]: readonly [x: number, y: number], size: number, random: Random, { noise, checkCancelled }: Pick<PaintContext, 'noise' | 'checkCancelled'>): void {
  const { tall, half, stand, build } = solos[thing]
  const [own, second] = (spec.colours ?? []).map((colour) => hex(colour.slice(0, 7)))
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => build(own, noise, draw, second), build)
  checkCancelled()
  const side = (Math.max(tall, half * 2) * size) / FILL
  const pixels = Math.max(16, Math.round((side * layer.width) / layer.across))
  const shown = renderModel(parts, { ...stand, distance: 3, fill: FILL, foot: FOOT }, spec, pixels, checkCancelled)
  layer.brush.drawImage(canvasOf(shown), x - side / 2, y - side * FOOT, side, side)
}
