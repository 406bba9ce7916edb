import { connectedComponents } from '../vision/components.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { PersonPart } from './people.ts'
import { isGround } from './choose-colours.ts'
import type { RegionFacts } from './region-facts.ts'
import type { Regions } from './regions.ts'

/** What may be an eye: an area, or a dot of ink; lengths as shares of the sheet's width. */
interface Mark {
  x: number
  y: number
  width: number
  height: number
  /** The areas that it lies in or beside. */
  hosts: ReadonlySet<number>
}

/** A face's area and its two eyes. */
interface DrawnHead {
  face: number
  eyes: readonly [Mark, Mark]
  fault: number
}

/** An eye's width, of its face's. */
const [SMALLEST, LARGEST] = [0.03, 0.42]

/**
 * What of a person each region is, in drawings too simple for a face to be recognised: a face is an area with two like
 * marks side by side about its middle. Only for drawings that are said to be of somebody: animals have such faces too.
 */
export function partsByEyes(cv: OpenCv, regions: Regions, facts: readonly RegionFacts[], ink: Plane, size: Size): (PersonPart | undefined)[] {
  const parts: (PersonPart | undefined)[] = Array.from({ length: regions.count })
  const marks = [...areaMarks(facts, size), ...inkMarks(cv, regions, ink, size)]
  const heads = marks.flatMap((a, i) => marks.slice(i + 1).flatMap((b) => headOf(a, b, regions, facts, size) ?? []))
  const head = heads.toSorted((a, b) => a.fault - b.fault)[0]
  if (!head) return parts
  const face = boxOf(facts[head.face]!)
  const eyeLine = (head.eyes[0].y + head.eyes[1].y) / 2 * (size.width / size.height)
  const chin = face.bottom
  parts[head.face] = 'skin'
  const near = facts.map((_, k) => k).filter((k) => k !== head.face && !isGround(facts[k]!))
  const isEye = (k: number) => head.eyes.some((eye) => Math.abs(facts[k]!.x - eye.x) < 0.6 * eye.width && Math.abs(facts[k]!.y - eyeLine) < eye.height * (size.width / size.height))
  for (const k of near) if (facts[k]!.area < 0.12 * facts[head.face]!.area && isEye(k)) parts[k] = 'eye'
  // Hair lies round the face and reaches above its eyes; locks touch the hair alone.
  const aboutHead = (k: number) => {
    const box = boxOf(facts[k]!)
    return box.top < eyeLine && facts[k]!.y < chin && box.left < face.right + 0.5 * face.width && box.right > face.left - 0.5 * face.width && facts[k]!.width < 2.6 * face.width
  }
  for (let changed = true; changed; ) {
    changed = false
    for (const k of near) {
      if (parts[k] || !aboutHead(k) || ![...facts[k]!.neighbours].some((other) => other === head.face || parts[other] === 'hair')) continue
      parts[k] = 'hair'
      changed = true
    }
  }
  const below = near.filter((k) => !parts[k] && facts[k]!.y > chin && Math.abs(facts[k]!.x - facts[head.face]!.x) < 1.9 * face.width)
  const touches = (k: number, ...others: number[]) => others.some((other) => facts[k]!.neighbours.has(other))
  const necks = below.filter((k) => touches(k, head.face) && facts[k]!.width < 0.6 * face.width && facts[k]!.height < face.height && below.length > 1)
  for (const k of necks) parts[k] = 'skin'
  for (const k of below) if (!parts[k] && facts[k]!.width > 0.4 * face.width && touches(k, head.face, ...necks)) parts[k] = 'clothes'
  const trunk = below.filter((k) => parts[k] === 'clothes').toSorted((p, q) => facts[q]!.area - facts[p]!.area)[0]
  // What is slim and sticks out at the sides are arms.
  const isArm = (k: number) => touches(k, trunk!) && facts[k]!.area < 0.35 * facts[trunk!]!.area && Math.abs(facts[k]!.x - facts[trunk!]!.x) > 0.4 * facts[trunk!]!.width
  if (trunk !== undefined) for (const k of below) if (!parts[k] && isArm(k)) parts[k] = 'skin'
  return parts
}

