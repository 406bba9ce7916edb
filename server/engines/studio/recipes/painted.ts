import { pixelsOf, type Clarity, type Ratio } from '#contract/generators/fields.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { parsePrompt, type ParseOptions } from '#studio/scene/parse-prompt.ts'
import type { SceneSpec } from '#studio/scene/scene-spec.ts'
import { atPart, follow, paintingStage } from '../follow.ts'
import { randomSeed, SEEDS } from '../../shared/random-seed.ts'
import { catScene } from './cat-scene.ts'
import type { Output, RecipeRun, Recipes } from './recipe.ts'

/** The painted scene of a spec that a prompt and the form's choices come to. */
type ReadScene = (seed: number) => Pick<Output, 'understood' | 'unknown'> & { scene: SceneSpec }

interface Series {
  size: Ratio
  clarity: Clarity
  count: number
  seed?: number | undefined
}

/** Paints a scene, once for each picture asked for, with seeds that follow one another. */
async function paintSeries(pool: StudioPool, { size, clarity, count, seed: first = randomSeed() }: Series, read: ReadScene, run: RecipeRun): Promise<Output[]> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const outputs: Output[] = []
  for (let i = 0; i < count; i++) {
    const seed = (first + i) % SEEDS
    const about = read(seed)
    const { bytes } = await pool.run('paint', { spec: about.scene, ...pixelsOf(size, clarity) }, follow(atPart(run, i, count), i / count, (i + 1) / count, paintingStage))
    outputs.push({ ...about, bytes, seed })
  }
  return outputs
}

function readPrompt(prompt: string, options: ParseOptions): ReturnType<ReadScene> {
  const { spec, understood, unknown, fallback } = parsePrompt(prompt, options)
  const slots = understood.map(({ slot, value }) => ({ slot, value }))
  return { unknown, scene: spec, understood: fallback ? [...slots, { slot: 'fallback', value: fallback }] : slots }
}

/** What the person chose beside the prompt wins over what the prompt says. */
const chosenSlots = ['time', 'weather', 'season', 'palette', 'mood', 'framing'] as const

export const paintedRecipes: Recipes<'text-to-image' | 'text-to-image-pro' | 'cats'> = {
  'text-to-image': (pool, input, run) =>
    paintSeries(pool, input, (seed) => readPrompt(input.prompt, { negative: input.negative, style: input.style, seed }), run),

  'text-to-image-pro': (pool, input, run) =>
    paintSeries(
      pool,
      input,
      (seed) => {
        const read = readPrompt(input.prompt, { negative: input.negative, style: input.style, seed })
        const chosen = Object.fromEntries(chosenSlots.flatMap((slot) => (input[slot] === 'auto' ? [] : [[slot, input[slot]]])))
        const slots = Object.entries(chosen).map(([slot, value]) => ({ slot, value }))
        const kept = read.understood?.filter(({ slot }) => !(slot in chosen)) ?? []
        return { ...read, scene: { ...read.scene, ...chosen }, understood: [...kept, ...slots] }
      },
      run,
    ),

  cats: (pool, input, run) =>
    paintSeries(pool, { ...input, clarity: 'standard' }, (seed) => ({ scene: catScene(input, seed) }), run),
}
