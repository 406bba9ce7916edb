import type { Rgb } from '../pixels/colour.ts'
import { createRandom, type Random } from '../pixels/random.ts'
import { ROADLESS, type SceneSpec } from '../scene/scene-spec.ts'
import { createCast } from './compose/cast.ts'
import { displayTone, type DisplayTone } from './compose/display-tone.ts'
import { layFigure, layReflection, layShadow, type Figure } from './compose/figure.ts'
import { layFirelight } from './compose/firelight.ts'
import { paintFlock } from './compose/flock.ts'
import { habitOf, type SubjectKind } from './compose/habits.ts'
import { backdropColour, lightOn } from './compose/light.ts'
import { paintNearBank, type NearBank } from './compose/near-bank.ts'
import { paintNearMoon } from './compose/near-moon.ts'
import { paintNearRoad } from './compose/near-road.ts'
import { placesFor, surfacesOf, type Place } from './compose/placement.ts'
import { paintNearBranch } from './flora/near-branch.ts'
import type { PaintContext, Painting, SubjectLayer } from './painter.ts'

/** From this many on birds fly rather than perch. */
const FLOCK = 3
/** Scenes whose own sky shows the moon at night. */
const OWN_MOON: readonly SceneSpec['scene'][] = ['winter', 'old-town', 'city', 'inkwash', 'forest', 'alpine', 'seascape', 'desert', 'meadow', 'galaxy']
/** Birds that do not rise because there are several of them. */
const WALKERS: readonly SceneSpec['subjects'][number]['variety'][] = ['swan', 'peacock']
/** Who may be on the furniture, and how tall they sit, metres. */
const PETS: Partial<Record<SubjectKind, number>> = { cat: 0.66, dog: 0.74, rabbit: 0.5 }
const DRIVEN: readonly SubjectKind[] = ['car', 'motorcycle', 'bus']
const NO_TINT: Rgb = [1, 1, 1]
/** Scenes whose painters place their sitters, or what swims in them, themselves. */
const OWN_SITTERS: readonly SceneSpec['scene'][] = ['portrait', 'figure']
const OWN_SWIMMERS: Partial<Record<SceneSpec['scene'], readonly SubjectKind[]>> = { underwater: ['fish', 'jellyfish', 'turtle', 'dolphin', 'shark', 'octopus'], pond: ['koi', 'fish'], winter: ['lantern', 'house'], meadow: ['flower'], 'old-town': ['lantern'], 'still-life': ['flower'] }
/** Who rides is part of the horse. */
const rides = ({ subjects }: SceneSpec, { pose }: SceneSpec['subjects'][number]) => pose === 'riding' && subjects.some(({ kind }) => kind === 'horse')
const kindles = ({ subjects }: SceneSpec, kind: SubjectKind) => subjects.some((one) => one.kind === kind)
const burns = ({ subjects }: SceneSpec, kind: SubjectKind) => kind === 'campfire' || subjects.some((one) => one.kind === kind && one.variety === 'jack-o-lantern')
const placedBy = (scene: SceneSpec['scene'], kind: SubjectKind) => OWN_SITTERS.includes(scene) || OWN_SWIMMERS[scene]?.includes(kind)

/**
 * Places the spec's subjects in a painted scene: on the ground, in the water or in the air by kind, lit and hazed like
 * what is round them, with a shadow or a reflection, behind whatever is nearer. Changes the painting in place.
 */
