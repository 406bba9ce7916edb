import { lightOf, type Rgb } from '../pixels/colour.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { HeadFrame } from './body-frame.ts'
import { connectedComponents } from './components.ts'
import type { OpenCv } from './opencv.ts'
import type { PersonView } from './person-view.ts'

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
/** How wide the ring is in which the ground around is looked at, in heights of the face, and how far from its colour (0..1) a piece is still the same. */
const RING = 0.12
const SAME = 0.12

/**
 * Takes ground beside a head out of a person (0..1, in place): sky behind curls, a spot of light beside a cheek. It is what a trained network knows for
 * no part of a person (`known`, 0..1), light, and beside the face, or above it with the colours of the ground around. Head in pixels of `size`.
 */
export function dropGroundBesideHead(cv: OpenCv, person: Plane, known: Plane, colours: PersonView['colours'], { chin, faceHeight }: HeadFrame, size: Size): void {
  const unknown = Uint8Array.from(person, (value, i) => (value > SURE && known[i]! < NO_PART ? 1 : 0))
  const { labels, areas } = connectedComponents(cv, unknown, size)
  const colourAt = (i: number): Rgb => [colours[0][i]!, colours[1][i]!, colours[2][i]!]
  const sums = areas.map(() => ({ dark: 0, x: 0, y: 0 }))
  labels.forEach((label, i) => {
    if (label === 0) return
    const sum = sums[label]!
    if (lightOf(colourAt(i)) < DARK.light) sum.dark++
    sum.x += i % size.width
    sum.y += Math.floor(i / size.width)
  })
  const isGround = areas.map((area, label) => {
    const { dark, x, y } = sums[label]!
    const [aside, above] = [Math.abs(x / area - chin[0]) / faceHeight, (chin[1] - y / area) / faceHeight]
    const isNear = aside < REACH.aside && above < REACH.above && above > -REACH.below
    if (label === 0 || !isNear || area < LEAST * faceHeight * faceHeight || dark > DARK.share * area) return false
    return above < HAT || isLikeAround(labels, label, person, colourAt, Math.max(2, Math.round(RING * faceHeight)), size)
  })
  for (let i = 0; i < person.length; i++) if (isGround[labels[i]!]) person[i] = 0
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
