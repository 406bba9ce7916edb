import { smoothstep } from '../../../pixels/colour.ts'
import { createLayer, type Brush } from '../../brush/layer.ts'
import { daylight, type LightRig } from '../../brush/light-rig.ts'
import { blend, lightness, shade, type Pigment } from '../../brush/pigment.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { PaintContext, SubjectLayer } from '../../painter.ts'
import type { Eye } from './eye.ts'
import { paintClosedEyes, paintEyes } from './eye.ts'
import { paintPelt } from './hair.ts'
import type { Muzzle } from './muzzle.ts'
import { paintMuzzle } from './muzzle.ts'
import type { FurPose } from './pose.ts'
import { paintStrip, type Strip } from './strip.ts'
import { Volume, type Ball } from './volume.ts'

/** What is asked of an animal. */
export interface Look {
  colour?: Pigment
  variety?: SceneSpec['subjects'][number]['variety']
  pose: FurPose
}

export interface Coat {
  base: Pigment
  dark: Pigment
  light: Pigment
  eye: Pigment
}

/** An animal that looks at the eye, in head radii about the middle of the head. */
export interface Animal {
  head: readonly Ball[]
  body: readonly Ball[]
  /** Seen from the side: the fur lies backwards. */
  sideways: boolean
  /** Behind the body, and before it: a tail. */
  behind: readonly Strip[]
  before?: readonly Strip[]
  /** Between body and head: pricked ears. */
  backEars: readonly Strip[]
  /** Before the head: hanging ears. */
  frontEars: readonly Strip[]
  eye: Eye
  asleep?: boolean
  muzzle?: Muzzle
  /** Painted last on the head: a beak. */
  beak?: (brush: Brush, brightness: number) => void
  headColour: (u: number, v: number) => Pigment
  bodyColour: (u: number, v: number) => Pigment
  /** How far hairs turn about where they lie, radians: curly coats. */
  curl?: number
  /** Length of the head's fur at its shortest. */
  fur: number
  /** The lowest point, where that is not the body's: thin legs. */
  foot?: number
  /** The highest, where long hair reaches beyond the ears. */
  top?: number
  /** Extra length at the cheeks. */
  ruff: number
}

/** A coat of one named colour: markings follow from it, and vanish for black and white. */
export function coatOf(colour: Pigment, eye: Pigment): Coat {
  const l = lightness(colour)
  if (l > 0.82) return { base: colour, dark: shade(colour, 0.9), light: [255, 255, 252], eye }
  if (l < 0.2)
    return {
      base: blend(colour, [44, 42, 48], 0.75),
      dark: blend(shade(colour, 0.6), [24, 23, 28], 0.6),
      light: blend(colour, [84, 82, 90], 0.7),
      eye,
    }
  return { base: colour, dark: shade(colour, 0.58), light: blend(colour, [255, 250, 240], 0.8), eye }
}

const NOSE_ROOT = 0.24

/** Fur on a face grows away from the nose, up the forehead and back over the cheeks. */
function faceAngle(u: number, v: number): number {
  const away = Math.atan2(v - NOSE_ROOT, u)
  const up = Math.atan2(-1, u * 0.6)
  const forehead = smoothstep(0.05, -0.3, v) * smoothstep(0.95, 0.5, Math.abs(u))
  const bridge = smoothstep(0.16, 0.06, Math.abs(u)) * smoothstep(0.3, 0.2, v)
  const k = Math.max(forehead * 0.7, bridge)
  if (v > NOSE_ROOT) return away + (Math.PI / 2 - away) * 0.3
  return away * (1 - k) + up * k
}

/** The highest point, in head radii above the middle of the head (negative is up). */
export const topOf = ({ backEars, frontEars, top }: Animal) =>
  top ?? Math.min(-1, ...[...backEars, ...frontEars].flatMap(({ control, tip }) => [tip[1], (control[1] + tip[1]) / 2])) - 0.1

/** The lowest point, in head radii below the middle of the head. */
export const footOf = ({ body, foot }: Animal) => foot ?? Math.max(...body.map((ball) => ball[1] + ball[4]))

