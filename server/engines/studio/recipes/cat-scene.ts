import { catCoats, catPlaces } from '#contract/generators/cats.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { SceneSpec } from '#studio/scene/scene-spec.ts'

type Cat = Pick<SceneSpec['subjects'][number], 'colour' | 'variety'>
const coats: Record<(typeof catCoats)[number], Cat> = {
  orange: { colour: '#d98a3d' }, white: { colour: '#f2efe9' }, black: { colour: '#2a2829' }, grey: { colour: '#8b8e95' }, cream: { colour: '#e6cfa8' }, brown: { colour: '#7a5538' },
  tabby: { variety: 'tabby' }, calico: { variety: 'calico' }, siamese: { variety: 'siamese' }, tuxedo: { variety: 'tuxedo' }, ragdoll: { variety: 'ragdoll' },
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

/** A cat of the chosen coat and pose in the chosen place; its face alone fills the picture. */
export function catScene({ coat, pose, place, mood, style }: GeneratorInput<'cats'>, seed: number): SceneSpec {
  return {
    version: 1,
    ...places[place],
    ...(pose === 'face' && { scene: 'portrait' as const, framing: 'close' as const }),
    subjects: [{ kind: 'cat', count: 1, ...coats[coat], ...(pose !== 'face' && { pose }) }],
    mood,
    style: style === 'auto' ? 'photo' : style,
    without: [],
    seed,
  }
}
