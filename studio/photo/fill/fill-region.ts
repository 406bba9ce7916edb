import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { beginWith, continuationOf, halvedContinuation, leanOn, type Continuation } from './continuation.ts'
import { createField, inherit, type Matched } from './field.ts'
import { enlarge, halved, RADIUS, type FillLevel } from './level.ts'
import { peel } from './peel.ts'
import { createPreview } from './preview.ts'
import { search, type Locality } from './search.ts'
import { depthOf, weigh } from './trust.ts'
import { vote } from './vote.ts'
import { levelIn, windowFor } from './window.ts'
import { easedBase } from './base.ts'
import { gainsFor, withDetail } from './detail.ts'
import { sourcesOf } from './sources.ts'

export interface FillOptions {
  /** 1 where nothing may be copied from. */
  blocked?: Uint8Array
  /** Whether that goes on into the hole all the same, as a body does that a side cuts off. */
  carriesBlocked?: boolean
  locality?: Locality
  /** Another one gives another fill where several would do. */
  seed?: number
}

const LOCALITY: Locality = { across: 4500, down: 9000 }
/** The coarsest level is no smaller, and has at least as many patches to copy. */
const SMALLEST_SIDE = 24
const FEWEST_SOURCES = 100
/** Reach of the refining, pixels. */
const NEARBY = 4
/** Turns of searching and voting at a small level, where they cost little. */
const MANY_TIMES = 6
/** Patches that all the turns at a level may come to: a large hole is settled in fewer. */
const PATCHES_SETTLED = 40_000

/**
 * Invents the hole's pixels (1 in `hole`) from the rest of the picture, in place of nothing else: patches copied from
 * elsewhere so that all agree with their surroundings, from coarse to fine (Wexler et al. 2007, 'Space-Time Completion
 * of Video'; Barnes et al. 2009, 'PatchMatch'). Throws 'mask-too-large' when nothing is left to copy from.
 */
export function fillRegion(photo: RasterImage, hole: Uint8Array, options: FillOptions, context: TaskContext): RasterImage {
  const { blocked, carriesBlocked = false, locality = LOCALITY, seed = 1 } = options
  const { progress, preview, checkCancelled } = context
  const window = windowFor(hole, photo)
  const steps = pyramid(levelIn(photo, hole, blocked, window), carriesBlocked, checkCancelled)
  const look = createPreview(photo, hole, window)
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!
    const coarse = steps[at + 1]
    if (coarse) takeOver(step, coarse)
    else {
      peel(step.level, step.field, { locality, seed, checkCancelled })
      beginWith(step.level, step.continuation)
    }
    refine(step, { locality, seed, isCoarsest: !coarse, isFinest: at === 0, checkCancelled })
    if (coarse) steps.pop()
    preview(look(step.level))
    // Each level takes about four times as long as the one before.
    progress(0.95 / 4 ** at)
  }
  const { level, field, continuation } = steps[0]!
  const sources = sourcesOf(level, field)
  const base = easedBase(level, sources, continuation, checkCancelled)
  return withDetail(photo, hole, { level, sources, base, gains: gainsFor(level, sources, base) }, window, checkCancelled)
}

interface Step extends Matched {
  depth: Uint8Array
  continuation: Continuation
}

const stepFor = (level: FillLevel, continuation: Continuation): Step => ({
  ...createField(level),
  depth: depthOf(level.hole, level),
  continuation,
})

/** Steps from the full level down to where a patch in the middle of the hole sees its rim. */
function pyramid(full: FillLevel, carriesBlocked: boolean, checkCancelled: () => void): Step[] {
  const steps = [stepFor(full, continuationOf(full, carriesBlocked, checkCancelled))]
  if (steps[0]!.field.usableCount === 0) throw new StudioError('mask-too-large', 'Nothing is left to copy from')
  for (let { level, depth, continuation } = steps[0]!; depth.some((away) => away > RADIUS); ) {
    checkCancelled()
    const half = halved(level)
    const next = stepFor(half, halvedContinuation(continuation, level, half))
    if (Math.min(next.level.width, next.level.height) < SMALLEST_SIDE || next.field.usableCount < FEWEST_SOURCES) break
    steps.push(next)
    ;({ level, depth, continuation } = next)
  }
  return steps
}

/** Starts a step from the one of half the size. */
function takeOver({ level, field }: Step, coarse: Step): void {
  enlarge(level, coarse.level)
  inherit(field, coarse.field)
}

interface RefineOptions {
  locality: Locality
  seed: number
  isCoarsest: boolean
  isFinest: boolean
  checkCancelled: () => void
}

/** Improves one level, in place, by turns of searching and voting; all but the last vote lean on the continuation. */
function refine({ level, field, depth, continuation }: Step, { locality, seed, isCoarsest, isFinest, checkCancelled }: RefineOptions): void {
  const longest = Math.max(level.width, level.height)
  const settle = (rounds: number, reach: number, leans = true) => {
    search(field, { locality, seed, rounds, reach, checkCancelled })
    weigh(field, depth)
    vote(field, checkCancelled)
    if (leans) leanOn(level, continuation)
  }
  settle(0, 0)
  if (isCoarsest) settle(4, longest)
  const times = clamp(Math.round(PATCHES_SETTLED / field.targets.length), 1, MANY_TIMES)
  for (let time = 0; time < times; time++) settle(2, longest >> 3)
  settle(1, NEARBY, !isFinest)
}
