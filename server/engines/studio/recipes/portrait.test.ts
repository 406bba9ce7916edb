import { expect, it } from 'vitest'
import { portraits } from '#contract/generators/portraits.ts'
import { themes, type ThemeId } from '#studio/portrait/themes.ts'

it.each(Object.keys(themes) as ThemeId[])('offers every look of %s', async (id) => {
  const { looks } = await themes[id]()
  expect(Object.keys(looks).sort()).toEqual([...portraits[id].input.entries.variant.pipe[0].wrapped.options].sort())
})
