import { expect, test } from 'vitest'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { generatorIds, generators } from '#contract/generators/generators.ts'
import { choiceWords } from '~/entities/generator/choice.words.ts'
import { fieldWords } from './field-words.ts'

const fields = generatorIds.flatMap((id) => controlsOf(generators[id] as unknown as Generator).map(({ name, control }) => ({ id, name, control })))

test('every field of every generator has a label', () => {
  // Strokes are drawn on the photo, without a place in the form.
  const labelled = fields.filter(({ control }) => control.control !== 'strokes')
  expect(labelled.filter(({ id, name }) => !fieldWords(id, name)).map(({ id, name }) => `${id}.${name}`)).toEqual([])
})

test('every option of every choice has words', () => {
  const choices = fields.filter(({ control }) => control.control === 'choice' || control.control === 'choices')
  const nameless = choices.flatMap(({ id, name, control }) =>
    (control.options ?? []).filter((value) => !choiceWords(id, name, value, false)).map((value) => `${id}.${name}.${value}`),
  )
  expect(choices.length).toBeGreaterThan(20)
  expect(nameless).toEqual([])
})
