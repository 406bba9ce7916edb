import { expect, test } from 'vitest'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { generatorIds, generators } from '#contract/generators/generators.ts'
import { choiceWords } from '~/entities/generator/choices/choice-words.ts'
import { choicesOf } from '../../../../tests/support/choices-of.ts'
import { fieldWords } from './field-words.ts'

const fields = generatorIds.flatMap((id) => controlsOf(generators[id] as unknown as Generator).map(({ name, control }) => ({ id, name, control })))

test('every field of every generator has a label', () => {
  // Strokes are drawn on the photo, without a place in the form.
  const labelled = fields.filter(({ control }) => control.control !== 'strokes')
  expect(labelled.filter(({ id, name }) => !fieldWords(id, name)).map(({ id, name }) => `${id}.${name}`)).toEqual([])
})

test('every page has words for every option of its generator', () => {
  const options = fields
    .filter(({ control }) => control.control === 'choice' || control.control === 'choices')
    .flatMap(({ id, name, control }) => (control.options ?? []).map((value) => ({ id, name, value })))
  expect(options.length).toBeGreaterThan(250)
  expect(options.filter(({ id, name, value }) => !choiceWords(choicesOf(generators[id].path), name, value, false))).toEqual([])
})
