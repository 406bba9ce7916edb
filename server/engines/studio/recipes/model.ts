import { pixelsOf } from '#contract/generators/fields.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { SceneSpec } from '#studio/scene/scene-spec.ts'
import { follow, paintingStage } from '../follow.ts'
import { randomSeed, SEEDS } from '../../shared/random-seed.ts'
import type { Output, Recipes } from './recipe.ts'

/** A fashion plate by the form's choices; the seed settles the cut and the colours left open. */
function modelScene({ gender, skin, hair, outfit, outfitColour, hairColour, pose, backdrop }: GeneratorInput<'model-generator'>, seed: number): SceneSpec {
  return {
    version: 1,
    scene: 'figure',
    subjects: [{ kind: 'person', count: 1, ...((pose === 'walking' || pose === 'sitting') && { pose }), ...(outfitColour && { colour: outfitColour }) }],
    person: { gender, skin, hair, outfit, age: 'adult', place: backdrop, ...(hairColour && { hairColour }) },
    time: 'day',
    weather: 'clear',
    season: 'summer',
    palette: 'natural',
    mood: 'calm',
    style: 'photo',
    framing: pose === 'portrait' ? 'close' : pose === 'half' ? 'medium' : 'wide',
    without: [],
    seed,
  }
}

export const modelRecipes: Recipes<'model-generator'> = {
  'model-generator': async (pool, input, run) => {
    const first = input.seed ?? randomSeed()
    const outputs: Output[] = []
    for (let i = 0; i < input.count; i++) {
      const seed = (first + i) % SEEDS
      const scene = modelScene(input, seed)
      const { bytes } = await pool.run('paint', { spec: scene, ...pixelsOf(input.size, 'standard') }, follow(run, i / input.count, (i + 1) / input.count, paintingStage))
      outputs.push({ bytes, seed, scene })
    }
    return outputs
  },
}
