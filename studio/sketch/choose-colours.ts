import { display, type Rgb } from '../pixels/colour.ts'
import { createRandom } from '../pixels/random.ts'
import type { PersonPart } from './people.ts'
import type { RegionFacts } from './region-facts.ts'

/** Colours that go together, by what they are for. */
export interface SketchPalette {
  sky: string
  ground: string
  /** Between them, from near to far: hills. */
  far: readonly string[]
  /** Behind a subject that stands alone on the sheet. */
  sheet: string
  sun: string
  /** For things, the quiet ones first. */
  things: readonly string[]
}

export const sketchPalettes = {
  natural: {
    sky: '#a9d6f0', ground: '#a9cb78', far: ['#84b08a', '#8fa9c9', '#a7b7da'], sheet: '#f6efe0', sun: '#ffd166',
    things: ['#f3dfb8', '#d9694b', '#8a5f43', '#6fae5c', '#f2a65a', '#5b8fb9', '#f4b6c2', '#fff3d6'],
  },
  warm: {
    sky: '#fbd9a8', ground: '#d9a066', far: ['#c9785a', '#d99a7c', '#e8bfa0'], sheet: '#fdf1dd', sun: '#ffb347',
    things: ['#f9e2bb', '#d8572a', '#8f4a2b', '#c32f27', '#f2a541', '#7f9172', '#f7b2a0', '#fff4dc'],
  },
  cool: {
    sky: '#b8d8ee', ground: '#8fbfb0', far: ['#6d9dc5', '#8eb1d8', '#b3c7e6'], sheet: '#eef4f7', sun: '#fff1b8',
    things: ['#dbe7f0', '#4f7cac', '#3d5a80', '#5fa8a3', '#98c1d9', '#b8a9d9', '#e0fbfc', '#f5e6cc'],
  },
  pastel: {
    sky: '#cfe8f7', ground: '#cde8c4', far: ['#d9cdee', '#f5d5e2', '#c7ddf2'], sheet: '#fff7f2', sun: '#ffe8a3',
    things: ['#ffe5d4', '#f7b7c5', '#c9b6e4', '#a8dcc8', '#ffd59e', '#a9d0f0', '#f9cfe0', '#fffbe8'],
  },
  vivid: {
    sky: '#4cc9f0', ground: '#70c94e', far: ['#3a86d8', '#7b5fe0', '#22b8a0'], sheet: '#fff4cf', sun: '#ffc800',
    things: ['#ffe08a', '#f94144', '#8338ec', '#43aa8b', '#ff8c1a', '#277da1', '#ff5fa2', '#ffffff'],
  },
  grey: {
    sky: '#d6d8da', ground: '#b4b7b9', far: ['#8e9194', '#a4a7aa', '#bcbfc2'], sheet: '#f4f3f1', sun: '#ffffff',
    things: ['#e4e4e2', '#8b8e91', '#5c5f63', '#a9acae', '#c4c6c8', '#74777a', '#d2d3d4', '#fafafa'],
  },
  night: {
    sky: '#2b3467', ground: '#27514b', far: ['#3b4a86', '#4b5b9e', '#30406f'], sheet: '#39406b', sun: '#fdf0b0',
    things: ['#d9c8a0', '#b85c5c', '#5b4b73', '#3f7d6a', '#e8a55c', '#5a86c0', '#c98aa8', '#f0e6cf'],
  },
} as const satisfies Record<string, SketchPalette>
export type SketchPaletteName = keyof typeof sketchPalettes

const CLOUD = '#fbfaf6'

/** Colours of a person's parts that were asked for, '#rrggbb'. */
export interface PersonColours {
  skin?: string | undefined
  hair?: string | undefined
  eyes?: string | undefined
  clothes?: string | undefined
}

/** Colours of what lies about things that were asked for, '#rrggbb'; `far` are hills. */
export type PlaceColours = Partial<Record<'sky' | 'ground' | 'far' | 'sheet' | 'sun', string>>

/** What nobody said a word of is as people mostly are; clothes are coloured as things are. */
const personColour = (part: PersonPart, { skin = '#f3cdb0', hair = '#6b4a38', clothes }: PersonColours): string | undefined =>
  ({ skin, hair, clothes, eye: '#fdfbf6', lips: '#d98378' })[part]

/** Areas that look alike (petals, wheels, eyes) get one colour: of nearly one size and shape, near each other. */
const alike = (a: RegionFacts, b: RegionFacts) =>
  Math.abs(Math.log(a.area / b.area)) < 0.45 && Math.abs(a.fill - b.fill) < 0.16 && a.area < 0.03 && Math.hypot(a.x - b.x, a.y - b.y) < 9 * Math.sqrt(a.area) &&
  Math.abs(Math.log((a.width * b.height) / (a.height * b.width))) < 1.2

/**
 * A colour for each area: the sky above, the ground below, the sheet behind a lone subject; things take the palette's
 * colours so that neighbours differ, and what looks alike is coloured alike. `wanted` colours are used first, of an animal
 * on all of its larger areas. `people` says what of a person an area is.
 */
