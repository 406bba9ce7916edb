import { expect, test } from 'vitest'
import { backgroundChange } from '#contract/generators/background-change.ts'
import { textToImage } from '#contract/generators/text-to-image.ts'
import type { Generator } from '#contract/generators/control.ts'
import { acceptedValues, defaultsOf, problemOf } from './form.ts'

const text = textToImage as unknown as Generator
const backdrop = backgroundChange as unknown as Generator
const photo = '00000000-0000-4000-8000-000000000001'

test('a form begins with the defaults of its schema', () => {
  expect(defaultsOf(text, 'zh-Hans')).toMatchObject({ style: 'auto', size: '1:1', clarity: 'standard', count: 1, negative: '' })
})

test.each([
  [text, { prompt: '' }, { field: 'prompt', rule: 'empty' }],
  [text, {}, { field: 'prompt', rule: 'missing' }],
  [text, { prompt: '   ' }, { field: 'prompt', rule: 'empty' }],
  [text, { prompt: '画'.repeat(801) }, { field: 'prompt', rule: 'too-long' }],
  [backdrop, { backdrop: { kind: 'prompt', prompt: '海' } }, { field: 'photo', rule: 'missing' }],
  [backdrop, { photo }, { field: 'backdrop', rule: 'missing' }],
  [backdrop, { photo, backdrop: { kind: 'picture' } }, { field: 'backdrop', rule: 'missing' }],
  [backdrop, { photo, backdrop: { kind: 'prompt', prompt: '' } }, { field: 'backdrop', rule: 'empty' }],
])('says what is to be put right', (generator, values, problem) => {
  expect(problemOf(generator, { ...defaultsOf(generator, 'zh-Hans'), ...values })).toEqual(problem)
})

test('emoji and right-to-left words are counted as a person counts them', () => {
  expect(problemOf(text, { prompt: '👨‍👩‍👧‍👦'.repeat(800) })).toBeUndefined()
  expect(problemOf(text, { prompt: 'قطة بيضاء تحت ضوء القمر' })).toBeUndefined()
})

test('of earlier settings only what is still accepted is taken over', () => {
  expect(acceptedValues(text, { prompt: '海', size: '2:1', count: 9, style: 'oil', gone: 1 })).toEqual({ prompt: '海', style: 'oil' })
})