function areaMarks(facts: readonly RegionFacts[], { width, height }: Size): Mark[] {
  return facts
    .filter((region) => region.area < 0.03 && region.fill > 0.3 && !isGround(region))
    .map(({ x, y, width: wide, height: tall, neighbours }) => ({ x, y: (y * height) / width, width: wide, height: (tall * height) / width, hosts: neighbours }))
}

/** Dots, and rings about areas too small to be any. */
function inkMarks(cv: OpenCv, { labels }: Regions, ink: Plane, size: Size): Mark[] {
  const drawn = new Uint8Array(ink.length)
  for (let i = 0; i < ink.length; i++) if (ink[i]! > 0.5) drawn[i] = 1
  const pieces = connectedComponents(cv, drawn, size)
  const boxes = pieces.areas.map(() => ({ left: size.width, right: 0, top: size.height, bottom: 0, hosts: new Set<number>() }))
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const piece = pieces.labels[i]!
      if (!piece) continue
      const box = boxes[piece]!
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      box.hosts.add(labels[i]!)
    }
  }
  return boxes.slice(1).flatMap(({ left, right, top, bottom, hosts }, k) => {
    const [wide, tall] = [right - left + 1, bottom - top + 1]
    const isDot = pieces.areas[k + 1]! > 0.35 * wide * tall && wide < 0.1 * size.width && tall < 0.1 * size.width
    return isDot ? [{ x: (left + wide / 2) / size.width, y: (top + tall / 2) / size.width, width: wide / size.width, height: tall / size.width, hosts }] : []
  })
}

function headOf(a: Mark, b: Mark, { labels }: Regions, facts: readonly RegionFacts[], size: Size): DrawnHead | undefined {
  const apart = Math.abs(a.x - b.x)
  const [wide, tall] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const level = Math.abs(a.y - b.y)
  const alike = Math.abs(Math.log(a.width / b.width)) + Math.abs(Math.log(a.height / b.height))
  if (level > 0.3 * apart || alike > 0.5 || apart < 1.1 * wide || tall > 1.8 * apart) return undefined
  const labelAt = (x: number, y: number) => labels[Math.min(size.height - 1, Math.floor(y * size.height)) * size.width + Math.min(size.width - 1, Math.floor(x * size.width))]!
  const ratio = size.width / size.height
  const eyeLine = ((a.y + b.y) / 2) * ratio
  // Between and below the eyes is the face, whatever else their lids touch.
  const face = labelAt((a.x + b.x) / 2, eyeLine + 0.4 * apart * ratio)
  const region = facts[face]!
  if (!a.hosts.has(face) || !b.hosts.has(face)) return undefined
  const box = boxOf(region)
  const aside = Math.abs((a.x + b.x) / 2 - (box.left + box.right) / 2) / box.width
  const shape = (box.width * size.width) / (box.height * size.height)
  const share = wide / box.width
  // A chin is round: what has corners is a house with its windows.
  const isRound = [0.05, 0.95].every((u) => labelAt(box.left + u * box.width, box.bottom - 0.05 * box.height) !== face)
  const fits =
    !isGround(region) && isRound && share > SMALLEST && share < LARGEST && apart > 0.18 * box.width && apart < 0.75 * box.width && aside < 0.18 &&
    shape > 0.45 && shape < 1.7 && eyeLine > box.top && eyeLine < box.top + 0.75 * box.height && region.area > 0.006
  return fits ? { face, eyes: [a, b], fault: 2 * aside + level / apart + alike + Math.abs(share - 0.18) } : undefined
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  width: number
  height: number
}

const boxOf = ({ left, top, width, height }: RegionFacts): Box => ({ left, top, width, height, right: left + width, bottom: top + height })