export function chooseColours(
  regions: readonly RegionFacts[],
  given: SketchPalette,
  { wanted, places, isAnimal }: { wanted: readonly string[]; places: PlaceColours; isAnimal: boolean },
  people: { parts: readonly (PersonPart | undefined)[]; colours: PersonColours },
  seed: number,
): Rgb[] {
  const random = createRandom(seed)
  const palette: SketchPalette = { ...given, ...places, far: places.far ? [places.far] : given.far }
  const things = [...wanted, ...palette.things].map(display)
  const uses = things.map((_, k) => (k < wanted.length ? -2 * (wanted.length - k) : 0))
  const chosen: (Rgb | undefined)[] = regions.map((region, k) => {
    // What reaches round the head to the sheet's sides is behind it.
    const part = people.parts[k] === 'hair' && isGround(region) && region.touches.top ? undefined : people.parts[k]
    const own = part && personColour(part, people.colours)
    return own ? display(own) : part ? undefined : grounds(region, palette, regions)
  })
  // Petals weigh together: of a flower they are what a colour is said of first.
  const weights = regions.map((region) => regions.reduce((sum, other) => sum + (other !== region && alike(region, other) ? other.area : 0), region.area))
  const order = regions.map((_, k) => k).sort((a, b) => weights[b]! - weights[a]! || regions[b]!.area - regions[a]!.area)
  if (isAnimal && wanted[0]) for (const k of bodyOf(order, regions, chosen)) chosen[k] = display(wanted[0])
  const cloth = order.find((k) => people.parts[k] === 'clothes')
  for (const k of order) {
    if (chosen[k]) continue
    const region = regions[k]!
    const twin = order.find((other) => other !== k && chosen[other] && people.parts[other] === people.parts[k] && !isGround(regions[other]!) && alike(regions[other]!, region))
    // Sleeves and the halves of a jacket are of one cloth.
    const same = cloth !== undefined && people.parts[k] === 'clothes' && region.area > ONE_CLOTH * regions[cloth]!.area ? cloth : twin
    if (same !== undefined && chosen[same]) {
      chosen[k] = chosen[same]
      continue
    }
    const around = [...region.neighbours].map((other) => chosen[other]).filter((colour) => colour !== undefined)
    const scores = things.map((colour, at) => {
      const apart = Math.min(0.5, ...around.map((other) => Math.hypot(colour[0] - other[0], colour[1] - other[1], colour[2] - other[2])))
      return apart * 1.6 - 0.12 * uses[at]! + 0.2 * random()
    })
    const best = scores.indexOf(Math.max(...scores))
    uses[best]!++
    chosen[k] = things[best]
  }
  return chosen.map((colour) => colour ?? display(palette.sheet))
}

/** Share of the largest piece of clothes from which on another is of the same cloth. */
const ONE_CLOTH = 0.2
/** Share of an animal's largest area from which on another is of its coat; eyes and noses are smaller. */
const COAT = 0.06

/** The areas of the animal that the drawing shows: its largest thing, and what hangs together with it. */
function bodyOf(order: readonly number[], regions: readonly RegionFacts[], chosen: readonly (Rgb | undefined)[]): Set<number> {
  const free = order.filter((k) => !chosen[k] && !isGround(regions[k]!))
  const body = new Set(free.slice(0, 1))
  for (let changed = true; changed; ) {
    changed = false
    for (const k of free) {
      if (body.has(k) || regions[k]!.area < COAT * regions[free[0]!]!.area || ![...regions[k]!.neighbours].some((other) => body.has(other))) continue
      body.add(k)
      changed = true
    }
  }
  return body
}

const sides = ({ touches }: RegionFacts) => Object.values(touches).filter(Boolean).length
export const isGround = (region: RegionFacts) => sides(region) >= 2 && region.area > 0.02

function grounds(region: RegionFacts, palette: SketchPalette, all: readonly RegionFacts[]): Rgb | undefined {
  const { touches, area, y } = region
  if (sides(region) >= 4 || (sides(region) === 3 && area > 0.6)) return display(palette.sheet)
  if (isGround(region) && touches.top && y < 0.5) return display(palette.sky)
  if (isGround(region) && touches.bottom) return display(palette.ground)
  if (isGround(region) && region.width > 0.5) {
    const above = all.filter((other) => isGround(other) && !other.touches.top && !other.touches.bottom && other.y > y).length
    return display(palette.far[Math.min(palette.far.length - 1, above)]!)
  }
  // What floats alone in the sky is its sun or moon when round, a cloud when wide.
  const round = Math.abs(Math.log(region.width / region.height)) < 0.5 && region.fill > 0.68 && region.fill < 0.86
  const inSky = region.neighbours.size === 1 && [...region.neighbours].every((other) => all[other]!.touches.top && all[other]!.area > 0.15)
  if (!inSky || y > 0.36 || area > 0.06 || sides(all[[...region.neighbours][0]!]!) === 4) return undefined
  if (round) return display(palette.sun)
  return region.width > region.height * 1.3 ? display(CLOUD) : undefined
}
