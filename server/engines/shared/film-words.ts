import type { CameraMove } from '#contract/generators/film-choices.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import { withWords } from './prompt.ts'

type Film = GeneratorInput<'img-to-video'>

/** Moves of a camera in words that models of films know. */
export const moveWords: Record<CameraMove, string> = {
  push: 'slow camera push in', pull: 'slow camera pull out', 'pan-left': 'camera pans left', 'pan-right': 'camera pans right',
  rise: 'camera rises', sink: 'camera sinks', orbit: 'camera orbits around the subject', still: 'static camera',
}
const lives: Record<Film['life'], string> = {
  none: 'subtle natural motion', breath: 'the person breathes and blinks', water: 'rippling water', clouds: 'drifting clouds',
  light: 'shifting rays of light', snow: 'falling snow', petals: 'falling petals',
}

/** What a model is told of a photo's film: the person's own words first, then what was chosen. */
export function filmWords({ prompt, life, move }: Pick<Film, 'prompt' | 'life' | 'move'>): string {
  // Words of one's own say what moves; without them something little does.
  return withWords(prompt, prompt !== '' && life === 'none' ? '' : lives[life], moveWords[move])
}
