import type { Reading, Scene } from './reading.ts'
import type { SceneSpec } from './scene-spec.ts'

const MAX_THINGS = 5

/** Whether the picture is of things on a table: nothing else is named that has a place of its own. */
export function isStillLife({ things, subjects }: Reading, claims: ReadonlyMap<Scene, number>): boolean {
  const elsewhere = [...claims].some(([scene, claim]) => claim >= 5 && scene !== 'still-life' && scene !== 'interior' && !(scene === 'abstract' && claim === 5))
  return things.length > 0 && !elsewhere && subjects.every(({ kind }) => kind === 'flower')
}

export function thingsOf({ things, subjects, slots }: Reading): Pick<SceneSpec, 'things' | 'framing'> {
  const named = things.map(({ thing }) => thing)
  // Flowers on a table stand in a vase.
  if (subjects.some(({ kind }) => kind === 'flower')) named.push('vase')
  return { things: [...new Set(named)].slice(0, MAX_THINGS), framing: slots.framing ?? 'medium' }
}
