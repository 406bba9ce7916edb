import type { SceneSpec } from '../../scene/scene-spec.ts'
import { TRAIN_FOOT } from '../subjects/machines/railway.ts'

export type SubjectKind = SceneSpec['subjects'][number]['kind']
export type Footing = 'ground' | 'water' | 'air'

/** How a kind is placed: what it stands on, its size beside a cat's, the share of it under water, its room in the air. */
interface Habit {
  footing: Footing
  size: number
  sunk?: number
  /** Share of its square under what it stands on. */
  under?: number
  /** How much nearer than others it stands on a bank, as a share of the frame's height. */
  beyondBank?: number
  air?: readonly [top: number, bottom: number]
  /** Distance in the air, 0 near .. 1 far. */
  depth?: number
  /** Never cut by the frame's sides. */
  whole?: true
  /** Longer than tall: several need room beside each other. */
  broad?: true
  /** Gives light of its own, which haze and dusk do not dim. */
  glows?: true
}

const habits: Record<SubjectKind, Habit> = {
  cat: { footing: 'ground', size: 1 },
  dog: { footing: 'ground', size: 1.08 },
  rabbit: { footing: 'ground', size: 0.86 },
  fox: { footing: 'ground', size: 1.02 },
  tiger: { footing: 'ground', size: 1.3 },
  lion: { footing: 'ground', size: 1.35 },
  panda: { footing: 'ground', size: 1.25 },
  bear: { footing: 'ground', size: 1.35 },
  deer: { footing: 'ground', size: 1.45 },
  person: { footing: 'ground', size: 1.75 },
  house: { footing: 'ground', size: 1.35 },
  tree: { footing: 'ground', size: 1.75 },
  flower: { footing: 'ground', size: 0.95 },
  bird: { footing: 'ground', size: 0.72 },
  boat: { footing: 'water', size: 0.95, sunk: 0.03 },
  whale: { footing: 'water', size: 1.3, sunk: 0.3 },
  balloon: { footing: 'air', size: 0.85, air: [0.26, 0.46], depth: 0.5 },
  lantern: { footing: 'air', size: 0.42, air: [0.2, 0.6], depth: 0.3, glows: true },
  butterfly: { footing: 'air', size: 0.4, air: [0.5, 0.78], depth: 0.05 },
  fish: { footing: 'air', size: 0.6, air: [0.4, 0.7], depth: 0.2 },
  koi: { footing: 'air', size: 0.75, air: [0.45, 0.75], depth: 0.2 },
  jellyfish: { footing: 'air', size: 0.85, air: [0.4, 0.66], depth: 0.3, glows: true },
  turtle: { footing: 'ground', size: 1.3 },
  car: { footing: 'ground', size: 1.6, whole: true },
  robot: { footing: 'ground', size: 1.35, whole: true },
  astronaut: { footing: 'ground', size: 1.45, air: [0.68, 0.82], depth: 0.2, whole: true },
  horse: { footing: 'ground', size: 1.5, whole: true },
  dragon: { footing: 'air', size: 2, air: [0.84, 0.88], depth: 0.35, whole: true },
  airplane: { footing: 'air', size: 1.45, air: [0.62, 0.7], depth: 0.4, whole: true },
  lighthouse: { footing: 'ground', size: 1.7, whole: true },
  castle: { footing: 'ground', size: 1.8, whole: true },
  train: { footing: 'ground', size: 2.6, under: 1 - TRAIN_FOOT, beyondBank: 0.17, whole: true },
  bicycle: { footing: 'ground', size: 1.2, whole: true },
  rocket: { footing: 'ground', size: 2.1, air: [0.84, 0.88], depth: 0.1, whole: true, glows: true },
  ufo: { footing: 'air', size: 1.75, air: [0.86, 0.9], depth: 0.12, whole: true },
  spaceship: { footing: 'air', size: 1.9, air: [0.7, 0.78], depth: 0.1, whole: true },
  pumpkin: { footing: 'ground', size: 0.95, whole: true },
  church: { footing: 'ground', size: 2.1, whole: true },
  'ferris-wheel': { footing: 'ground', size: 2.1, whole: true },
  motorcycle: { footing: 'ground', size: 1.35, whole: true },
  bus: { footing: 'ground', size: 1.9, whole: true },
  helicopter: { footing: 'air', size: 1.4, air: [0.5, 0.6], depth: 0.4, whole: true },
  kite: { footing: 'air', size: 1.15, air: [0.38, 0.5], depth: 0.3, whole: true },
  windmill: { footing: 'ground', size: 1.75, whole: true },
  tent: { footing: 'ground', size: 1.35, whole: true },
  campfire: { footing: 'ground', size: 0.85, glows: true, whole: true },
  snowman: { footing: 'ground', size: 1.3, whole: true },
  elephant: { footing: 'ground', size: 1.7, whole: true },
  dinosaur: { footing: 'ground', size: 2, whole: true },
  penguin: { footing: 'ground', size: 1 },
  sheep: { footing: 'ground', size: 1.1 },
  dolphin: { footing: 'water', size: 1.4, sunk: 0.015, whole: true },
  shark: { footing: 'air', size: 1.5, air: [0.5, 0.66], depth: 0.2, whole: true },
  octopus: { footing: 'air', size: 1.1, air: [0.6, 0.76], depth: 0.1 },
  chicken: { footing: 'ground', size: 0.9 },
  chick: { footing: 'ground', size: 0.55 },
  phoenix: { footing: 'air', size: 1.9, air: [0.8, 0.86], depth: 0.04, whole: true, glows: true },
  cow: { footing: 'ground', size: 1.45, whole: true, broad: true },
  squirrel: { footing: 'ground', size: 0.74 },
  wolf: { footing: 'ground', size: 1.12 },
  monkey: { footing: 'ground', size: 0.92 },
  giraffe: { footing: 'ground', size: 2, whole: true },
  zebra: { footing: 'ground', size: 1.4, whole: true, broad: true },
  pig: { footing: 'ground', size: 1.1, whole: true, broad: true },
  camel: { footing: 'ground', size: 1.65, whole: true, broad: true },
  moon: { footing: 'air', size: 0.5, air: [0.3, 0.3], depth: 0.985, glows: true },
}