/** How far it reaches to the left and the right of the middle of the head, in head radii. */
export function spanOf({ body, behind, before = [] }: Animal): readonly [left: number, right: number] {
  const tails = [...behind, ...before].flatMap(({ control, tip }) => [tip[0], (control[0] + tip[0]) / 2])
  return [Math.min(-1.1, ...body.map((ball) => ball[0] - ball[3]), ...tails) - 0.1, Math.max(1.1, ...body.map((ball) => ball[0] + ball[3]), ...tails) + 0.1]
}

/** Paints the animal; the brush's unit is the head's radius, its origin the middle of the head. */
export function paintAnimal(brush: Brush, animal: Animal, rig: LightRig, context: PaintContext): void {
  const { noise, random } = context
  const { curl = 0 } = animal
  const curled = (u: number, v: number) => (curl ? noise.at(u * 7, v * 7) * curl : 0)
  const brightness = Math.min(1, (rig.key[0] + rig.key[1] + rig.key[2]) / 760)
  for (const strip of animal.behind) paintStrip(brush, strip, rig, context)
  const body = new Volume(animal.body)
  paintPelt(
    brush,
    body,
    {
      spacing: 0.0135,
      colour: animal.bodyColour,
      angle: (u, v) => (animal.sideways ? Math.PI / 2 - 1.15 * smoothstep(-0.2, 0.9, u) * smoothstep(2, 1.3, v) : Math.PI / 2 - u * 0.4) + noise.at(u * 2.5, v * 2.5) * 0.45 + curled(u, v),
      length: (u, v) => animal.fur * (1.15 + 1.1 * smoothstep(1.9, 0.9, v) * smoothstep(0.7, 0.2, Math.abs(u))),
      order: (u, v) => (animal.sideways ? v + u * 0.6 : v),
      shadow: (u, v) => 0.5 + 0.5 * smoothstep(0.95, 1.6, Math.hypot(u * 0.95, v - 0.12)),
    },
    rig,
    context,
  )
  for (const strip of animal.before ?? []) paintStrip(brush, strip, rig, context)
  brush.save()
  tiltHead(brush, (random() - 0.5) * 0.22)
  for (const strip of animal.backEars) paintStrip(brush, strip, rig, context)
  const head = new Volume(animal.head)
  paintPelt(
    brush,
    head,
    {
      spacing: 0.0105,
      colour: animal.headColour,
      angle: (u, v) => faceAngle(u, v) + noise.at(u * 3, v * 3) * 0.3 + curled(u, v) * smoothstep(0.35, 0.6, Math.hypot(u, v - 0.3)),
      length: (u, v) => {
        const out = smoothstep(0.6, 1, Math.hypot(u, v * 1.05))
        return animal.fur * (0.62 + 0.75 * out) + animal.ruff * smoothstep(0.6, 0.95, Math.abs(u)) * smoothstep(-0.15, 0.4, v)
      },
      order: (u, v) => Math.hypot(u, v - NOSE_ROOT),
    },
    rig,
    context,
  )
  if (animal.asleep) paintClosedEyes(brush, animal.eye)
  else paintEyes(brush, animal.eye, 0.25 + 0.75 * brightness, random)
  for (const strip of animal.frontEars) paintStrip(brush, strip, rig, context)
  if (animal.muzzle) paintMuzzle(brush, animal.muzzle, brightness, random)
  animal.beak?.(brush, brightness)
  brush.restore()
}

/** From ears to paws and from nose to tail within a square, on its lower edge. */
export function fitAnimal(animal: Animal, spec: SceneSpec, size: number, context: PaintContext): SubjectLayer {
  const { brush } = createLayer(size, size)
  const top = topOf(animal)
  const foot = footOf(animal) + 0.06
  const [left, right] = spanOf(animal)
  const head = animal.sideways ? Math.min(1000 / (foot - top), 1000 / (right - left)) : 1000 / (foot - top)
  brush.translate(animal.sideways ? 500 - ((left + right) / 2) * head : 500, 1000 - foot * head)
  brush.scale(head, head)
  paintAnimal(brush, animal, daylight[spec.time], context)
  const { data } = brush.getImageData(0, 0, size, size)
  return { width: size, height: size, data: new Uint8ClampedArray(data) }
}

/** Turns the head about the neck. */
function tiltHead(brush: Brush, angle: number): void {
  brush.translate(0, 0.7)
  brush.rotate(angle)
  brush.translate(0, -0.7)
}
