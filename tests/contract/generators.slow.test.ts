import { access, readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { controlsOf } from '#contract/generators/control.ts'
import { generatorIds, generators, type GeneratorId } from '#contract/generators/generators.ts'
import { examples } from '#server/domains/sample/examples.ts'
import { filmExamples } from '#server/domains/sample/film-examples.ts'
import { createStudioEngine } from '#server/engines/studio/studio-engine.ts'

/** What these make follows from their choices alone, each of which has a first. */
const needNothing: GeneratorId[] = ['cats', 'model-generator']

/** Adding a generator takes four things; this fails when one of them is missing. */
describe.each(generatorIds)('%s', (id) => {
  const generator = generators[id]
  const engine = createStudioEngine({ paintThreads: 1 })
  afterAll(() => engine.close())

  test('has a page at its documented address', async () => {
    const routes = await readFile(new URL('../../src/app/routeTree.gen.ts', import.meta.url), 'utf8')
    expect(routes).toContain(`path: '${generator.path}'`)
  })

  test('can be run by an engine', async () => {
    const offers = await engine.discover(new AbortController().signal)
    expect(offers.map(({ generator: offered }) => offered)).toContain(id)
  })

  test('has words, complete in every language by words:check', async () => {
    const words = await readFile(new URL('../../src/entities/generator/generator.words.ts', import.meta.url), 'utf8')
    expect(words).toMatch(new RegExp(`['"]?${id}['"]?: \\{`))
  })

  test('has the pictures of its examples and of its pictured choices', async () => {
    const shown = [
      ...(examples[id] ?? []).map((_, place) => `examples/${id}/${place}.webp`),
      ...(filmExamples[id] ?? []).flatMap((_, place) => ['webp', 'mp4'].map((ending) => `examples/${id}/${place}.${ending}`)),
      ...controlsOf(generator).flatMap(({ control }) => (control.pictured ? control.options!.map((option) => `choices/${id}/${option}.webp`) : [])),
    ]
    for (const file of shown) await expect(access(new URL(`../../public/${file}`, import.meta.url)), file).resolves.toBeUndefined()
  })

  test('describes how each of its fields is edited', () => {
    const fields = controlsOf(generator)
    expect(fields.length).toBeGreaterThan(0)
    for (const { control } of fields) expect(control.control).toBeTypeOf('string')
  })

  test('costs 0 or 1 and refuses an empty form, unless all of it can be chosen for the person', () => {
    expect([0, 1]).toContain(generator.cost)
    expect(v.safeParse(generator.input, {}).success).toBe(needNothing.includes(id))
  })
})