export function compose(painting: Painting, spec: SceneSpec, context: PaintContext): Painting {
  context.checkCancelled()
  const subjects = spec.subjects.filter((subject) => !placedBy(spec.scene, subject.kind) && !rides(spec, subject))
  const tone = displayTone(painting.tone)
  if (!subjects.length) return frameWith(painting, spec, tone, context)
  const random = createRandom(spec.seed ^ 0x5bd1e995)
  const { width, height } = painting.image
  const grounded = subjects.some(({ kind, variety, pose }) => kind === 'bird' && pose !== 'flying' && WALKERS.includes(variety))
  const flies = (kind: SubjectKind, count: number) => kind === 'bird' && !grounded && (count >= FLOCK || spec.framing === 'wide')
  const shining = spec.time === 'night' && OWN_MOON.includes(spec.scene)
  const placed = subjects.filter(({ kind, count }) => !flies(kind, count) && !(kind === 'moon' && shining))
  const figures = placed.flatMap(({ kind, count }, slot) =>
    atRest(painting, kind, placesFor(spec, kind, count, [slot, placed.length], random)).map((place) => ({ kind, place })))

  for (const { kind, count } of subjects) {
    if (flies(kind, count)) layWhole(painting, paintFlock(spec, width, height, count, random), 0.55, tone, 0.25)
  }
  const onLand = figures.some(({ place }) => place.footing === 'ground' && place.foot < 1)
  const bank = onLand ? nearGround(spec, width, height, context, random) : undefined
  const inAir = figures.filter(({ place }) => place.footing !== 'ground')
  const onGround = figures.filter(({ place }) => place.footing === 'ground')
  const sideOf = ({ size }: Place) => Math.max(12, Math.round(size * Math.min(width, height)))
  const largest = new Map<SubjectKind, number>()
  for (const { kind, place } of figures) largest.set(kind, Math.max(sideOf(place), largest.get(kind) ?? 0))
  const cast = createCast(spec, largest, context)
  const fires: Figure[] = []
  const lay = ({ kind, place }: (typeof figures)[number], index: number) => {
    context.checkCancelled()
    const foot = bank && place.footing === 'ground' && place.foot < 1 ? bank.heightAt(place.x) + 0.035 + (habitOf(spec, kind).beyondBank ?? 0) : place.foot
    const growth = bank?.bare ? 0 : (surfacesOf(spec).growth ?? 0)
    const figure = layOne(painting, spec, kind, { ...place, foot }, cast(kind, index, sideOf(place)), tone, growth)
    if (burns(spec, kind)) fires.push(figure)
    context.progress((index + 1) / figures.length)
  }
  inAir.forEach(lay)
  if (bank) layWhole(painting, bank.layer, nearerThan(painting), tone, 0)
  // Who is so near that the frame cuts them off stands before all else.
  const turns = onGround.map((figure, index) => [figure, index + inAir.length] as const).toSorted(([a], [b]) => Number(a.place.foot > 1) - Number(b.place.foot > 1))
  for (const [figure, index] of turns) lay(figure, index)
  // Candles in pumpkins are a small fire together.
  for (const fire of fires) {
    context.checkCancelled()
    layFirelight(painting, fire, spec.time, tone, kindles(spec, 'campfire') ? 1 : 0.4 / fires.length)
  }
  return frameWith(painting, spec, tone, context)
}

/** Pets are on the sofa or the bed, as far as there is room. */
function atRest({ rests = [] }: Painting, kind: SubjectKind, places: readonly Place[]): readonly Place[] {
  const tall = PETS[kind]
  return tall ? places.map((place, at) => (rests[at] ? { ...place, x: rests[at].x, foot: rests[at].y, size: rests[at].metre * tall } : place)) : places
}

/** A depth for the near ground that nothing of the scene is before. */
function nearerThan({ depth, image: { width, height } }: Painting): number {
  let least = 1
  if (depth) for (let i = (height - 1) * width; i < width * height; i++) least = Math.min(least, depth[i]!)
  return Math.min(0.06, least + 0.03)
}

/** Ground along the lower edge where the scene has none near, or not the one that is wanted. */
function nearGround(spec: SceneSpec, width: number, height: number, { noise }: PaintContext, random: Random): NearBank | undefined {
  const drives = spec.subjects.some(({ kind }) => DRIVEN.includes(kind))
  if (drives && !ROADLESS.includes(spec.scene) && spec.manner !== 'street') return paintNearRoad(spec, width, height, random)
  if (surfacesOf(spec).ground !== 'bank') return undefined
  return spec.manner === 'moonscape' ? paintNearMoon(width, height, noise, random) : paintNearBank(spec, width, height, noise, random)
}

