import { expect, test } from 'vitest'
import { words as chinese } from '#contract/prompts/words/zh-Hans.ts'
import { words as spanish } from '#contract/prompts/words/es.ts'
import { findPrompts } from './find-prompts.ts'

const all = { theme: undefined, text: '', words: chinese, nameOf: (theme: string) => theme }
const ids = (wanted: Partial<Parameters<typeof findPrompts>[0]>) => findPrompts({ ...all, ...wanted }).map(({ id }) => id)

test('a theme, words, both, or nothing narrow the library down', () => {
  expect(ids({})).toHaveLength(120)
  expect(ids({ theme: 'sea' })).toHaveLength(10)
  expect(ids({ text: '橘猫 沙发' })).toEqual(['cat-sofa'])
  expect(ids({ theme: 'sea', text: '橘猫' })).toEqual([])
  expect(ids({ text: 'SEA' })).toEqual(ids({ theme: 'sea' }))
})

test('accents and case do not matter', () => {
  expect(ids({ words: spanish, text: 'oleo' })).toEqual(ids({ words: spanish, text: 'ÓLEO' }))
  expect(ids({ words: spanish, text: 'búho' })).toEqual(['owl-portrait'])
})
