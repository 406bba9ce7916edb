import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { ThingName } from '../vision/things/thing-names.ts'
import { nameOf } from './main-colours.ts'
import { colourNames, type ColourName, type PictureFacts, type Setting } from './picture-facts.ts'

/** Things that stand in rooms: warm colours alone are those of a lion in dry grass, an evening lake and an old print as well. */
const INDOOR_THINGS: readonly ThingName[] = [
  'chair', 'couch', 'bed', 'dining-table', 'tv', 'laptop', 'keyboard', 'cup', 'bowl', 'wine-glass', 'bottle', 'book', 'clock', 'vase',
  'microwave', 'oven', 'toaster', 'sink', 'refrigerator', 'toilet',
]

type Shares = Record<ColourName | 'lamp', number>

/** What share of a band of rows each colour fills; lamps are small places far brighter than a dark picture. */
function sharesIn([red, green, blue]: readonly [Plane, Plane, Plane], { width, height }: Size, from: number, to: number, skip: Plane): Shares {
  const shares = { ...(Object.fromEntries(colourNames.map((name) => [name, 0])) as Record<ColourName, number>), lamp: 0 }
  let count = 1e-6
  for (let i = Math.floor(from * height) * width; i < Math.floor(to * height) * width; i++) {
    if (skip[i]! > 0.5) continue
    count++
    shares[nameOf(red[i]!, green[i]!, blue[i]!)]++
    if (Math.max(red[i]!, green[i]!, blue[i]!) > 0.75) shares.lamp++
  }
  for (const name of [...colourNames, 'lamp'] as const) shares[name] /= count
  return shares
}

/**
 * What the surroundings look like by the colours of their upper and lower part, where `skip` (0..1) is no person.
 * Nothing is said rather than something wrong: most pictures look like none of them. A wide view is seen only in a picture
 * that is `open`: behind a person close by, blue is a wall as well. A room is seen only where `things` of one are.
 */
export function guessSetting(
  colours: readonly [Plane, Plane, Plane], size: Size, skip: Plane, { light, detail, things, open }: Pick<PictureFacts, 'light' | 'detail' | 'things'> & { open: boolean },
): Setting | undefined {
  const top = sharesIn(colours, size, 0, 0.45, skip)
  const bottom = sharesIn(colours, size, 0.55, 1, skip)
  const all = sharesIn(colours, size, 0, 1, skip)
  const blues = ({ 'sky-blue': sky, blue, navy, teal }: Shares) => sky + blue + navy + teal
  const greens = ({ green, olive }: Shares) => green + olive
  const warm = ({ orange, beige, brown, yellow }: Shares) => orange + beige + brown + yellow

  if (light.level === 'dark' && all.black + all.navy > 0.55) {
    if (all.lamp > 0.03) return 'night-lights'
    if (all.lamp > 0.002 && detail.texture !== 'smooth') return 'stars'
    return undefined
  }
  if (detail.background === 'plain') return 'studio'
  const wide = open && detail.background === 'sharp' && light.level !== 'dim'
  const skyAbove = wide && blues(top) + top.white > 0.5
  if (skyAbove && blues(bottom) > 0.4) return 'water'
  if (skyAbove && bottom.white > 0.4) return 'snow'
  if (skyAbove && bottom.beige + bottom.yellow + bottom.orange > 0.45) return 'sand'
  if (greens(all) > 0.35) return greens(top) > 0.3 ? 'foliage' : 'greenery'
  if (wide && blues(top) > 0.45) return 'sky'
  if (warm(all) > 0.6 && light.level !== 'bright' && things.some(({ name }) => INDOOR_THINGS.includes(name))) return 'warm-room'
  return undefined
}
