import { catCoats, catPlaces } from '#contract/generators/cats.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { SceneSpec } from '#studio/scene/scene-spec.ts'

const coatColours: Record<(typeof catCoats)[number], string> = {
  orange: '#d98a3d', white: '#f2efe9', black: '#2a2829', grey: '#8b8e95', cream: '#e6cfa8', brown: '#7a5538',
}

type Place = Pick<SceneSpec, 'scene' | 'time' | 'weather' | 'season' | 'palette' | 'framing'>
const places: Record<(typeof catPlaces)[number], Place> = {
  studio: { scene: 'portrait', time: 'day', weather: 'clear', season: 'spring', palette: 'warm', framing: 'close' },
  meadow: { scene: 'meadow', time: 'day', weather: 'clear', season: 'summer', palette: 'natural', framing: 'medium' },
  snow: { scene: 'forest', time: 'day', weather: 'snow', season: 'winter', palette: 'cool', framing: 'medium' },
  blossom: { scene: 'blossom', time: 'day', weather: 'clear', season: 'spring', palette: 'pastel', framing: 'medium' },
  autumn: { scene: 'forest', time: 'sunset', weather: 'clear', season: 'autumn', palette: 'warm', framing: 'medium' },
  night: { scene: 'meadow', time: 'night', weather: 'clear', season: 'summer', palette: 'cool', framing: 'medium' },
}

/** A cat of the chosen coat in the chosen place. */
export function catScene({ coat, place, mood, style }: GeneratorInput<'cats'>, seed: number): SceneSpec {
  return {
    version: 1,
    ...places[place],
    subjects: [{ kind: 'cat', count: 1, colour: coatColours[coat] }],
    mood,
    style: style === 'auto' ? 'photo' : style,
    without: [],
    seed,
  }
}
