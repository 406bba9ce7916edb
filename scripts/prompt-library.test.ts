import { stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { promptLibrary, promptThemes, type PromptWords } from '#contract/prompts/prompt-library.ts'
import { parsePrompt } from '#studio/scene/parse-prompt.ts'

const wordsOf = async (locale: string) => ((await import(`#contract/prompts/words/${locale}.ts`)) as { words: PromptWords }).words
/** Where a flower is worded in one language and left to the painter in another. */
const WORDED = ['tulip-windmill', 'wine-roses']
const shown = (id: string, prompt: string, seed: number) => {
  const { spec, unknown, fallback } = parsePrompt(prompt, { seed })
  const subjects = spec.subjects.map(({ kind }) => kind).filter((kind) => kind !== 'flower' || !WORDED.includes(id))
  return { id, scene: spec.scene, subjects: subjects.toSorted(), unknown, fallback }
}

describe('the prompt library', () => {
  it('has ten prompts of each theme, each with a small picture', async () => {
    expect(Object.values(Object.groupBy(promptLibrary, ({ theme }) => theme)).map((prompts) => prompts.length)).toEqual(promptThemes.map(() => 10))
    const pictures = await Promise.all(promptLibrary.map(({ id }) => stat(path.join(import.meta.dirname, `../public/prompts/${id}.webp`))))
    expect(pictures.filter(({ size }) => size > 30_000)).toEqual([])
  })

  it.each(appConfig.locales)('asks the painter for the same in %s, by words that it knows', async (locale) => {
    const [source, words] = await Promise.all([wordsOf('zh-Hans'), wordsOf(locale)])
    for (const { id, seed } of promptLibrary) {
      const { scene, subjects } = shown(id, source[id], seed)
      expect(shown(id, words[id], seed)).toEqual({ id, scene, subjects, unknown: [], fallback: undefined })
    }
  })
})
