import type { Generator } from '#contract/generators/control.ts'

interface Part {
  type?: unknown
  requirement?: unknown
  pipe?: readonly Part[]
}

function findMost({ type, requirement, pipe }: Part): number | undefined {
  if (type === 'max_length' && typeof requirement === 'number') return requirement
  // The first item of a pipe is the schema itself.
  for (const part of pipe ?? []) {
    const most = findMost(part)
    if (most !== undefined) return most
  }
  return undefined
}

/** How many of a field's options may be chosen: what its schema says. */
export const mostOf = (generator: Generator, field: string): number => findMost(generator.input.entries[field] as Part) ?? Infinity
