import type { Reading, Scene } from './reading.ts'
import { soloThings, type SceneSpec } from './scene-spec.ts'

const MAX_THINGS = 5

/** Whether the picture is of things on a table: nothing else is named that has a place of its own. */
export function isStillLife({ things, subjects, slots }: Reading, claims: ReadonlyMap<Scene, number>): boolean {
  const elsewhere = [...claims].some(([scene, claim]) => claim >= 5 && scene !== 'still-life' && scene !== 'interior' && !(scene === 'abstract' && claim === 5))
  // An umbrella in the rain is out of doors.
  const used = slots.weather !== undefined && things.every(({ thing }) => thing === 'umbrella')
  return things.length > 0 && !used && !elsewhere && subjects.every(({ kind }) => kind === 'flower')
}

export function thingsOf({ things, subjects, slots, colours, person }: Reading): Pick<SceneSpec, 'things' | 'framing' | 'colours'> {
  const named = things.map(({ thing }) => thing)
  // Flowers on a table stand in a vase.
  if (subjects.some(({ kind }) => kind === 'flower')) named.push('vase')
  const worn = named.flatMap((thing) => (thing === 'umbrella' || thing === 'hat' ? (person.wearsColours?.[thing] ?? []) : []))
  const own = [...new Set([...worn, ...colours])].slice(0, 4)
  const solo = soloThings.some((thing) => named.includes(thing))
  return { things: [...new Set(named)].slice(0, MAX_THINGS), framing: slots.framing ?? 'medium', ...(solo && own.length && { colours: own }) }
}
