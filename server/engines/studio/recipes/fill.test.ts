import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { generators } from '#contract/generators/generators.ts'
import { createStudioPool } from '#studio/pool/studio-pool.ts'
import { fillRecipes } from './fill.ts'
import type { RecipeRun } from './recipe.ts'

const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })
afterAll(() => pool.close())

/** Pixels; small, so that it is quick. */
const SIDE = 256
const photo = '7f0a7c1e-6f0e-4a3e-9b57-2a1f4f1f7d10'
const mask = { strokes: [{ mode: 'keep', radius: 0.04, points: [[0.85, 0.1], [0.85, 0.4]] }] }
const run: RecipeRun = {
  signal: new AbortController().signal,
  onProgress() {},
  onPreview() {},
  readUpload: async () => sharp(await readFile(new URL('../../../../tests/fixtures/photos/astronaut.png', import.meta.url))).resize(SIDE).png().toBuffer(),
}

describe('recipes that fill a part of a photo', () => {
  it('erase, extend and redraw it', async () => {
    const [erased] = await fillRecipes.erasure(pool, v.parse(generators.erasure.input, { photo, mask }), run)
    expect(await sharp(erased!.bytes).metadata()).toMatchObject({ width: SIDE, height: SIDE })
    const [extended] = await fillRecipes.extend(pool, v.parse(generators.extend.input, { photo, margins: { right: 0.25 }, seed: 3 }), run)
    expect(await sharp(extended!.bytes).metadata()).toMatchObject({ width: 1.25 * SIDE, height: SIDE })
    expect(extended!.seed).toBe(3)
    const input = v.parse(generators['local-redraw'].input, { photo, mask, prompt: '蓝色', seed: 3 })
    const [redrawn] = await fillRecipes['local-redraw'](pool, input, run)
    expect(redrawn).toMatchObject({ notes: ['redraw-colour'], seed: 3, understood: [{ slot: 'redraw', value: 'colour' }] })
    expect(redrawn!.scene).toBeUndefined()
  })
})
