import { lightOf, type Rgb } from '../../pixels/colour.ts'
import { type Plane, sumOf } from '../../pixels/plane.ts'
import { isGrey, type Clothed } from './clothed.ts'
import { edgedShare } from './garment-edge.ts'
import type { GarmentPart } from './garment-part.ts'
import { isSkin } from './skin-pieces.ts'

/** Share of the clothes that may be skin from where on it is worth a word. */
export const SOME_DOUBT = 0.1
/** And from where on nothing is changed. */
const MOST_DOUBT = 0.28
/** Where the colour has changed by less than this since the face (`skinReach`) a part runs on from it; the share of one that may, and from where on it is most of it. */
const RUNS_ON = { reach: 0.8, some: 0.17, most: 0.5 }
/** Share of the outline of what runs on that an edge must be (`edgedShare`), with some doubt and without: a white top on a pale chest ends sharply. */
const EDGED = { inDoubt: 0.8, least: 0.4 }
/** Heights of the face below the chin at which shoulders or hips would be seen, or what is there is no front of a body: a chair before it. */
const ROOM_FOR_BODY = 1.5
/** More than this, in squares of the face's height, nobody wears: a table, a crowd. */
const MOST_WORN = 25
/** Share of all that is worn, helmets and gloves too, from where on a part is no scrap. */
const NO_SCRAP = 0.6

/**
 * A garment lighter than the face, which hair is not, with less than this share in the hue of the face's skin, and an edge along so much of its outline, is surely
 * none: bare arms were parted from it. Without colours no more of the clothes may be in doubt than this.
 */
const PARTED = { hue: 0.18, edged: 0.7, greyDoubt: 0.2 }

/** Mean light of a part. */
function lightIn([red, green, blue]: Clothed['colours'], part: Plane): number {
  let sum = 0
  for (let i = 0; i < part.length; i++) if (part[i]) sum += lightOf([red[i]!, green[i]!, blue[i]!])
  return sum / sumOf(part)
}

/** Pixels of a part that have the hue of skin. */
function hueOfSkin([red, green, blue]: Clothed['colours'], part: Plane, bareFace: Rgb): number {
  let count = 0
  for (let i = 0; i < part.length; i++) if (part[i] && isSkin([red[i]!, green[i]!, blue[i]!], bareFace)) count++
  return count
}

/** Whether a part of the clothes (0 or 1 at their size) may as well be skin, hair or no clothes at all; `wanted` says which part it is. */
export function isUnclear({ clothing, colours }: Clothed, part: Plane, wanted: GarmentPart): boolean {
  const { mask, doubt, body, height, bareFace, isSure } = clothing
  const area = sumOf(part)
  if (area === 0) return true
  if (area > MOST_WORN * body.faceHeight ** 2) return true
  if (height - body.chin[1] > ROOM_FOR_BODY * body.faceHeight && ![...body.shoulders, ...body.hips].some(({ seen }) => seen)) return true
  if (isSure) return false
  // A scrap of what is worn is more likely to be a mistake.
  const share = wanted === 'upper' ? area / Math.max(1, sumOf(mask)) : 1
  const edged = edgedShare(colours, part, clothing)
  const isParted = lightIn(colours, part) > lightOf(bareFace) && hueOfSkin(colours, part, bareFace) < PARTED.hue * area && edged > PARTED.edged && (doubt < PARTED.greyDoubt || !isGrey(colours))
  if (!isParted && doubt > MOST_DOUBT * Math.min(1, share / NO_SCRAP)) return true
  const { reach } = clothing
  const runsOn = part.reduce((sum, value, i) => sum + (reach[i]! < RUNS_ON.reach ? value : 0), 0) / area
  if (isParted || runsOn < RUNS_ON.some) return false
  // Less than most of it is another thing than the rest, and the outline is not its own: a bare arm amid the clothes.
  return doubt > SOME_DOUBT ? runsOn < RUNS_ON.most || edged < EDGED.inDoubt : edged < EDGED.least
}
