import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { besideOthers, habitOf, type Footing, type SubjectKind } from './habits.ts'

type Scene = SceneSpec['scene']

/** Where things can stand in each scene, as shares of the frame's height from the top. */
interface Surfaces {
  /** 'bank': the scene has no near ground, so one is laid along the lower edge. */
  ground: readonly [top: number, bottom: number] | 'bank'
  water?: readonly [top: number, bottom: number]
  /** Size of what stands on the ground beside the usual, where the scene has a measure of its own. */
  scale?: number
  /** Grass that stands before a figure's foot, as a share of the figure. */
  growth?: number
}

const surfaces: Record<Exclude<Scene, 'portrait' | 'figure'>, Surfaces> = {
  underwater: { ground: [0.9, 0.97] },
  pond: { ground: [0.7, 0.9] },
  alpine: { ground: 'bank', water: [0.68, 0.9], growth: 0.035 },
  seascape: { ground: 'bank', water: [0.58, 0.74] },
  desert: { ground: [0.84, 0.95] },
  inkwash: { ground: 'bank', water: [0.8, 0.9] },
  city: { ground: 'bank', water: [0.78, 0.92] },
  galaxy: { ground: 'bank' },
  'cloud-sea': { ground: [0.84, 0.92] },
  pattern: { ground: [0.86, 0.86] },
  abstract: { ground: [0.86, 0.86] },
  'still-life': { ground: [0.84, 0.92] },
  // In front of the branches, cut off by the frame as a sitter is.
  blossom: { ground: [1.03, 1.05] },
  meadow: { ground: [0.8, 0.95], growth: 0.085 },
  forest: { ground: [0.86, 0.95], growth: 0.035 },
  winter: { ground: [0.84, 0.94], scale: 0.72 },
  'old-town': { ground: [0.9, 0.96], scale: 0.66 },
  interior: { ground: [0.88, 0.94], scale: 0.58 },
  waterfall: { ground: 'bank', water: [0.8, 0.9], scale: 0.8 },
}

const CANALS: readonly SceneSpec['place'][] = ['water-town', 'venice']
const STREET: Surfaces = { ground: [0.86, 0.95] }
const canal: Surfaces = { ground: 'bank', scale: 0.66, water: [0.74, 0.88] }

export function surfacesOf({ scene, place, manner }: SceneSpec): Surfaces {
  if (scene === 'old-town' && CANALS.includes(place)) return canal
  if (scene === 'city' && manner === 'street') return STREET
  return surfaces[scene === 'portrait' || scene === 'figure' ? 'abstract' : scene]
}

/** One figure: its foot (shares of the frame), its square's side as a share of the shorter side. */
export interface Place {
  x: number
  foot: number
  size: number
  mirrored: boolean
  footing: Footing
}

/** Near enough for a face to be read; the frame cuts them off. */
const FACING = { size: 1.72, foot: 1.775 } as const

function nearStand({ person }: SceneSpec, count: number): Pick<Place, 'size' | 'foot'> {
  const size = FACING.size * (count > 1 ? 0.76 : 1)
  // Children are as near, and lower.
  return { size, foot: FACING.foot - (FACING.size - size) - (person?.age === 'child' ? 0.2 * size : 0) }
}

/** From one of a group of people to the next, as a share of their size. */
const STRIDE = 0.34

const HERO_SIZE: Record<SceneSpec['framing'], number> = { close: 0.62, medium: 0.42, wide: 0.26 }

/** What a kind rests on in a scene: a whale swims through the air where there is no water, a boat lies on the sand. */
function footingIn(spec: SceneSpec, kind: SubjectKind): Footing {
  const { scene } = spec
  const { footing } = habitOf(spec, kind)
  if (kind === 'rocket') return scene === 'galaxy' || scene === 'cloud-sea' ? 'air' : footing
  if (kind === 'astronaut') return scene === 'galaxy' && spec.manner !== 'moonscape' ? 'air' : footing
  if (scene === 'galaxy' || scene === 'abstract') return footing === 'water' && kind !== 'bird' ? 'air' : footing
  if (footing !== 'water' || surfacesOf(spec).water) return footing
  return kind === 'whale' || kind === 'dolphin' ? 'air' : 'ground'
}

