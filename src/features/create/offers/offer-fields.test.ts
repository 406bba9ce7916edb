import { expect, test } from 'vitest'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import type { Generator } from '#contract/generators/control.ts'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import { partsOf } from '../controls/in-sight.ts'
import { defaultsOf } from '../form.ts'
import { fieldsOf, fitted, takesPhotos, tooLong } from './offer-fields.ts'

const of = (id: GeneratorId) => generators[id] as unknown as Generator
const text = of('text-to-image')
const defaults = defaultsOf(text, 'zh-Hans')
const offer = (fields?: GeneratorOffer['fields']): GeneratorOffer => ({ id: 'a/b/c', engine: 'A', model: 'B', stays: true, fields })
const namesOf = (fields: GeneratorOffer['fields']) => fieldsOf(text, offer(fields)).map(({ name }) => name)
const fit = (fields: GeneratorOffer['fields'], values: object) => fitted(fieldsOf(text, offer(fields)), { ...defaults, ...values }, defaults)

test('an offer for all fields, or none at all, leaves a form as it is', () => {
  for (const one of [undefined, offer()]) {
    const fields = fieldsOf(text, one)
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(text.input.entries))
    const values = { ...defaults, prompt: '海', size: '16:9', count: 4 }
    expect(fitted(fields, values, defaults)).toEqual(values)
  }
})

test('fields that it does not use go back to their defaults', () => {
  expect(namesOf({ prompt: true, size: true })).toEqual(['prompt', 'size'])
  expect(fit({ prompt: true, size: true }, { prompt: '海', size: '3:4', style: 'oil', seed: 7, negative: '人' })).toEqual({ ...defaults, prompt: '海', size: '3:4' })
})

test('what is beyond its limits comes within them', () => {
  const fields = { prompt: true, size: { options: ['3:4', '9:16', '2:1'] }, style: { options: ['auto', 'oil'] }, count: { max: 2 } } as const
  const limits = { ...fields, size: { options: [...fields.size.options] }, style: { options: [...fields.style.options] } }
  expect(fit(limits, { size: '16:9', style: 'pixel', count: 4 })).toMatchObject({ size: '3:4', style: 'auto', count: 2 })
  expect(fit(limits, { size: '9:16', style: 'oil', count: 1 })).toMatchObject({ size: '9:16', style: 'oil', count: 1 })
})

test('what leaves nothing to decide is not shown', () => {
  const limits = { prompt: true as const, size: { options: ['16:9'] }, count: { max: 1 }, clarity: { options: ['8k'] } }
  const fields = fieldsOf(text, offer(limits))
  const { inSight, folded } = partsOf(fields)
  expect([...inSight, ...folded].map(({ name }) => name)).toEqual(['prompt'])
  expect(fit(limits, { size: '1:1', count: 3, clarity: 'high' })).toMatchObject({ size: '16:9', count: 1, clarity: 'standard' })
})

test('a field beyond the usual ones is there only where an offer names it, with the options that it names', () => {
  const films = of('text-to-video')
  const shown = (fields: GeneratorOffer['fields']) => fieldsOf(films, offer(fields)).find(({ name }) => name === 'narration')?.control.options
  expect(shown(undefined)).toBeUndefined()
  expect(shown({ script: true, narration: { options: ['', 'openai/alloy'] } })).toEqual(['', 'openai/alloy'])
  const usual = defaultsOf(films, 'zh-Hans')
  const fit = (narration: string, options: string[]) => fitted(fieldsOf(films, offer({ script: true, narration: { options } })), { ...usual, narration }, usual).narration
  expect([fit('openai/alloy', ['', 'openai/alloy']), fit('gone/voice', ['', 'openai/alloy'])]).toEqual(['openai/alloy', ''])
})

test('lengths are those that a model makes: not below its shortest, in its steps', () => {
  const film = of('img-to-video')
  const usual = defaultsOf(film, 'zh-Hans')
  const fields = fieldsOf(film, offer({ photo: true, seconds: { min: 4, max: 8, step: 2 } }))
  expect(fields.find(({ name }) => name === 'seconds')?.control).toMatchObject({ from: 4, to: 8, step: 2 })
  expect([3, 5, 8, 10].map((seconds) => fitted(fields, { ...usual, seconds }, usual).seconds)).toEqual([4, 6, 8, 8])
})

test('words that are longer than it reads stay whole and are named', () => {
  const fields = fieldsOf(text, offer({ prompt: { max: 3 } }))
  const values = fitted(fields, { ...defaults, prompt: '日出的海' }, defaults)
  expect(values.prompt).toBe('日出的海')
  expect(tooLong(fields, values)).toEqual({ field: 'prompt', rule: 'over-limit', most: 3 })
  expect(tooLong(fields, { ...values, prompt: '👨‍👩‍👧‍👦的海' })).toBeUndefined()
})

test.each([
  ['text-to-image', false],
  ['cutout', true],
  ['background-change', true],
  ['face-swap', true],
] as const)('%s takes photos: %s', (id, takes) => expect(takesPhotos(of(id))).toBe(takes))
