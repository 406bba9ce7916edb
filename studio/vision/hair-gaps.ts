import type { RasterImage } from '../pixels/linear-image.ts'
import { boxBlur, type Plane, resizePlane, sumOf } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { findFaces, type Face } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import { sharedColours } from './shared-colours.ts'
import type { Watch } from './watch.ts'

/** Longest side at which gaps are looked for. */
const SIDE = 256
/** Half windows, in pixels at that side: what ground lies beside, and what surrounds a gap. */
const BESIDE = 14
const AROUND = 6
/** Spread of the ground's colours where it is even, and how far from their mean a colour is still the ground's, or surely none. */
const EVEN = 0.07
const ALIKE = 0.08
const UNLIKE = 0.2
/** Hair makes up this share of what surrounds a gap. */
const HAIR = 0.4
/** Fewer pixels of gaps are not worth a look for faces. */
const LEAST = 12
/** How far hair reaches from a face's middle, in its widths to the sides, and in its heights up and down. */
const REACH = { side: 1.5, up: 1.5, down: 0.6 } as const
/** The face itself, and a neck and collar beneath it, in the same. */
const FACE = 0.5
const COLLAR = { side: 0.9, from: 0.3 } as const
/** Around smaller faces, as a share of the longest side, nothing can be told. */
const SMALLEST_FACE = 0.06

/** The mask without the even ground that shows between curls: the network takes all of a head of hair as one. */
export async function withHairGaps(photo: RasterImage, subject: SubjectMask, { checkCancelled }: Watch): Promise<SubjectMask> {
  const size = fitWithin(photo, SIDE)
  const gaps = lightGaps(sharedColours(photo, size), resizePlane(subject.mask, subject.width, subject.height, size.width, size.height), size)
  if (sumOf(gaps) < LEAST) return subject
  checkCancelled()
  const faces = (await findFaces(photo)).filter(({ box }) => box.width > SMALLEST_FACE * Math.max(photo.width, photo.height))
  const scale = photo.width / size.width
  for (let i = 0; i < gaps.length; i++) {
    if (gaps[i] && !faces.some((face) => isAtHair(face, (i % size.width) * scale, Math.floor(i / size.width) * scale))) gaps[i] = 0
  }
  const open = resizePlane(gaps, size.width, size.height, subject.width, subject.height)
  return { ...subject, mask: subject.mask.map((value, i) => value * (1 - open[i]!)) }
}

/** 1 where a pixel of the mask has the colour of the even ground beside it, among darker ones: dark gaps pass for shadows. */
export function lightGaps(colours: readonly Plane[], mask: Plane, { width, height }: Size): Plane {
  const blur = (plane: Plane, radius: number) => boxBlur(plane, width, height, radius)
  const ground = blur(mask, 2).map((share) => (share < 0.02 ? 1 : 0))
  const weight = blur(ground, BESIDE)
  const distance = new Float32Array(mask.length)
  const spread = new Float32Array(mask.length)
  const lighter = new Float32Array(mask.length)
  for (const plane of colours) {
    const mean = blur(plane.map((value, i) => value * ground[i]!), BESIDE)
    const squares = blur(plane.map((value, i) => value * value * ground[i]!), BESIDE)
    for (let i = 0; i < mask.length; i++) {
      const middle = mean[i]! / (weight[i]! + 1e-6)
      distance[i]! += (plane[i]! - middle) ** 2
      lighter[i]! += plane[i]! - middle
      spread[i]! += squares[i]! / (weight[i]! + 1e-6) - middle * middle
    }
  }
  const isBeside = (i: number) => weight[i]! > 0.02 && spread[i]! < EVEN * EVEN
  const hair = blur(distance.map((square, i) => (isBeside(i) && mask[i]! > 0.5 && lighter[i]! < 0 && square > UNLIKE * UNLIKE ? 1 : 0)), AROUND)
  return distance.map((square, i) => (isBeside(i) && mask[i]! > 0.5 && square < ALIKE * ALIKE && hair[i]! > HAIR ? 1 : 0))
}

function isAtHair({ box }: Face, x: number, y: number): boolean {
  const [across, down] = [(x - box.left) / box.width - 0.5, (y - box.top) / box.height - 0.5]
  const aside = Math.abs(across)
  if (aside > REACH.side || down < -REACH.up || down > REACH.down) return false
  return down < COLLAR.from ? aside > FACE || down < -FACE : aside > COLLAR.side
}
