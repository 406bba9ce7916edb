import type { Reading, Scene } from './reading.ts'
import { manners, type Manner, type SceneSpec } from './scene-spec.ts'

/** Landscapes that a flowering branch may frame, and people. */
export const BRANCHED: readonly Scene[] = ['figure', 'alpine', 'seascape', 'desert', 'city', 'old-town', 'pond']

/** Ways that show another one as well, and say more than it. */
export const SHOWS: Partial<Record<Manner, Manner>> = { bridge: 'stream', eruption: 'volcano' }

/** How the scene is painted, and of which colours, where the words say so. */
export function mannerOf({ manners: named, colours, subjects, scenes }: Reading, scene: Scene, draw: number): Pick<SceneSpec, 'manner' | 'colours'> {
  const ways: readonly string[] = manners[scene as keyof typeof manners] ?? []
  const shown = namesBlossoms({ scenes }) ? 'sakura' : subjects.some(({ kind }) => kind === 'flower') ? 'floral' : subjects.some(({ kind }) => kind === 'tree') ? 'leaves' : undefined
  const found = named.filter(({ manner: way }) => ways.includes(way))
  const manner = (found.find(({ manner: way }) => SHOWS[way]) ?? found[0])?.manner ?? (scene === 'pattern' ? shown : scene === 'interior' ? 'sofa' : scene === 'city' ? cityView(subjects, draw) : undefined)
  const own = subjects.flatMap(({ colour }) => colour ?? [])
  const made = scene === 'pattern' ? [...colours, ...own] : scene === 'abstract' ? colours : []
  return { ...(manner && { manner }), ...(made.length && { colours: [...new Set(made)].slice(0, 4) }) }
}

export const namesBlossoms = ({ scenes }: Pick<Reading, 'scenes'>) => scenes.some(({ scene, claim, approximate }) => scene === 'blossom' && claim > 2 && !approximate)

/** Blossoms that are named beside a landscape reach into it on a branch. */
export function branchOf({ scenes, manners: named }: Reading, scene: Scene): Pick<SceneSpec, 'branch'> {
  if (!namesBlossoms({ scenes }) || !BRANCHED.includes(scene)) return {}
  return { branch: manners.blossom.find((kind) => named.some(({ manner }) => manner === kind)) ?? 'cherry' }
}

/** A city is mostly seen across its river, at night always, when its lights lie in the water; what stands or floats in the picture needs the bank and the water. */
const cityView = (subjects: Reading['subjects'], draw: number) => (subjects.length || draw < 0.6 ? 'river' : draw < 0.82 ? 'above' : 'street')