/**
 * Places for the figures of one kind, far ones first. Every draw is the same in number at every size, so a preview
 * shows the same arrangement. Several kinds share the width: this one has the `slot`-th of `slots` parts.
 */
export function placesFor(
  spec: SceneSpec, kind: SubjectKind, count: number, [slot, slots]: readonly [number, number], random: Random,
): Place[] {
  const habit = habitOf(spec, kind)
  const footing = footingIn(spec, kind)
  const { ground, water, scale = 1 } = surfacesOf(spec)
  const air = habit.air ?? [0.42, 0.6]
  const [top, bottom] = footing === 'air' ? air : footing === 'water' && water ? water : ground === 'bank' ? [0.93, 0.96] : ground
  const crowd = Math.pow(count * slots, footing !== 'ground' ? -0.36 : habit.broad && count > 1 ? -0.42 : -0.27)
  const front = spec.scene === 'blossom' && footing === 'ground' ? 1.35 : 1
  const size = HERO_SIZE[spec.framing] * habit.size * besideOthers(spec, kind) * crowd * front * (footing === 'air' ? 1 : scale)
  const draws = Array.from({ length: count }, () => ({ across: random(), down: random(), vary: random(), mirrored: random() < 0.5 }))
  const party = { size, count, slot, slots, span: [top, bottom] as const }
  const arrange = kind === 'person' && count > 1 ? together : scattered(spec, footing, habit.whole)
  const near = kind === 'person' && spec.person?.facing ? nearStand(spec, count) : undefined
  const places = arrange({ ...party, ...(near && { size: near.size }) }, draws).map((place, i): Place => ({ ...place, ...near, ...(near && slots > 1 && { x: Math.max(0.24, Math.min(0.76, place.x)) }), mirrored: !near && draws[i]!.mirrored, footing }))
  return places.sort((a, b) => (footing === 'air' ? a.size - b.size : a.foot - b.foot))
}

type Draw = Record<'across' | 'down' | 'vary', number>
type Standing = Pick<Place, 'x' | 'foot' | 'size'>

/** Figures of one kind: their usual size, their part of the width, and the heights that they may stand at. */
interface Party {
  size: number
  count: number
  slot: number
  slots: number
  span: readonly [top: number, bottom: number]
}

/** People who came together stand together, on one line. */
function together({ size, count, slot, slots, span: [top, bottom] }: Party, draws: readonly Draw[]): Standing[] {
  const { across: middle, down: line } = draws[0]!
  return draws.map(({ down, vary }, i) => {
    const x = (slot + (0.36 + 0.28 * middle) + (i - (count - 1) / 2) * size * STRIDE) / slots
    return { x: Math.max(0.06, Math.min(0.94, x)), foot: top + (bottom - top) * (0.6 + 0.3 * line + 0.1 * down), size: size * (0.98 + 0.04 * vary) }
  })
}

/** One in each column of the width, some nearer than others. */
function scattered({ framing }: SceneSpec, footing: Footing, whole?: true) {
  return ({ size, count, slot, slots, span: [top, bottom] }: Party, draws: readonly Draw[]): Standing[] =>
    draws.map(({ across, down, vary }, i) => {
      const column = (i + 0.5 + (across - 0.5) * 0.55) / count
      // A lone figure stands off the middle, as a painter would put it; a near one comes to the middle.
      const lone = framing === 'close' ? 0.5 + (across - 0.5) * 0.12 : 0.5 + (across < 0.5 ? -1 : 1) * (0.1 + 0.09 * down)
      const x = (slot + (count === 1 && slots === 1 ? lone : 0.1 + 0.8 * column)) / slots
      const depthward = count === 1 ? 0.75 + 0.25 * down : down
      const near = footing === 'air' ? 0.65 + 0.6 * vary : (0.8 + 0.25 * depthward) * (0.93 + 0.14 * vary)
      const own = size * (count === 1 ? 1 : near)
      const margin = whole ? Math.min(0.5, own * 0.52) : 0
      return { x: Math.max(margin, Math.min(1 - margin, x)), foot: top + (bottom - top) * depthward, size: own }
    })
}
