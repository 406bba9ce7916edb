import { expect, it } from 'vitest'
import kept from '../server/domains/search/sources/generator-texts.json' with { type: 'json' }
import { generatorTexts } from './generator-texts.ts'

it('search knows generators by the words of the app; `npm run generator-texts` writes them', async () => {
  expect(kept).toEqual(await generatorTexts())
})
