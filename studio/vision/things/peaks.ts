import type { Region } from '../../pixels/raster.ts'
import type { ThingMaps } from './look-for-things.ts'
import { thingNames } from './thing-names.ts'

export interface Peak {
  /** Index in `thingNames`. */
  name: number
  /** 0..1 */
  score: number
  /** In pixels of the photo, within it. */
  box: Region
  /** The best name of each other thing that was seen in the same box, with its score. */
  others: Map<number, number>
}

/** Boxes that cover each other by more are of one thing. */
const SAME = 0.5
/** Scores below are noise. */
const LEAST = 0.15

/** Places where a name is likelier than all around, the likeliest first, each thing once. */
export function peaksOf(maps: ThingMaps, photo: { width: number; height: number }): Peak[] {
  const found: Peak[] = []
  const { heat, side } = maps
  const names = thingNames.length
  for (let at = 0; at < heat.length; at++) {
    const score = heat[at]!
    if (score < LEAST || !isHighest(maps, at, score)) continue
    const place = Math.floor(at / names)
    const box = boxAt(maps, place % side, Math.floor(place / side), photo)
    if (box.width > 0 && box.height > 0) found.push({ name: at % names, score, box, others: new Map() })
  }
  found.sort((a, b) => b.score - a.score)
  const kept: Peak[] = []
  for (const peak of found) {
    const same = kept.find(({ box }) => overlap(box, peak.box) > SAME)
    if (!same) kept.push(peak)
    else if (same.name !== peak.name && !same.others.has(peak.name)) same.others.set(peak.name, peak.score)
  }
  return kept
}

function isHighest({ heat, side }: ThingMaps, at: number, score: number): boolean {
  const names = thingNames.length
  const [x, y, name] = [Math.floor(at / names) % side, Math.floor(at / names / side), at % names]
  for (let v = Math.max(0, y - 1); v <= Math.min(side - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(side - 1, x + 1); u++) if (heat[(v * side + u) * names + name]! > score) return false
  }
  return true
}

/** Pixels of the model's input for each place of its maps. */
const STRIDE = 4

function boxAt({ reach, side, scale, left, top }: ThingMaps, x: number, y: number, photo: { width: number; height: number }): Region {
  const [toLeft, toTop, toRight, toBottom] = reach.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)
  const edge = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const from = { left: edge(left + (x - toLeft! / STRIDE) * scale, photo.width), top: edge(top + (y - toTop! / STRIDE) * scale, photo.height) }
  return {
    ...from,
    width: edge(left + (x + toRight! / STRIDE) * scale, photo.width) - from.left,
    height: edge(top + (y + toBottom! / STRIDE) * scale, photo.height) - from.top,
  }
}

/** Intersection over union. */
function overlap(a: Region, b: Region): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (a.width * a.height + b.width * b.height - both)
}
