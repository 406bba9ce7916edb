import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { coverage, createLayer, settle, toImage, type Brush, type Layer } from '../brush/layer.ts'
import { css } from '../brush/pigment.ts'
import { finishLight } from '../flora/backdrop.ts'
import { paintRainfall, paintSnowfall } from '../flora/falling.ts'
import type { ScenePainter } from '../painter.ts'
import { paintHat, paintScarf, paintUmbrella } from './accessories.ts'
import { paintBackdrop } from './backdrop.ts'
import { bodyOf, comesForward, PAIR, paintArm, paintBareLegs, soleOf, type Body } from './body.ts'
import { paintBaby } from './costume/baby.ts'
import { RISES } from './costume/costumes.ts'
import { paintLongBeard } from './costume/long-beard.ts'
import type { PaintSign } from './costume/signs.ts'
import { paintFace, paintGlasses } from './face.ts'
import { joinShoulders, paintBottom, paintSleeve, paintTop, paintTorso } from './garments.ts'
import { paintHairBefore, paintHairBehind } from './hair.ts'
import { onHead } from './head.ts'
import { paintHeld } from './held.ts'
import { lookOf, type Look } from './look.ts'
import { together } from './pair.ts'
import { layLit } from './relight.ts'
import { paintSeat } from './seat.ts'
import { paintShoes } from './shoes.ts'
import { wearOf } from './wardrobe.ts'

/** Share of the height above the head, and the body's height that meets the lower edge (or stands above it). */
const FRAMES: Readonly<Record<SceneSpec['framing'], { above: number; to: number; floor: number }>> = {
  close: { above: 0.1, to: 208, floor: 1.01 },
  medium: { above: 0.09, to: 446, floor: 0.92 },
  wide: { above: 0.08, to: 880, floor: 0.82 },
}
/** A child beside a parent is seen to the waist. */
const KIN_TO = 560
/** Large eyes want a nearer view. */
const ANIME_HALF = 310

/** One person from head to foot, the head's top at (0, 0), 100 points to a head; `pause` is called between the parts. */
export function paintPerson(brush: Brush, look: Look, pause = () => {}): void {
  if (look.role === 'baby') return paintBaby(brush, look, pause)
  const wear = wearOf(look)
  const { bottom, tops, sleeve, shoes, back = [], shell = [], front = [], before = [], crown, beard, gloves } = wear
  const body: Body = { ...bodyOf(look), ...(gloves && { gloves }) }
  const signs = (painters: readonly PaintSign[]) => {
    for (const paint of painters) {
      paint(brush, body, pause)
      pause()
    }
  }
  signs(back)
  if (look.wears.includes('umbrella')) paintUmbrella(brush, body)
  if (!wear.covered) onHead(brush, body, () => paintHairBehind(brush, look))
  pause()
  const high = shoes.kind === 'boots' && bottom.kind === 'skirt'
  if (!high) paintShoes(brush, body, shoes, false)
  if (bottom.kind === 'skirt' || bottom.to < 0.9) paintBareLegs(brush, body)
  if (high) paintShoes(brush, body, shoes, true)
  for (const side of [-1, 1] as const) {
    paintArm(brush, body, side, false)
    if (sleeve) paintSleeve(brush, body, side, sleeve, false)
  }
  pause()
  paintTorso(brush, body)
  // A shirt's tail goes into the trousers, everything else over them.
  const tucked = tops.filter(({ hem }) => hem < 340)
  for (const top of tucked) paintTop(brush, body, top)
  paintBottom(brush, body, bottom)
  pause()
  for (const top of tops) if (!tucked.includes(top)) paintTop(brush, body, top)
  if (tucked.length === tops.length) for (const top of tucked) if (top.details.includes('belt') || top.details.includes('sash')) paintTop(brush, body, top)
  pause()
  const outer = tops.at(-1)
  if (sleeve && outer && sleeve.cloth === outer.cloth && outer.neckline !== 'straps') joinShoulders(brush, body, outer.cloth)
  signs([...shell, ...front])
  paintHeld(brush, body, pause)
  pause()
  for (const side of [-1, 1] as const) {
    paintArm(brush, body, side, true)
    if (sleeve && comesForward(body, side)) paintSleeve(brush, body, side, sleeve, true)
  }
  signs(before)
  pause()
  if (look.wears.includes('scarf')) paintScarf(brush, body)
  onHead(brush, body, () => {
    paintFace(brush, look)
    pause()
    if (look.wears.includes('glasses')) paintGlasses(brush, look)
    pause()
    if (!wear.covered) paintHairBefore(brush, look)
    pause()
    if (beard && look.wears.includes('beard')) paintLongBeard(brush, look, beard, pause)
    pause()
    if (crown) crown(brush, look)
    else if (look.wears.includes('hat')) paintHat(brush, look)
  })
}

/** How far a person reaches above their head, in points. */
function crownOf({ hair, gender, age, wears, role, holds, arms }: Look): number {
  if (wears.includes('umbrella')) return 170
  const rise = Math.max(role ? (RISES[role] ?? 0) : 0, holds === 'balloon' ? 112 : 0, arms.includes('swing') ? 60 : 0)
  if (wears.includes('hat')) return Math.max(36, rise)
  const head = age === 'child' ? 62 : gender === 'female' ? 16 : 14
  return Math.max(rise, head + (hair === 'bun' ? 34 : hair === 'curly' ? (gender === 'female' ? 18 : 4) : 0))
}

