import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generatorIds } from '#contract/generators/generators.ts'

test.each([...generatorIds, 'inkling'])('the share card of %s is shipped', async (name) => {
  const file = new URL(`../../../public/share/${name}.jpg`, import.meta.url)
  expect(await sharp(file.pathname).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})
