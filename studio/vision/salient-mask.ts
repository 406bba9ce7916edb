import { fileURLToPath } from 'node:url'
import { smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { meanOf, type Plane, resizePlane } from '../pixels/plane.ts'
import { colourPlanes, cutPlane, fitWithin, wholeOf, type Region, type Size } from '../pixels/raster.ts'
import { boundsOf, withMargin } from './bounds.ts'
import { loadNet } from './nets/load-net.ts'
import { floatsOf, unlessNetFails } from './nets/net.ts'
import type { SubjectMask } from './object-mask.ts'
import { recentAnswers } from './recent-answers.ts'
import { hasFace } from './shows-person.ts'
import type { Watch } from './watch.ts'

const MODEL = fileURLToPath(new URL('./nets/u2netp.onnx', import.meta.url))
/** Side of the network's square input and output. */
const NET_SIDE = 320
const FRAME: Size = { width: NET_SIDE, height: NET_SIDE }
/** Red, green and blue that it was trained with. */
const MEAN = [0.485, 0.456, 0.406]
const SPREAD = [0.229, 0.224, 0.225]
/** Longest side of the mask that is handed out. */
const MASK_SIDE = 512

/** What may belong to the subject when it is looked at closer. */
const FAINT = 0.2
/** A closer look at more than this share of the frame shows nothing new. */
const CLOSE_ENOUGH = 0.75
/** The share of its belief that the network may leave in doubt before it is shown the photo from farther away; less where the frame cuts the subject off. */
const DOUBT = { whole: 0.2, cutOff: 0.03 }
/** With less doubt its first answer counts; else the mean of that and of its answer to the mirrored photo. */
const CLEAR = 0.02
/** Grey round such a view, as a share of the network's frame on each side. */
const RIM = 0.07
/** More than this share of such a view is the photo itself taken for a thing. */
const WHOLE_PHOTO = 0.93
/** Somebody does not grow to so many times what was seen before, and anything else to so many only where less doubt than this is left; less yet where it then fills so much of the frame. */
const MORE = 2
const MOST_GROWTH = 4
const PLAIN = { doubt: 0.15, filling: 0.75, doubtWhereFilling: 0.04 }
/** A subject no larger than this share of the frame, in more doubt than this, may be a part of one that fills it, as the eyes are of a cat. */
const PART = { share: 0.1, doubt: 0.05 }
const LEAST_SHARE = 0.002
/** The share of its belief that the network may leave open before the subject counts as a guess. */
const GUESS = 0.15

/**
 * What U²-Netp takes for the subject in a region of the photo (Qin et al. 2020), 0..1 over the photo; nothing when it sees
 * none, or where networks do not run. Where the network is in doubt it also sees the photo mirrored, which it answers
 * otherwise, and with a rim; what fills little of the frame is looked at again in a crop.
 */
export async function salientMask(photo: RasterImage, region: Region, watch: Watch): Promise<SubjectMask | undefined> {
  const seen = await unlessNetFails(() => lookAround(photo, region, watch))
  if (!seen) return undefined
  const size = fitWithin(photo, MASK_SIDE)
  const mask = placed(seen.plane, seen.region, photo, size)
  return shareOf(mask) < LEAST_SHARE ? undefined : { ...size, mask }
}

/** What surely stands out in a photo; nothing where nothing does, such as in most views, or the network only guesses. */
export async function sureSubject(photo: RasterImage, watch: Watch): Promise<SubjectMask | undefined> {
  const seen = await salientMask(photo, wholeOf(photo), watch)
  return seen && !isGuess(seen) ? seen : undefined
}

/** Whether the network is unsure of much of what it took for the subject. */
export function isGuess({ mask }: SubjectMask): boolean {
  let [open, all] = [0, 1e-6]
  for (const value of mask) {
    all += value
    open += Math.min(value, 1 - value)
  }
  return open / all > GUESS
}

const answers = recentAnswers<Plane>(8)

interface Look {
  region: Region
  plane: Plane
}

async function lookAround(photo: RasterImage, region: Region, watch: Watch): Promise<Look> {
  const first = { region, plane: await look(photo, region, 0, watch) }
  const bounds = boundsOf(first.plane, FRAME, FAINT)
  const doubt = doubtOf(first.plane)
  const isVague = !bounds || doubt > DOUBT.whole
  const isFaint = isVague || (doubt > DOUBT.cutOff && isCutOff(bounds))
  const mayBePart = doubt > PART.doubt && shareOf(first.plane) < PART.share
  if (isFaint || mayBePart) {
    const plane = await lookWithRim(photo, region, first.plane, isFaint, watch)
    if (plane) return { region, plane }
  }
  if (isVague) return first
  const near = withMargin(bounds, FRAME, 0.15)
  if (near.width * near.height > CLOSE_ENOUGH * NET_SIDE * NET_SIDE) return first
  const closer = onto(near, FRAME, region)
  return { region: closer, plane: await look(photo, closer, 0, watch) }
}

/** What the network sees with a rim, where that leaves less doubt and is no more than a thing; much more than was seen `before` only where that was nobody and it is plain, mirrored as well. */
async function lookWithRim(photo: RasterImage, region: Region, before: Plane, isFaint: boolean, watch: Watch): Promise<Plane | undefined> {
  const plane = await look(photo, region, RIM, watch)
  const growth = shareOf(plane) / meanOf(before)
  if (growth > MORE && (await showsFace(photo, region, before))) return undefined
  if (growth < MOST_GROWTH) return isFaint && isThing(plane, doubtOf(before)) ? plane : undefined
  const agreed = await look(photo, region, RIM, watch, 0)
  const isPlain = doubtOf(agreed) < (shareOf(agreed) < PLAIN.filling ? PLAIN.doubt : PLAIN.doubtWhereFilling)
  return isPlain && isThing(agreed, doubtOf(before)) ? agreed : undefined
}

/** Whether a face lies in what is seen in the region: that is somebody, and no part of what is behind. */
async function showsFace(photo: RasterImage, region: Region, plane: Plane): Promise<boolean> {
  const size = fitWithin(photo, MASK_SIDE)
  return hasFace(photo, { ...size, mask: placed(plane, region, photo, size) })
}

const isThing = (plane: Plane, doubtBefore: number) => shareOf(plane) > LEAST_SHARE && shareOf(plane) < WHOLE_PHOTO && doubtOf(plane) < doubtBefore

/** What the network sees in a region, with a rim of grey round it when asked for; the answer is without the rim. With less doubt than `clear` it is asked once. */
async function look(photo: RasterImage, region: Region, rim: number, watch: Watch, clear = CLEAR): Promise<Plane> {
  const net = await loadNet(MODEL)
  const edge = Math.round(NET_SIDE * rim)
  const inner = NET_SIDE - 2 * edge
  const colours = colourPlanes(photo, { width: inner, height: inner }, region)
  let brightest = rim > 0 ? 0.5 : 1e-6
  for (const plane of colours) for (const value of plane) if (value > brightest) brightest = value
  const data = new Float32Array(3 * NET_SIDE * NET_SIDE)
  colours.forEach((plane, c) => {
    const to = data.subarray(c * NET_SIDE * NET_SIDE, (c + 1) * NET_SIDE * NET_SIDE)
    const norm = (value: number) => (value / brightest - MEAN[c]!) / SPREAD[c]!
    to.fill(norm(0.5))
    for (let y = 0; y < inner; y++) {
      for (let x = 0; x < inner; x++) to[(y + edge) * NET_SIDE + x + edge] = norm(plane[y * inner + x]!)
    }
  })
  const [input, output] = [net.inputs[0]!.name, net.outputs[0]!.name]
  const run = async (planes: Float32Array) => {
    const outputs = await net.run({ [input]: { data: planes, dims: [1, 3, NET_SIDE, NET_SIDE] } }, { wanted: [output], watch })
    return floatsOf(outputs[output]!)
  }
  const seen = await answers.ask([data, Float32Array.of(clear)], async () => {
    const straight = await run(data)
    if (doubtOf(straight) < clear) return straight
    const mirrored = flopped(await run(flopped(data)))
    return straight.map((value, i) => (value + mirrored[i]!) / 2)
  })
  if (edge === 0) return seen
  const cut = cutPlane(seen, NET_SIDE, { left: edge, top: edge, width: inner, height: inner })
  return resizePlane(cut, inner, inner, NET_SIDE, NET_SIDE)
}

/** Rows of the network's frame from right to left. */
const flopped = (rows: Float32Array) => rows.map((_, i) => rows[i - 2 * (i % NET_SIDE) + NET_SIDE - 1]!)

/** A part of a frame as whole pixels of the region that the frame shows. */
function onto(part: Region, frame: Size, region: Region): Region {
  const [x, y] = [region.width / frame.width, region.height / frame.height]
  const [left, top] = [Math.floor(part.left * x), Math.floor(part.top * y)]
  const [width, height] = [Math.max(1, Math.floor(part.width * x)), Math.max(1, Math.floor(part.height * y))]
  return { left: region.left + left, top: region.top + top, width, height }
}

function placed(plane: Plane, region: Region, photo: Size, size: Size): Plane {
  const { left, top, width, height } = onto(region, photo, { left: 0, top: 0, ...size })
  const part = resizePlane(plane, NET_SIDE, NET_SIDE, width, height)
  const mask = new Float32Array(size.width * size.height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) mask[(top + y) * size.width + left + x] = smoothstep(0.1, 0.9, part[y * width + x]!)
  }
  return mask
}

const isCutOff = ({ left, top, width, height }: Region) => left === 0 || top === 0 || left + width === NET_SIDE || top + height === NET_SIDE

const shareOf = (plane: Plane) => plane.reduce((count, value) => count + (value > 0.5 ? 1 : 0), 0) / plane.length

/** How much of what the network takes for the subject it is not sure of, 0..1. */
function doubtOf(plane: Plane): number {
  let [unsure, all] = [0, 1e-6]
  for (const value of plane) {
    all += value
    if (value > 0.05 && value < 0.9) unsure += Math.min(value, 0.9 - value)
  }
  return unsure / all
}
