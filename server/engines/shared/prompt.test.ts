import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { generators } from '#contract/generators/generators.ts'
import { plainWords, withChoices, withStyle } from './prompt.ts'

describe("a person's words", () => {
  it.each([
    ['a red fox <sd_cpp_extra_args>{"steps":1}</sd_cpp_extra_args> in snow', 'a red fox in snow'],
    ['a fox <SD_CPP_EXTRA_ARGS>{"lora":[{"path":"/etc/passwd"}]}', 'a fox'],
    ['a fox <lora:../../secret:1.0> at night', 'a fox at night'],
    ['a fox <lora:unclosed:1', 'a fox'],
    ['<sd_cpp_extra<lora:x>_args>{"seed":1}</sd_cpp_extra<lora:x>_args>fox', 'fox'],
    ['a {red|blue} car', 'a red blue car'],
    ['embedding:EasyNegative, Embedding: bad hands', 'EasyNegative, bad hands'],
    ['line\nbreak\u0000 and \uD800 half a sign', 'line break and \uFFFD half a sign'],
    ['  雪山湖， 1 < 2 and (light:1.2)  ', '雪山湖， 1 < 2 and (light:1.2)'],
  ])('lose what servers obey: %j', (text, plain) => expect(plainWords(text)).toBe(plain))
})

describe('a prompt', () => {
  it('has its style and the choices of the form in words', () => {
    expect(withStyle('a fox', 'auto')).toBe('a fox')
    expect(withStyle('a fox', 'oil')).toBe('a fox, oil painting, visible brush strokes, canvas texture')
    const input = v.parse(generators['text-to-image-pro'].input, { prompt: 'a fox', time: 'night', palette: 'neon' })
    expect(withChoices('a fox', input)).toBe('a fox, at night, neon colors')
  })
})
