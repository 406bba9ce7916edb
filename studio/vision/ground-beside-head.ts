import { lightOf, type Rgb } from '../pixels/colour.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, wholeOf, type Size } from '../pixels/raster.ts'
import { headFrame, type HeadFrame } from './body-frame.ts'
import { connectedComponents } from './components.ts'
import { moveFace } from './face-geometry.ts'
import type { Face } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import type { PersonView } from './person-view.ts'
import { peaksInPhoto } from './things/peaks-in-photo.ts'
import { thingNames } from './things/thing-names.ts'
import type { Watch } from './watch.ts'

/** What is surely a person, and what is surely a part of one, 0..1. */
const SURE = 0.5
const NO_PART = 0.2
/** How far from the chin the middle of what lies beside a head may be, in heights of the face. */
const REACH = { aside: 2.2, above: 2, below: 0.9 }
/** From how far above the chin on it may be a light hat, likewise. */
const HAT = 1.1
/** Of the face's height squared: what is smaller is the outline of hair. */
const LEAST = 0.035
/** Light below which it may be hair or a hat, which the network takes for ground where they are black, and how much of ground is as dark. */
const DARK = { light: 0.33, share: 0.2 }
/** Mean slope of light a pixel, 0..1, up to which a piece may be ground out of focus or plain: flowers and fur that are held at a face are rougher. */
const SMOOTH = 0.07
/** How wide the ring is in which the ground around is looked at, in heights of the face, and how far from its colour (0..1) a piece is still the same. */
const RING = 0.12
const SAME = 0.12

/**
 * Takes ground beside a head out of a person (0..1, in place): sky behind curls, a spot of light beside a cheek. It is what a trained network knows for
 * no part of a person (`known`, 0..1), light, smooth, and beside the face, or above it with the colours of the ground around. Head in pixels of `size`.
 */
export function dropGroundBesideHead(cv: OpenCv, person: Plane, known: Plane, colours: PersonView['colours'], { chin, faceHeight }: HeadFrame, size: Size): void {
  const unknown = Uint8Array.from(person, (value, i) => (value > SURE && known[i]! < NO_PART ? 1 : 0))
  const { labels, areas } = connectedComponents(cv, unknown, size)
  const colourAt = (i: number): Rgb => [colours[0][i]!, colours[1][i]!, colours[2][i]!]
  const sums = areas.map(() => ({ dark: 0, x: 0, y: 0, slope: 0, inside: 1e-6 }))
  labels.forEach((label, i) => {
    if (label === 0) return
    const sum = sums[label]!
    const light = lightOf(colourAt(i))
    if (light < DARK.light) sum.dark++
    sum.x += i % size.width
    sum.y += Math.floor(i / size.width)
    const [right, below] = [i + 1, i + size.width]
    if (labels[right] !== label || labels[below] !== label) return
    sum.inside++
    sum.slope += Math.hypot(lightOf(colourAt(right)) - light, lightOf(colourAt(below)) - light)
  })
  const isGround = areas.map((area, label) => {
    const { dark, x, y, slope, inside } = sums[label]!
    const [aside, above] = [Math.abs(x / area - chin[0]) / faceHeight, (chin[1] - y / area) / faceHeight]
    const isNear = aside < REACH.aside && above < REACH.above && above > -REACH.below
    const isLarge = area > LEAST * faceHeight * faceHeight
    if (label === 0 || !isNear || !isLarge || dark > DARK.share * area || slope > SMOOTH * inside) return false
    return above < HAT || isLikeAround(labels, label, person, colourAt, Math.max(2, Math.round(RING * faceHeight)), size)
  })
  for (let i = 0; i < person.length; i++) if (isGround[labels[i]!]) person[i] = 0
}

/** What the model of things names at least this surely beside a head is held there. */
const HELD = 0.33

/** A person (0..1) without what `dropGroundBesideHead` takes out, unless a thing is named there: a cup, a phone, a cat. Face in pixels of the photo. */
export async function withoutGroundBesideHead(
  cv: OpenCv, photo: RasterImage, person: SubjectMask, known: Plane, face: Face, { checkCancelled }: Watch,
): Promise<SubjectMask> {
  const { width, height, mask } = person
  const left = mask.slice()
  dropGroundBesideHead(cv, left, known, colourPlanes(photo, person), headFrame(moveFace(face, wholeOf(photo), person)), person)
  if (left.every((value, i) => value === mask[i])) return person
  checkCancelled()
  const named = (await peaksInPhoto(photo, checkCancelled)).filter(({ name, score }) => thingNames[name] !== 'person' && score > HELD)
  const scale = photo.width / width
  const isNamed = (x: number, y: number) => named.some(({ box }) => x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height)
  return { width, height, mask: left.map((value, i) => (isNamed((i % width) * scale, Math.floor(i / width) * scale) ? mask[i]! : value)) }
}

/** Whether a piece has the colour of the ground within `radius` pixels of it. */
function isLikeAround(labels: Int32Array, label: number, person: Plane, colourAt: (i: number) => Rgb, radius: number, { width, height }: Size): boolean {
  const around = boxBlur(Float32Array.from(labels, (value) => (value === label ? 1 : 0)), width, height, radius)
  const mean = (counts: (i: number) => boolean) => {
    const sum = [0, 0, 0]
    let count = 0
    for (let i = 0; i < labels.length; i++) {
      if (!counts(i)) continue
      colourAt(i).forEach((value, c) => (sum[c]! += value))
      count++
    }
    return sum.map((value) => value / count)
  }
  const [piece, ground] = [mean((i) => labels[i] === label), mean((i) => around[i]! > 0 && person[i]! < SURE)]
  return Math.hypot(...piece.map((value, c) => value - ground[c]!)) < SAME
}
