import { appConfig } from '#config'
import { agreementIds } from '#contract/agreements.ts'
import type { Agreements } from '../../../agreements/read-agreements.ts'
import type { SourceDocument } from '../search-source.ts'

/** The agreements, by their titles and what they say in short. */
export const agreementTopics = (agreements: Agreements): SourceDocument[] =>
  agreementIds.map((id) => {
    const texts = Object.fromEntries(
      appConfig.locales.map((locale) => {
        const { title, summary } = agreements.read(id, locale)
        return [locale, { title, text: summary }]
      }),
      // fromEntries forgets which names there are.
    ) as SourceDocument['texts']
    return { ref: `agreement-${id}`, to: `/functionSquare/about/${id}`, texts }
  })
