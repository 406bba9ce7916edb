import { expect, test } from 'vitest'
import type { Generator } from '#contract/generators/control.ts'
import { generatorIds, generators } from '#contract/generators/generators.ts'
import { housePresets } from './house-presets.ts'
import { settingsOf } from './settings.ts'

const offered = generatorIds.flatMap((id) => housePresets(id).map(({ words, settings }) => ({ id, name: words.id, settings })))

test.each(offered)('$id accepts the preset $name', ({ id, settings }) => {
  expect(settingsOf(generators[id] as unknown as Generator, settings)).toEqual(settings)
})
