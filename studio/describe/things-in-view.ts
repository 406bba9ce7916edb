import type { Size } from '../pixels/raster.ts'
import type { Thing, ThingsFound } from '../vision/things/find-things.ts'
import { sideOf } from './layout.ts'
import type { NamedThings, ThingPlace } from './picture-facts.ts'

/** A thing that fills this share of the picture and more is all that there is to see. */
const FILLING = 0.6
/** Beside something of the first size or more, what is at most of the second and does not stand in front lies behind. */
const BEHIND = { main: 0.15, most: 0.04, bottom: 0.7 }
/** Kinds of things that are told, the largest first. */
const MOST = 5

/** What was found, people left out: each kind with its number and place, the largest first. */
export function thingsInView({ sure, perhapsMore }: ThingsFound, photo: Size): NamedThings[] {
  const areaOf = ({ box }: Thing) => (box.width * box.height) / (photo.width * photo.height)
  const largest = Math.max(0, ...sure.map(areaOf))
  const placeOf = (thing: Thing): ThingPlace => {
    const { box } = thing
    const area = areaOf(thing)
    if (area >= FILLING) return 'filling'
    const far = largest >= BEHIND.main && area <= BEHIND.most && (box.top + box.height) / photo.height < BEHIND.bottom
    return far ? 'behind' : sideOf((box.left + box.width / 2) / photo.width)
  }
  const kinds = Map.groupBy(sure.filter(({ name }) => name !== 'person'), ({ name }) => name)
  return [...kinds]
    .map(([name, things]) => {
      const places = new Set(things.map(placeOf))
      const [place] = places
      return {
        name,
        count: things.length,
        more: perhapsMore.has(name),
        // Some here and some there: where they are is no longer worth a word.
        place: places.size > 1 || (things.length > 1 && (place === 'filling' || perhapsMore.has(name))) ? ('around' as const) : place!,
        area: things.reduce((sum, thing) => sum + areaOf(thing), 0),
      }
    })
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MOST)
    .map(({ area: _, ...things }) => things)
}