/** Swans swim, whatever other birds do. */
const SWIMMING: Habit = { footing: 'water', size: 0.78, sunk: 0.03 }
/** A peacock's train is a wheel taller than it. */
const WHEELING: Habit = { footing: 'ground', size: 1.35 }

/** A ship is many boats long. */
const TALL_SHIP: Habit = { footing: 'water', size: 1.9, sunk: 0.045, whole: true }

/** A candle burns in it. */
const JACK: Habit = { footing: 'ground', size: 0.95, whole: true, glows: true }

/** A crown on a bare trunk looks smaller than a broad tree. */
const PALM: Habit = { footing: 'ground', size: 2 }

/** A column is slimmer than a crown. */
const CACTUS: Habit = { footing: 'ground', size: 1.6 }

/** Indoors people are seen beside their cats. */
const INDOORS: Habit = { footing: 'ground', size: 2.75 }

/** Its own lights are all that is seen of it by night. */
const LIT_WHEEL: Habit = { footing: 'ground', size: 2.1, whole: true, glows: true }

export function habitOf({ subjects, scene, time }: SceneSpec, kind: SubjectKind): Habit {
  if (kind === 'ferris-wheel' && time === 'night') return LIT_WHEEL
  if (scene === 'interior' && kind === 'person') return INDOORS
  const variety = subjects.find((subject) => subject.kind === kind)?.variety
  if (variety === 'tall-ship') return TALL_SHIP
  if (variety === 'palm') return PALM
  if (variety === 'cactus') return CACTUS
  if (variety === 'jack-o-lantern') return JACK
  return variety === 'swan' ? SWIMMING : variety === 'peacock' ? WHEELING : habits[kind]
}

/** Small beside people, and beside what is larger than they are. */
const PETS: readonly SubjectKind[] = ['cat', 'dog', 'rabbit', 'fox', 'bird', 'squirrel', 'monkey', 'chicken', 'chick', 'pig', 'pumpkin']
const SMALL: readonly SubjectKind[] = [...PETS, 'penguin', 'sheep', 'person', 'deer', 'bicycle', 'horse', 'cow', 'wolf', 'zebra', 'pig', 'camel']
const GIANTS: readonly SubjectKind[] = ['windmill', 'train', 'elephant', 'dinosaur', 'giraffe', 'bus', 'church', 'ferris-wheel', 'rocket']

const FOWL: readonly SubjectKind[] = ['chicken', 'chick']
const CATTLE: readonly SubjectKind[] = ['cow', 'pig', 'horse', 'sheep', 'camel', 'zebra']

/** A figure's size beside those that it is seen with. */
export function besideOthers({ subjects }: SceneSpec, kind: SubjectKind): number {
  const together = (kinds: readonly SubjectKind[]) => subjects.some((other) => other.kind !== kind && kinds.includes(other.kind))
  if (FOWL.includes(kind) && together(CATTLE)) return 0.62
  return SMALL.includes(kind) && together(GIANTS) ? 0.56 : PETS.includes(kind) && together(['person']) ? 0.6 : 1
}
