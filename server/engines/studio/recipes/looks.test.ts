import * as v from 'valibot'
import { expect, it } from 'vitest'
import { findGenerator } from '#contract/generators/generators.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { looksRecipes } from './looks.ts'
import type { RecipeRun } from './recipe.ts'

const photo = '7b0f4f5e-6f0d-4a53-9f2e-4b7b6f6a1c11'
const engineRun: RecipeRun = {
  signal: new AbortController().signal,
  onProgress: () => {},
  onPreview: () => {},
  readUpload: () => Promise.resolve(Uint8Array.of(1)),
}

/** What a recipe asks of the studio, and what it hands out. */
async function ask(generator: keyof typeof looksRecipes, input: Record<string, unknown>) {
  const asked: { task: string; input: Record<string, unknown> }[] = []
  const run = (task: string, taskInput: Record<string, unknown>) => {
    asked.push({ task, input: taskInput })
    return Promise.resolve({ bytes: Uint8Array.of(2), format: 'png', width: 1, height: 1, notes: ['no-face'] })
  }
  const checked = v.parse(findGenerator(generator)!.input, { photo, ...input })
  const outputs = await looksRecipes[generator]({ run } as unknown as StudioPool, checked as never, engineRun)
  return { ...asked[0]!, asked, outputs }
}

it('draws each comic in its look, and passes on what the person should know', async () => {
  const { task, input, outputs } = await ask('fingertip-comic', { seed: 7, colours: 0.9 })
  expect({ task, ...input }).toMatchObject({ task: 'comic', look: 'pop', colour: 0.9, background: 'themed', seed: 7 })
  expect(outputs).toEqual([{ bytes: Uint8Array.of(2), notes: ['no-face'], seed: 7 }])
})

it('reads the palette of a sketch from its prompt, and its taps', async () => {
  const taps = [{ at: [0.25, 0.5], colour: '#aa0000' }]
  const { input, outputs } = await ask('sketch-render', { prompt: 'pastel house', taps })
  expect(input).toMatchObject({ palette: 'pastel', taps: [{ x: 0.25, y: 0.5, colour: '#aa0000' }] })
  expect(outputs[0]!.understood).toContainEqual({ slot: 'palette', value: 'pastel' })
})

it('says nothing of a prompt that was not given', async () => {
  const { input, outputs } = await ask('sketch-render', {})
  expect(input['palette']).toBe('natural')
  expect(outputs[0]).not.toHaveProperty('understood')
})

it('draws as many avatars as are wanted, each with a seed of its own', async () => {
  const { asked, outputs } = await ask('avatar', { look: 'clay', count: 3, seed: 0xffffffff })
  expect(asked.map(({ input }) => input['seed'])).toEqual([0xffffffff, 0, 1])
  expect(outputs.map(({ seed }) => seed)).toEqual([0xffffffff, 0, 1])
})
