import { fileURLToPath } from 'node:url'
import type { RasterImage } from '../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, inWholePixels, type Region, type Size } from '../pixels/raster.ts'
import type { HeadFrame } from './body-frame.ts'
import { boundsOf, withMargin } from './bounds.ts'
import { loadNet } from './nets/load-net.ts'
import { floatsOf, unlessNetFails } from './nets/net.ts'
import type { PersonView } from './person-view.ts'
import { recentAnswers } from './recent-answers.ts'
import type { Watch } from './watch.ts'

const MODEL = fileURLToPath(new URL('./nets/person-parts.onnx', import.meta.url))
/** Side of the network's square input and output. */
export const NET_SIDE = 256
const NET_PIXELS = NET_SIDE * NET_SIDE

/** Around a person, as a share of the longer side, and the narrowest view, as a share of its height: the network sees it as a square. */
const MARGIN = 0.08
const NARROWEST = 0.6
/** The head is looked at again in a square of this side, in heights of the face, where that is less than this share of the first view. */
const HEAD_SIDE = 4.4
const CLOSE_ENOUGH = 0.35

/** Of the face, or of the person where no face is seen, the network finds this share at least, or it understands nothing of the photo. */
const LEAST_FOUND = 0.6

/** How surely each pixel of a picture shows hair, bare skin, clothes, or a thing that is worn or held (glasses, a hat, a bag), 0..1 each; the rest is ground. */
export interface PersonParts {
  hair: Plane
  skin: Plane
  clothes: Plane
  things: Plane
}

type KnownPerson = Pick<PersonView, 'width' | 'height' | 'person'> & { face?: Plane; body?: HeadFrame }

const answers = recentAnswers<PersonParts>(8)

/** How surely a pixel shows any part of a person, 0..1. */
export const shareOfPerson = ({ hair, skin, clothes, things }: PersonParts, i: number) => hair[i]! + skin[i]! + clothes[i]! + things[i]!

/**
 * The parts of one person by MediaPipe's multiclass selfie segmentation. What is known of the person gives the size of
 * the planes; nothing is said of what lies far from them. Undefined where the network does not see the face (or the person, where
 * no face is known), or none runs.
 */
export async function personParts(photo: RasterImage, { person, face, body, ...size }: KnownPerson, watch: Watch): Promise<PersonParts | undefined> {
  const around = widened(withMargin(boundsOf(person, size, 0.5) ?? { left: 0, top: 0, ...size }, size, MARGIN), size)
  const head = body && headOf(body, size)
  const looks = head && head.height > body.faceHeight && head.width * head.height < CLOSE_ENOUGH * around.width * around.height ? [around, head] : [around]
  const plane = () => new Float32Array(size.width * size.height)
  const parts = { hair: plane(), skin: plane(), clothes: plane(), things: plane() }
  const scale = photo.width / size.width
  return unlessNetFails(async () => {
    for (const region of looks) place(parts, await look(photo, inWholePixels(region, scale, photo), watch), region, size)
    return finds(parts, face ?? person) ? parts : undefined
  })
}

/** What the network sees in a region of the photo that shows one head, as planes of `size`. Undefined where no network runs. */
export async function partsOfHead(photo: RasterImage, region: Region, size: Size, watch: Watch): Promise<PersonParts | undefined> {
  const seen = await unlessNetFails(() => look(photo, region, watch))
  const at = (plane: Plane) => resizePlane(plane, NET_SIDE, NET_SIDE, size.width, size.height)
  return seen && { hair: at(seen.hair), skin: at(seen.skin), clothes: at(seen.clothes), things: at(seen.things) }
}

function finds(parts: PersonParts, what: Plane): boolean {
  let [all, found] = [0, 0]
  for (let i = 0; i < what.length; i++) {
    if (what[i]! <= 0.5) continue
    all++
    if (shareOfPerson(parts, i) > 0.5) found++
  }
  return found > LEAST_FOUND * all
}

/** One run of the network on a region of the photo, as large as it sees. */
async function look(photo: RasterImage, region: Region, watch: Watch): Promise<PersonParts> {
  const net = await loadNet(MODEL)
  const data = new Float32Array(3 * NET_PIXELS)
  colourPlanes(photo, { width: NET_SIDE, height: NET_SIDE }, region).forEach((plane, c) => data.set(plane, c * NET_PIXELS))
  return answers.ask([data], async () => {
    const outputs = await net.run({ image: { data, dims: [1, 3, NET_SIDE, NET_SIDE] } }, { wanted: ['parts'], watch })
    return partsIn(floatsOf(outputs['parts']!))
  })
}

function partsIn(seen: Float32Array): PersonParts {
  // Its classes: ground, hair, skin of the body, skin of the face, clothes, things.
  const [, hair, body, face, clothes, things] = Array.from({ length: 6 }, (_, part) => seen.subarray(part * NET_PIXELS, (part + 1) * NET_PIXELS))
  return { hair: hair!, skin: body!.map((value, i) => value + face![i]!), clothes: clothes!, things: things! }
}

/** Lays what was seen in a region over what was seen before, in place. */
function place(parts: PersonParts, seen: PersonParts, { left, top, width, height }: Region, size: Size): void {
  for (const part of ['hair', 'skin', 'clothes', 'things'] as const) {
    const shown = resizePlane(seen[part], NET_SIDE, NET_SIDE, width, height)
    for (let y = 0; y < height; y++) parts[part].set(shown.subarray(y * width, (y + 1) * width), (top + y) * size.width + left)
  }
}

/** A tall region made broader to both sides, as far as the picture goes. */
function widened({ left, top, width, height }: Region, size: Size): Region {
  const more = Math.max(0, Math.round((NARROWEST * height - width) / 2))
  const from = Math.max(0, left - more)
  return { left: from, top, width: Math.min(size.width, left + width + more) - from, height }
}

function headOf({ chin, forehead, faceHeight }: HeadFrame, size: Size): Region {
  const half = (HEAD_SIDE * faceHeight) / 2
  const [x, y] = [(chin[0] + forehead[0]) / 2, (chin[1] + forehead[1]) / 2 + 0.2 * faceHeight]
  const [left, top] = [Math.max(0, Math.floor(x - half)), Math.max(0, Math.floor(y - half))]
  return { left, top, width: Math.max(1, Math.min(size.width, Math.ceil(x + half)) - left), height: Math.max(1, Math.min(size.height, Math.ceil(y + half)) - top) }
}
