import type { Random } from '../../pixels/random.ts'
import type { Person, SceneSpec } from '../../scene/scene-spec.ts'
import { castings, type Role } from './costume/casting.ts'
import { HOLDING, type ArmPose } from './arm-pose.ts'
import { blend, lightness, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'

type Trait<Name extends keyof Person> = NonNullable<Person[Name]>
type Stance = 'standing' | 'walking' | 'sitting' | 'dancing'

/** One person as they are to be drawn: every choice made. */
export interface Look {
  gender: Trait<'gender'>
  age: Trait<'age'>
  hair: Trait<'hair'>
  outfit: Trait<'outfit'>
  /** Dressed as what they are, or in other clothes that are named, with the head-wear of it. */
  role?: Role
  disguised?: boolean
  holds?: Trait<'holds'>
  holdsColour?: Pigment
  wears: readonly Trait<'wears'>[number][]
  /** What each thing worn is made of. */
  worn: (thing: Trait<'wears'>[number]) => Pigment
  skin: Pigment
  hairColour: Pigment
  eyes: Pigment
  lips: Pigment
  /** Main cloth, a second one that goes with it, a small accent, and shoes. */
  cloth: Pigment
  second: Pigment
  /** Trousers that are asked for. */
  trousers?: Pigment
  accent: Pigment
  shoes: Pigment
  /** The arm on the left and on the right of the picture. */
  arms: readonly [ArmPose, ArmPose]
  stance: Stance
  /** Where the weight and the face lean, -1 .. 1. */
  sway: number
  turn: number
  /** Drawn as animation draws people: large eyes, hints of a nose and a mouth. */
  anime: boolean
  /** Smiles so that the teeth show. */
  glad: boolean
  /** A number of its own for folds, patterns and locks. */
  draw: number
}

const SKINS: Readonly<Record<Trait<'skin'>, Pigment>> = {
  light: pigment('#f2cdb6'), fair: pigment('#e9bb9a'), medium: pigment('#d9a57c'),
  tan: pigment('#c68b60'), brown: pigment('#96623f'), dark: pigment('#65402e'),
}
const HAIRS = ['#2a1f1e', '#4b2f24', '#17151a', '#7a4f30', '#b98a52', '#8a3d26'].map(pigment)
const DARK_SKINS: readonly Trait<'skin'>[] = ['tan', 'brown', 'dark']
/** The darker ones go with every skin. */
const EYES = ['#4a3020', '#35281f', '#5a6a48', '#46617a'].map(pigment)
const BRIGHT_EYES = ['#5a4ac0', '#2f7fc8', '#3a9a78', '#c07a2a', '#b0486a'].map(pigment)
const CLOTHS = ['#b5473c', '#2f5d62', '#d9a441', '#37507e', '#7d4e6d', '#e8dccb', '#5f7c54', '#d98b6a', '#1f2b3d', '#c96f84'].map(pigment)
const NEUTRALS = ['#2c3140', '#e9dfcf', '#6f6256', '#3f4a55', '#b9a58a'].map(pigment)
/** What a man's suit or coat is made of when nobody says. */
const SOBER = ['#1f2b3d', '#3f4a55', '#6f5e4f', '#37507e', '#2f5d62', '#b59f82'].map(pigment)
const OUTFITS: Readonly<Record<Trait<'gender'>, readonly Trait<'outfit'>[]>> = {
  female: ['dress', 'coat', 'sweater', 'suit', 'shirt'],
  male: ['suit', 'coat', 'sweater', 'shirt', 'hoodie'],
}
const CHILDREN: typeof OUTFITS = { female: ['dress', 'sweater', 'hoodie'], male: ['hoodie', 'sweater', 'shirt'] }
const OVER_TROUSERS: readonly Trait<'outfit'>[] = ['sweater', 'shirt', 'hoodie']
const DENIM: Pigment = pigment('#41587c')
const ARMS: readonly (readonly [ArmPose, ArmPose])[] = [['down', 'hip'], ['back', 'back'], ['hip', 'down'], ['clasp', 'clasp'], ['down', 'down'], ['hip', 'back']]
const POCKETED: readonly Trait<'outfit'>[] = ['suit', 'coat', 'hoodie', 'shirt', 'sweater']
/** Robes of the East, that go with hair put up. */
export const DRESSED: readonly Trait<'outfit'>[] = ['hanfu', 'kimono', 'qipao']
export const SLEEVED: readonly Trait<'outfit'>[] = ['hanfu', 'kimono']
const LIPS: Readonly<Record<Trait<'gender'>, number>> = { female: 0.62, male: 0.22 }

/** Denim takes a colour, and stays denim. */
function trousersOf({ legs, legsColour }: Person, neutral: Pigment): Pigment {
  if (legs === 'jeans') return legsColour ? blend(pigment(legsColour), DENIM, 0.5) : DENIM
  return legsColour ? pigment(legsColour) : neutral
}

/** Clothes that are none of a calling's own. */
const OTHERWISE: readonly Trait<'outfit'>[] = ['suit', 'sweater', 'hoodie', 'sportswear', 'kimono', 'qipao', 'hanfu']

/** What a calling leaves open is settled by the draws; what is said of the person stays. */
function inRole(person: Person, draws: readonly number[]): Person {
  if (!person.role) return person
  const { gender, age, hair, hairColour, skin, wears = [], outfit, holds } = castings[person.role]
  const own = person.gender ?? gender ?? (draws[0]! < 0.5 ? 'female' : 'male')
  const child = person.age === 'child'
  const worn = wears.filter((thing) => thing !== 'beard' || (own === 'male' && !child && person.age !== 'adult'))
  return {
    ...person, gender: own,
    ...(age && { age: person.age ?? age }), ...(skin && { skin: person.skin ?? skin }), ...(outfit && { outfit: person.outfit ?? outfit }), ...(holds && { holds: person.holds ?? holds }),
    ...(hair && { hair: person.hair ?? pick(() => draws[7]!, hair[own]) }), ...(hairColour && { hairColour: person.hairColour ?? hairColour }),
    wears: [...new Set([...(person.wears ?? []), ...worn])],
  }
}

function stanceOf({ subjects, framing }: SceneSpec): Stance {
  const pose = subjects.find(({ kind }) => kind === 'person')?.pose
  return framing !== 'close' && (pose === 'walking' || pose === 'sitting' || pose === 'dancing') ? pose : 'standing'
}

const DRAWN_SKINS = ['light', 'fair', 'fair', 'medium', 'tan', 'brown'] as const

/** A parent and their child, who are alike. */
function familyOf({ person, seed }: SceneSpec): readonly Person[] {
  if (!person?.child) return []
  const { child, skin = DRAWN_SKINS[seed % DRAWN_SKINS.length]!, hairColour, place } = person
  return [
    { ...person, skin },
    { age: 'child', skin, ...(child !== 'any' && { gender: child }), ...(hairColour && person.age !== 'old' && { hairColour }), ...(place && { place }) },
  ]
}

/** Settles a person: what the spec says, and the rest by seed. */
export function lookOf(spec: SceneSpec, at: number, random: Random): Look {
  const draws = Array.from({ length: 14 }, () => random())
  const asked = inRole(familyOf(spec)[at] ?? spec.person ?? {}, draws)
  const casting = asked.role && castings[asked.role]
  const of = <T>(draw: number, list: readonly T[]): T => pick(() => draws[draw]!, list)
  // The two of a couple agree on who is who.
  const drawn = asked.mixed ? (['female', 'male'] as const)[spec.seed % 2]! : of(0, ['female', 'female', 'male'] as const)
  const gender = asked.gender ?? drawn
  const own = asked.mixed && at === 1 ? (gender === 'female' ? 'male' : 'female') : gender
  const age = asked.age ?? 'adult'
  const anime = spec.style === 'cartoon'
  const dances = own === 'female' && age !== 'old' && !asked.legs && spec.subjects.some(({ kind, pose }) => kind === 'person' && pose === 'dancing')
  const outfit = asked.outfit ?? (dances ? 'dress' : undefined) ?? of(1, asked.legs ? OVER_TROUSERS : age === 'child' || (anime && own === 'female') ? CHILDREN[own] : OUTFITS[own])
  const eastern = DRESSED.includes(outfit)
  const skinName = asked.skin ?? of(2, eastern ? (['light', 'fair', 'light'] as const) : DRAWN_SKINS)
  const skin = SKINS[skinName]
  const sober = own === 'male' && (outfit === 'suit' || outfit === 'coat')
  const named = spec.subjects.find(({ kind }) => kind === 'person')?.colour
  const cloth = named && at === 0 ? pigment(named) : of(3, casting ? casting.cloths.map(pigment) : sober ? SOBER : CLOTHS)
  const lit = lightness(cloth)
  const neutral = lit < 0.36 ? NEUTRALS[at % 2 ? 4 : 1]! : of(4, NEUTRALS.filter((other) => Math.abs(lightness(other) - lit) > 0.22))
  const free = of(5, ARMS)
  const pocket = POCKETED.includes(outfit) && draws[6]! < 0.6
  const stance = stanceOf(spec)
  const disguised = Boolean(casting && spec.person?.outfit && spec.person.outfit !== casting.outfit && OTHERWISE.includes(spec.person.outfit))
  const accent = casting ? pigment(casting.accent) : of(10, CLOTHS.filter((other) => other !== cloth))
  const busy = asked.wears?.includes('umbrella')
  const pose = spec.subjects.find(({ kind }) => kind === 'person')?.pose
  const arms = busy ? (['down', 'raised'] as const)
    : asked.holds ? HOLDING[asked.holds]
    : pose === 'waving' ? ([free[0] === 'hip' ? 'hip' : 'down', 'wave'] as const)
    : stance === 'dancing' ? (draws[12]! < 0.5 ? (['sweep', 'swing'] as const) : (['swing', 'sweep'] as const))
    : stance === 'sitting' ? (['lap', 'lap'] as const) : stance === 'walking' && !SLEEVED.includes(outfit) ? (draws[12]! < 0.5 ? (['ahead', 'behind'] as const) : (['behind', 'ahead'] as const))
    : casting?.arms && !disguised ? of(5, casting.arms)
    : SLEEVED.includes(outfit) ? (['hold', 'hold'] as const) : pocket ? ([free[0] === 'hip' ? free[0] : 'down', 'pocket'] as const) : free
  return {
    gender: own, age, outfit, skin, arms, stance, cloth,
    hair: asked.hair ?? of(7, own === 'female' && eastern ? (['bun', 'bun', 'long'] as const) : own === 'female' && age === 'old' ? (['bun', 'bob', 'curly', 'short'] as const) : own === 'female' ? (anime ? (['long', 'bob', 'long', 'short', 'bob'] as const) : (['long', 'bob', 'bun', 'curly', 'long'] as const)) : (['short', 'short', 'curly'] as const)),
    wears: asked.wears ?? [],
    hairColour: asked.hairColour ? pigment(asked.hairColour) : age === 'old' ? pigment('#c9c6c4') : of(8, eastern || DARK_SKINS.includes(skinName) ? HAIRS.slice(0, 3) : HAIRS),
    eyes: asked.eyes ? pigment(asked.eyes) : anime ? of(9, BRIGHT_EYES) : of(9, EYES.slice(0, !eastern && (skinName === 'light' || skinName === 'fair') ? 4 : 2)),
    lips: blend(shade(skin, 0.84), [176, 44, 58], LIPS[own]),
    second: neutral,
    ...(asked.legs && { trousers: trousersOf(asked, neutral) }),
    accent,
    worn: (thing) => (asked.wearsColours?.[thing] ? pigment(asked.wearsColours[thing]) : thing === 'hat' && casting ? pigment(casting.accent) : thing === 'hat' ? blend(accent, own === 'male' ? [96, 84, 74] : [236, 214, 172], own === 'male' ? 0.7 : 0.35) : accent),
    shoes: of(11, ['#2a2326', '#7b4a34', '#efe7dc'].map(pigment)),
    sway: draws[12]! < 0.5 ? -1 : 1,
    turn: (draws[13]! < 0.5 ? -1 : 1) * (0.45 + 0.4 * draws[6]!),
    anime,
    glad: asked.role !== 'baby' && (spec.mood === 'joyful' || Boolean(casting?.glad && spec.mood === 'calm') || pose === 'waving' || stance === 'dancing'),
    ...(asked.role && { role: asked.role, disguised }),
    ...(asked.holds && !busy && { holds: asked.holds, ...(asked.holdsColour && { holdsColour: pigment(asked.holdsColour) }) }),
    draw: Math.floor(draws[5]! * 1e6),
  }
}