/** Whether something stands out at a side. */
const reaches = ({ arms, role, holds }: Look) => role === 'angel' || holds === 'guitar' || holds === 'balloon' || holds === 'lantern' || arms.includes('sweep') || arms.includes('wave')

/** Children are small, and of a woman and a man side by side he is mostly the taller. */
function statureOf({ age, gender }: Look, looks: readonly Look[]): number {
  if (age === 'child') return looks.every((other) => other.age === 'child') ? 0.96 : 0.68
  return gender === 'female' && looks.some((other) => other.gender === 'male') ? 0.95 : 1
}

function place({ across, down }: Layer, framing: SceneSpec['framing'], looks: readonly Look[], at: number): { x: number; y: number; size: number } {
  const seated = looks[0]?.stance === 'sitting'
  const { above } = FRAMES[framing]
  const kin = looks.some(({ age }) => age === 'child') && looks.some(({ age }) => age !== 'child')
  const to = looks[0]?.role === 'baby' ? (framing === 'close' ? 250 : 490) : (framing === 'medium' && looks[0]?.anime ? ANIME_HALF : kin && framing === 'medium' ? KIN_TO : FRAMES[framing].to) - (seated && framing === 'wide' ? 130 : 0)
  const crown = Math.max(...looks.map(crownOf))
  const joined = looks.some(({ arms }) => arms.includes('joined'))
  const wide = kin ? 250 : framing === 'close' ? 250 : joined ? 290 : looks.some(reaches) ? 520 : looks.some(({ wears }) => wears.includes('umbrella')) ? 430 : 330
  const size = Math.min((down * (1 - above)) / (to + crown), (across * 1.24) / (wide * looks.length))
  const step = joined ? size * PAIR * statureOf(looks[0]!, looks) : Math.min(across / looks.length, size * wide * (framing === 'wide' ? 0.74 : 0.66))
  const sole = soleOf(looks[at]!)
  const stands = framing === 'wide' ? down * 0.935 - sole * size : Math.min(down - to * size, down * (above + 0.1) + crown * size)
  return { x: across / 2 + (at - (looks.length - 1) / 2) * step, y: stands, size }
}

/** The 'figure' scene: one to three people as an illustration, dressed as the spec says, before a quiet ground. */
export const paintFigure: ScenePainter = (spec, width, height, { checkCancelled, progress }) => {
  const layer = createLayer(width, height)
  const frame = FRAMES[spec.framing]
  paintBackdrop(layer, spec, frame.floor, checkCancelled)
  settle(layer.brush)
  checkCancelled()
  progress(0.25)
  const people = createLayer(width, height)
  const pause = () => {
    settle(people.brush)
    checkCancelled()
  }
  const count = Math.min(3, spec.subjects.find(({ kind }) => kind === 'person')?.count ?? 1)
  const random = createRandom(spec.seed)
  const looks = together(Array.from({ length: count }, (_, at) => lookOf(spec, at, random)), spec.framing)
  for (const [at, look] of looks.entries()) {
    pause()
    const { x, y, size } = place(people, spec.framing, looks, at)
    const { brush } = people
    const stature = spec.framing === 'close' ? 1 : statureOf(look, looks)
    const sole = soleOf(look)
    if (spec.framing === 'wide' && look.role !== 'baby') paintShadow(layer, x, y + sole * size, size)
    brush.save()
    brush.translate(x, y + sole * size * (1 - stature))
    brush.scale(size * stature, size * stature)
    if (look.stance === 'sitting') paintSeat(brush, spec.person?.place ?? 'studio', sole)
    paintPerson(brush, look, pause)
    brush.restore()
    progress(0.25 + (0.6 * (at + 1)) / count)
  }
  pause()
  const depth = coverage(people).map((alpha) => 1 - 0.75 * alpha)
  // Under the moon people are in its light, whatever hour is said.
  layLit(layer, people, spec.person?.place === 'night' ? { ...spec, time: 'night' } : spec, pause)
  settle(layer.brush)
  checkCancelled()
  if (spec.weather === 'snow') paintSnowfall(layer, 1, random)
  if (spec.weather === 'rain') paintRainfall(layer, 0.6, random)
  finishLight(layer, spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.5 : 0.16, [255, 240, 214])
  return { image: toImage(layer, checkCancelled), depth, tone: { filmic: false, grain: 0.02, seed: spec.seed } }
}

function paintShadow({ brush }: Layer, x: number, y: number, size: number): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(1, 0.16)
  const pool = brush.createRadialGradient(0, 0, 0, 0, 0, 150 * size)
  pool.addColorStop(0, css([44, 28, 44], 0.5))
  pool.addColorStop(1, css([44, 28, 44], 0))
  brush.fillStyle = pool
  brush.beginPath()
  brush.arc(0, 0, 150 * size, 0, 7)
  brush.fill()
  brush.restore()
}
