import type { Face } from '../../../vision/faces.ts'
import { eyesShut, isSmall, sourceTurnedMore, turnedApart } from './swap-fit.ts'
import { mouthsDiffer } from './swap-mask.ts'
import type { SwapTraits } from './swap-traits.ts'

export type SwapNote =
  | 'source-turned'
  | 'target-turned'
  | 'source-beard'
  | 'source-glasses'
  | 'target-glasses'
  | 'mouth-mismatch'
  | 'source-eyes-shut'
  | 'harsh-light'
  | 'low-resolution'
  | 'fringe'

/** What kept the swap of these two faces from looking its best. */
export function swapNotes(source: Face, target: Face, traits: SwapTraits): SwapNote[] {
  const turned = turnedApart(source, target)
  const found: Record<SwapNote, boolean> = {
    'source-turned': turned && sourceTurnedMore(source, target),
    'target-turned': turned && !sourceTurnedMore(source, target),
    'source-beard': traits.beard,
    'source-glasses': traits.glasses.source,
    'target-glasses': traits.glasses.target,
    'mouth-mismatch': mouthsDiffer(source, target),
    'source-eyes-shut': eyesShut(source) && !eyesShut(target),
    'harsh-light': traits.lightApart,
    'low-resolution': isSmall(source, target),
    fringe: traits.fringe.source || traits.fringe.target,
  }
  return (Object.keys(found) as SwapNote[]).filter((note) => found[note])
}