/** A branch nearer than all else, where one is asked for; people stand before it. */
function frameWith(painting: Painting, spec: SceneSpec, tone: DisplayTone, context: PaintContext): Painting {
  const { width, height } = painting.image
  if (spec.branch) layWhole(painting, paintNearBranch(spec, spec.branch, width, height, context), spec.scene === 'figure' ? 0.6 : 0.02, tone, 0)
  return painting
}

function layOne(
  painting: Painting, spec: SceneSpec, kind: SubjectKind, place: Place, layer: SubjectLayer, tone: DisplayTone, growth: number,
): Figure {
  const { width, height } = painting.image
  const habit = habitOf(spec, kind)
  const side = layer.height
  const x = place.x * width
  const inWater = place.footing === 'water'
  const y = place.foot * height
  const under = (habit.under ?? 0) * side
  const sunk = inWater ? (habit.sunk ?? 0) * side : 0
  // A foot below the frame's edge is nearer than anything in it.
  const depthBelow = y >= height ? 0 : painting.depth?.[Math.round(y) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]
  const depth = place.footing === 'air' ? (habit.depth ?? 0.4) : Math.min(0.6, depthBelow ?? 0.1)
  const colour = backdropColour(painting.image, tone, x, y - side / 2, side)
  const light = habit.glows ? { tint: NO_TINT, haze: 0 } : lightOn(spec, colour, depth)
  // A face near us in a setting sun would be all orange.
  const portrayed = kind === 'person' && spec.person?.facing && spec.time === 'sunset'
  const figure: Figure = {
    layer,
    left: x - layer.width / 2,
    top: y - side + sunk + under,
    mirrored: place.mirrored,
    // On the ground nothing stands before the foot but what is clearly nearer.
    depth: place.footing === 'ground' && depthBelow !== undefined ? depthBelow : depth,
    haze: { colour, share: light.haze },
    tint: portrayed ? light.tint.map(() => (light.tint[0] + light.tint[1] + light.tint[2]) / 3) as unknown as Rgb : light.tint,
    colourfulness: spec.scene === 'inkwash' && !habit.glows ? 0.35 : portrayed ? 0.88 : 1,
    ...(inWater && { waterline: y }),
    ...(place.footing === 'ground' && { growth: growth * side }),
  }
  if (inWater) layReflection(painting, figure, tone, 0.55)
  if (place.footing === 'ground' && !under) {
    const base = baseOf(layer, place.mirrored)
    // Boards and rugs show a shadow that grass would swallow.
    const strength = spec.scene === 'interior' ? 0.8 : spec.time === 'night' ? 0.4 : 0.55
    layShadow(painting, figure.left + base.middle, y - side * 0.008, base.half * 1.35, side * 0.045, strength)
  }
  layFigure(painting, figure, tone)
  return figure
}

/** Middle and half-width of what touches the ground, in the layer's pixels. */
function baseOf({ width, height, data }: SubjectLayer, mirrored: boolean): { middle: number; half: number } {
  let [first, last] = [width, 0]
  for (let y = Math.floor(height * 0.95); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[4 * (y * width + x) + 3]! < 128) continue
      first = Math.min(first, x)
      last = Math.max(last, x)
    }
  }
  if (last < first) return { middle: width / 2, half: width * 0.2 }
  const middle = (first + last) / 2
  return { middle: mirrored ? width - middle : middle, half: Math.max(width * 0.06, (last - first) / 2) }
}

/** Lays a layer of the frame's own size. */
function layWhole(painting: Painting, layer: SubjectLayer, depth: number, tone: DisplayTone, share: number): void {
  const { width, height } = painting.image
  const colour = backdropColour(painting.image, tone, width / 2, height * 0.35, height * 0.4)
  const haze = { colour, share }
  layFigure(painting, { layer, left: 0, top: 0, mirrored: false, depth, haze, tint: NO_TINT, colourfulness: 1 }, tone)
}
