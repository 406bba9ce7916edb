import { randomInt } from 'node:crypto'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import { pixelsOf } from '#contract/generators/fields.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'
import type { EngineOutput, EngineRun } from '../engine.ts'
import { follow, paintingStage } from './follow.ts'

const SEEDS = 2 ** 32

export const randomSeed = () => randomInt(SEEDS)

/** Paints a prompt, once for each picture asked for, with seeds that follow one another. */
export async function textToImage(pool: StudioPool, input: GeneratorInput<'text-to-image'>, run: EngineRun): Promise<EngineOutput[]> {
  const { prompt, negative, style, size, clarity, count, seed: first = randomSeed() } = input
  run.onProgress({ progress: 0, stage: 'reading' })
  const outputs: EngineOutput[] = []
  for (let i = 0; i < count; i++) {
    const seed = (first + i) % SEEDS
    const { spec, understood, unknown, fallback } = parsePrompt(prompt, { negative, style, seed })
    const { bytes } = await pool.run('paint', { spec, ...pixelsOf(size, clarity) }, follow(run, i / count, (i + 1) / count, paintingStage))
    const slots = understood.map(({ slot, value }) => ({ slot, value }))
    outputs.push({ bytes, seed, unknown, scene: spec, understood: fallback ? [...slots, { slot: 'fallback', value: fallback }] : slots })
  }
  return outputs
}
