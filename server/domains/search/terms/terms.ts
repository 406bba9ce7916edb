import { createHash } from 'node:crypto'
import { appConfig, searchRules, type Locale } from '#config'
import { and, desc, eq, isNull, sql } from '../../../platform/database/orm.ts'
import type { Call } from '../../../call.ts'
import type { Moderator } from '../../../moderation/moderator.ts'
import type { Platform } from '../../../platform/platform.ts'
import { searchHotWords, searchSeekers, searchTerms } from '../tables/search-terms.table.ts'
import { firstHotWords } from './first-hot-words.ts'
import { heatAt, hotter } from './term-heat.ts'

const { hotMost } = appConfig.search
const LONGEST = 24
/** Numbers, addresses and names of accounts are nobody else's business. */
const PRIVATE = /\d{5}|[@:/]|^[\d\s.,-]*$/

const normal = (query: string) => query.trim().replace(/\s+/g, ' ').toLowerCase()

export interface Terms {
  /** Counts a search that found something, once for each person or device. */
  count(query: string, call: Call): Promise<void>
  hot(locale: Locale): Promise<string[]>
  /** Brings in the first list of hot words. */
  seed(): Promise<void>
  /** Forgets who has searched. */
  forgetSeekers(): Promise<void>
}

/** What people search for; others see it when enough have, and the rules of the square let it pass. */
export function createTerms({ db, clock }: Pick<Platform, 'db' | 'clock'>, moderator: Moderator): Terms {
  const { locale: language, term, heat, seekers, passed } = searchTerms

  return {
    async count(query, call) {
      const searched = normal(query)
      if (Array.from(searched).length > LONGEST || PRIVATE.test(searched)) return
      const now = clock.now()
      const seeker = createHash('sha256').update(`${call.identity?.userId ?? call.device}\n${call.locale}\n${searched}`).digest('base64url')
      const more = sql`${heatAt(now)}::float8`
      const counted = await db.transaction(async (tx) => {
        const first = await tx.insert(searchSeekers).values({ seeker, at: now }).onConflictDoNothing().returning()
        if (first.length === 0) return undefined
        const [row] = await tx
          .insert(searchTerms)
          .values({ locale: call.locale, term: searched, heat: heatAt(now), seekers: 1 })
          .onConflictDoUpdate({ target: [language, term], set: { heat: hotter(sql`${heat}`, more), seekers: sql`${seekers} + 1` } })
          .returning()
        return row
      })
      if (!counted || counted.passed !== null || counted.seekers < searchRules.seekersLeast) return
      const { decision } = await moderator.judge({ words: searched }, call.signal)
      await db.update(searchTerms).set({ passed: decision === 'pass' }).where(and(eq(language, call.locale), eq(term, searched), isNull(passed)))
    },

    async hot(locale) {
      const pinned = db
        .select({ word: searchHotWords.word, blocked: searchHotWords.blocked, position: sql<number>`${searchHotWords.position}::float8` })
        .from(searchHotWords)
        .where(eq(searchHotWords.locale, locale))
      const searched = db
        .select({ word: term, blocked: sql<boolean>`false`, position: sql<number>`1e9 - ${heat}` })
        .from(searchTerms)
        .where(and(eq(language, locale), passed))
        .orderBy(desc(heat))
        .limit(hotMost * 2)
      const rows = (await pinned.unionAll(searched)).sort((a, b) => a.position - b.position)
      const blocked = new Set(rows.filter((row) => row.blocked).map(({ word }) => normal(word)))
      const shown = new Map(rows.filter(({ word }) => !blocked.has(normal(word))).map(({ word }) => [normal(word), word] as const).toReversed())
      return [...shown.values()].toReversed().slice(0, hotMost)
    },

    async seed() {
      const rows = Object.entries(firstHotWords).flatMap(([locale, words]) => words.map((word, position) => ({ locale: locale as Locale, word, position })))
      const [any] = await db.select({ word: searchHotWords.word }).from(searchHotWords).limit(1)
      if (!any) await db.insert(searchHotWords).values(rows).onConflictDoNothing()
    },

    async forgetSeekers() {
      await db.execute(sql`delete from search_seekers where at < ${clock.now().toISOString()}::timestamptz - make_interval(days => ${searchRules.seekersKeptDays})`)
    },
  }
}
