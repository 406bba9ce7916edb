import { smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToBytes } from '../pixels/map-values.ts'
import { inWholePixels, type Region, type Size } from '../pixels/raster.ts'
import { connectedComponents } from './components.ts'
import { findFaces, type Face } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { partsOfHead } from './person-parts.ts'
import { hasFace } from './shows-person.ts'
import type { Watch } from './watch.ts'

/** A head is looked at in a square of this side, in heights of its face. */
const VIEW = 3.4
/** The belief in hair, skin or a hat that makes it a part of the head, from where to where on. */
const BELIEF = [0.35, 0.65] as const
/** What would add more than this many times the box of the face is no hair. */
const MOST_ADDED = 1
/** Faces narrower than this, in pixels of the mask, show too little; of more people than this the network's word stands. */
const SMALLEST = 16
const MOST_FACES = 3

/**
 * The mask with the hair and hats of the people in it: hair in the dark and a hat before a colourful ground are what the
 * network of subjects leaves out, and the one of people's parts knows. The mask itself where it shows nobody's face, or no network runs.
 */
export async function withHair(cv: OpenCv, photo: RasterImage, subject: SubjectMask, watch: Watch): Promise<SubjectMask> {
  const scale = subject.width / photo.width
  const faces = (await findFaces(photo)).filter(({ box }) => box.width * scale >= SMALLEST)
  if (faces.length > MOST_FACES) return subject
  let found = subject
  for (const face of faces) {
    if (!(await hasFace(photo, subject, [face]))) continue
    watch.checkCancelled()
    const view = around(face, subject, scale)
    const parts = await partsOfHead(photo, inWholePixels(view, 1 / scale, photo), view, watch)
    if (!parts) return subject
    const belief = parts.hair.map((value, i) => value + parts.skin[i]! + parts.things[i]!)
    found = withHead(cv, found, belief, view, middleOf(face, scale), MOST_ADDED * face.box.width * face.box.height * scale ** 2)
  }
  return found
}

type Point = readonly [x: number, y: number]

const middleOf = ({ box }: Face, scale: number): Point => [(box.left + box.width / 2) * scale, (box.top + box.height / 2) * scale]

/** The square around a head, in pixels of the mask. */
function around(face: Face, size: Size, scale: number): Region {
  const [x, y] = middleOf(face, scale)
  const half = (VIEW / 2) * face.box.height * scale
  const [left, top] = [Math.max(0, Math.floor(x - half)), Math.max(0, Math.floor(y - half))]
  return { left, top, width: Math.min(size.width, Math.ceil(x + half)) - left, height: Math.min(size.height, Math.ceil(y + half)) - top }
}

/** The mask with what hangs together with the face of what is believed to be a head in a view of it; the mask itself where that is more than `most` pixels. */
function withHead(cv: OpenCv, subject: SubjectMask, belief: Float32Array, { left, top, ...view }: Region, [x, y]: Point, most: number): SubjectMask {
  const { labels } = connectedComponents(cv, mapToBytes(belief, (value) => (value > BELIEF[0] ? 1 : 0)), view)
  const own = labels[Math.floor(y - top) * view.width + Math.floor(x - left)]!
  if (own === 0) return subject
  const mask = subject.mask.slice()
  let added = 0
  labels.forEach((label, i) => {
    if (label !== own) return
    const at = (top + Math.floor(i / view.width)) * subject.width + left + (i % view.width)
    const value = Math.max(mask[at]!, smoothstep(...BELIEF, belief[i]!))
    added += value - mask[at]!
    mask[at] = value
  })
  return added > most ? subject : { ...subject, mask }
}
