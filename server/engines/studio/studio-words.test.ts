import { expect, it } from 'vitest'
import { createStudioWords } from './studio-words.ts'

const words = createStudioWords()

it('says what the studio understood in the language of whoever looks, each word once', () => {
  const found = [
    { slot: 'scene', value: 'alpine' },
    { slot: 'time', value: 'sunset' },
    { slot: 'time', value: 'sunset' },
    { slot: 'scene', value: 'never-heard-of' },
  ]
  expect(words.understood('zh-Hans', found)).toEqual(['雪山湖泊', '日落'])
  expect(words.understood('fr', found)).toHaveLength(2)
  expect(words.understood('fr', found)).not.toEqual(words.understood('en', found))
})

it('says its notes, and leaves out what is for the log alone', () => {
  expect(words.notes('zh-Hans', ['profile', 'never-heard-of', 'toString'])).toEqual(['脸侧得有点多，效果可能不够自然'])
})
