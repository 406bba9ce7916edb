import { appConfig } from '#config'
import { eq } from '../../../platform/database/orm.ts'
import type { Database } from '../../../platform/platform.ts'
import { activities } from '../../activities/activities.table.ts'
import type { SearchSource, SourceDocument } from './search-source.ts'

/** The activities that people see, also those that are over. */
export const createActivitySource = (db: Database): SearchSource => ({
  kind: 'activity',
  async read() {
    const rows = await db.select().from(activities).where(eq(activities.active, true))
    return rows.map(({ id, titles, summaries, cover }) => {
      // fromEntries forgets which names there are.
      const texts = Object.fromEntries(appConfig.locales.map((locale) => [locale, { title: titles[locale], text: summaries[locale] }])) as SourceDocument['texts']
      return { ref: id, to: `/functionSquare/activity/details?id=${id}`, picture: `/prompts/${cover}.webp`, texts }
    })
  },
})
