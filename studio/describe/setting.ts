import type { Colours, Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { luma } from '../style/display-image.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { ThingName } from '../vision/things/thing-names.ts'
import { nameOf } from './main-colours.ts'
import { nightSetting } from './night.ts'
import { colourNames, type ColourName, type PictureFacts, type Setting } from './picture-facts.ts'

/** Things that stand in rooms: warm colours alone are those of a lion in dry grass, an evening lake and an old print as well. */
const INDOOR_THINGS: readonly ThingName[] = [
  'chair', 'couch', 'bed', 'dining-table', 'tv', 'laptop', 'keyboard', 'cup', 'bowl', 'wine-glass', 'bottle', 'book', 'clock', 'vase',
  'microwave', 'oven', 'toaster', 'sink', 'refrigerator', 'toilet',
]

/** How many times more the lower part changes upwards than sideways on water: trees and slopes change as much to both sides. */
const WAVES = 1.4

type Shares = Record<ColourName, number>

/** What share of a band of rows each colour fills. */
function sharesIn([red, green, blue]: Colours, { width, height }: Size, from: number, to: number, skip: Plane): Shares {
  const shares = Object.fromEntries(colourNames.map((name) => [name, 0])) as Shares
  let count = 1e-6
  for (let i = Math.floor(from * height) * width; i < Math.floor(to * height) * width; i++) {
    if (skip[i]! > 0.5) continue
    count++
    shares[nameOf(red[i]!, green[i]!, blue[i]!)]++
  }
  for (const name of colourNames) shares[name] /= count
  return shares
}

/** How many times more brightness changes upwards than sideways in the lower part. */
function flatness(colours: Colours, { width, height }: Size): number {
  const grey = luma({ planes: colours })
  let [up, across] = [0, 1e-6]
  for (let y = Math.floor(0.55 * height); y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x
      up += Math.abs(grey[i + width]! - grey[i]!)
      across += Math.abs(grey[i + 1]! - grey[i]!)
    }
  }
  return up / across
}

/**
 * What the surroundings look like by the colours of their upper and lower part, where `skip` (0..1) is no person.
 * Nothing is said rather than something wrong: most pictures look like none of them. A wide view is seen only in a picture
 * that is `open`: behind a person close by, blue is a wall as well. A room is seen only where `things` of one are.
 */
export function guessSetting(
  cv: OpenCv, colours: Colours, size: Size, skip: Plane,
  { light, detail, things, open }: Pick<PictureFacts, 'light' | 'detail' | 'things'> & { open: boolean },
): Setting | undefined {
  const top = sharesIn(colours, size, 0, 0.45, skip)
  const bottom = sharesIn(colours, size, 0.55, 1, skip)
  const all = sharesIn(colours, size, 0, 1, skip)
  const blues = ({ 'sky-blue': sky, blue, navy, teal }: Shares) => sky + blue + navy + teal
  const greens = ({ green, olive }: Shares) => green + olive
  const warm = ({ orange, beige, brown, yellow }: Shares) => orange + beige + brown + yellow

  if (light.level === 'dark' && all.black + all.navy > 0.55) return open && things.length === 0 ? nightSetting(cv, colours, size) : undefined
  if (detail.background === 'plain') return 'studio'
  const wide = open && detail.background === 'sharp' && light.level !== 'dim'
  const skyAbove = wide && blues(top) + top.white > 0.5
  if (skyAbove && blues(bottom) > 0.4 && flatness(colours, size) > WAVES) return 'water'
  // White above white is paper.
  if (skyAbove && blues(top) > 0.3 && bottom.white > 0.4) return 'snow'
  if (skyAbove && bottom.beige > 0.25 && bottom.beige + bottom.yellow + bottom.orange > 0.45) return 'sand'
  // Leaves make a picture busy, and so does grass that nobody stands before: an evenly green ground is a wall or a table.
  if (greens(all) > 0.35 && greens(top) > 0.3) return detail.texture === 'busy' ? 'foliage' : undefined
  if (greens(all) > 0.35) return detail.texture === 'busy' || !open ? 'greenery' : undefined
  if (wide && blues(top) > 0.45) return 'sky'
  if (warm(all) > 0.6 && light.level !== 'bright' && things.some(({ name }) => INDOOR_THINGS.includes(name))) return 'warm-room'
  return undefined
}
