import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { parsePrompt } from './parse-prompt.ts'
import { SceneSpec } from './scene-spec.ts'

it.each([
  ['a mother with her son', { gender: 'female', child: 'male' }],
  ['奶奶和孩子', { gender: 'female', age: 'old', child: 'any' }],
  ['a mother with a boy and a girl', { gender: 'female', child: 'any' }],
  ['亲子', { child: 'any' }],
])('%s: a parent and a child beside them', (prompt, person) => {
  const { spec } = parsePrompt(prompt, { seed: 7 })
  expect(parse(SceneSpec, spec).person).toMatchObject(person)
})
