import type { Work } from '#contract/entities.ts'

export interface Version {
  work: Work
  /** How many versions it is away from the first. */
  column: number
  /** The first that grew from a version stays in its line; each further one gets a line of its own. */
  lane: number
  parent: Version | undefined
}

/** Puts the versions of a work, oldest first, into columns and lines. */
export function versionTree(works: readonly Work[]): Version[] {
  const versions = new Map<string, Version>()
  const continued = new Set<Version>()
  let lanes = 0
  for (const work of works) {
    const parent = versions.get(work.parentId ?? '')
    const goesOn = parent !== undefined && !continued.has(parent)
    if (goesOn) continued.add(parent)
    versions.set(work.id, { work, parent, column: parent ? parent.column + 1 : 0, lane: goesOn ? parent.lane : lanes++ })
  }
  return [...versions.values()]
}
