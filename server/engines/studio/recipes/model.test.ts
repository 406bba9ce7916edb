import * as v from 'valibot'
import { expect, it } from 'vitest'
import { modelGenerator } from '#contract/generators/model-generator.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { SceneSpec } from '#studio/scene/scene-spec.ts'
import { modelRecipes } from './model.ts'
import type { RecipeRun } from './recipe.ts'

const engineRun: RecipeRun = {
  signal: new AbortController().signal,
  onProgress: () => {},
  onPreview: () => {},
  readUpload: () => Promise.reject(new Error('There is no photo.')),
}

async function ask(input: Record<string, unknown>) {
  const asked: { spec: SceneSpec; width: number; height: number }[] = []
  const run = (task: string, taskInput: { spec: SceneSpec; width: number; height: number }) => {
    expect(task).toBe('paint')
    asked.push(taskInput)
    return Promise.resolve({ bytes: Uint8Array.of(1), width: 1, height: 1 })
  }
  const outputs = await modelRecipes['model-generator']({ run } as unknown as StudioPool, v.parse(modelGenerator.input, input), engineRun)
  return { asked, outputs }
}

it('paints the model as the form says', async () => {
  const { asked } = await ask({ gender: 'male', skin: 'tan', hair: 'short', outfit: 'suit', outfitColour: '#334455', hairColour: '#112233', backdrop: 'city', size: '3:4', seed: 5 })
  const [{ spec, width, height }] = asked as [(typeof asked)[number]]
  expect(v.parse(SceneSpec, spec)).toEqual(spec)
  expect(spec).toMatchObject({
    scene: 'figure', seed: 5, subjects: [{ kind: 'person', count: 1, colour: '#334455' }],
    person: { gender: 'male', skin: 'tan', hair: 'short', outfit: 'suit', hairColour: '#112233', place: 'city' },
  })
  expect([width, height]).toEqual([864, 1152])
})

it('gives every picture a seed and a scene of its own', async () => {
  const { outputs } = await ask({ count: 3, seed: 0xffffffff })
  expect(outputs.map(({ seed }) => seed)).toEqual([0xffffffff, 0, 1])
  expect(outputs.map(({ scene }) => scene?.seed)).toEqual([0xffffffff, 0, 1])
})
