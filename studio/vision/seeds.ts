import { mapToBytes } from '../pixels/map-values.ts'
import type { Plane } from '../pixels/plane.ts'
import { barrierDistance } from './barrier-distance.ts'
import { Seed } from './grab-cut.ts'
import { onEdge, type WorkingMarks } from './marks.ts'

/** Barrier distance up to which a stroke speaks for its surroundings, like a magic wand's tolerance. */
const REACH = 0.22

/** What is so unlikely or likely to be the subject stays as it is. */
export interface Settled {
  below: number
  above: number
}

/**
 * Seeds for grabCut from how likely each pixel is the subject; the frame's edge is the ground where that is not likely.
 * A stroke settles its own pixels, and reopens those of like colour around it.
 */
export function seedsOf(likely: Plane, { below, above }: Settled, lab: readonly Plane[], marks: WorkingMarks): Uint8Array {
  const toKeep = marks.hasKeep && barrierDistance(lab, marks, marks.keep)
  const toRemove = marks.hasRemove && barrierDistance(lab, marks, marks.remove)
  return mapToBytes(likely, (value, i) => {
    if (marks.keep[i]) return Seed.subject
    if (marks.remove[i] || marks.outside[i]) return Seed.background
    const kept = toKeep ? toKeep[i]! : Infinity
    const removed = toRemove ? toRemove[i]! : Infinity
    if (Math.min(kept, removed) < REACH) return kept <= removed ? Seed.maybeSubject : Seed.maybeBackground
    if (value > above) return Seed.subject
    if (value < below || (value < 0.5 && onEdge(i, marks))) return Seed.background
    return value > 0.5 ? Seed.maybeSubject : Seed.maybeBackground
  })
}
