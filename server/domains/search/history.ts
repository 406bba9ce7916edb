import { appConfig } from '#config'
import { and, desc, eq, inArray, sql } from '../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { searchHistory } from './tables/search-history.table.ts'

const { historyMost } = appConfig.search

/** What a person has searched for, the newest first. */
export function createHistory({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const { userId: owner, query, at } = searchHistory

  const list = async (userId: string): Promise<string[]> =>
    (await db.select({ query }).from(searchHistory).where(eq(owner, userId)).orderBy(desc(at)).limit(historyMost)).map((row) => row.query)

  return {
    list,

    async add(userId: string, searched: string): Promise<void> {
      await db
        .insert(searchHistory)
        .values({ userId, query: searched, at: clock.now() })
        .onConflictDoUpdate({ target: [owner, query], set: { at: clock.now() } })
      const kept = db.select({ query }).from(searchHistory).where(eq(owner, userId)).orderBy(desc(at)).limit(historyMost)
      await db.delete(searchHistory).where(and(eq(owner, userId), sql`${query} not in ${kept}`))
    },

    async remove(userId: string, searched: string | undefined): Promise<void> {
      await db.delete(searchHistory).where(and(eq(owner, userId), searched === undefined ? undefined : eq(query, searched)))
    },
  }
}

/** Makes one person's searches another's, who keeps their own where both have one. */
export async function moveHistory(tx: Transaction, from: string, to: string): Promise<void> {
  const known = tx.select({ query: searchHistory.query }).from(searchHistory).where(eq(searchHistory.userId, to))
  await tx.delete(searchHistory).where(and(eq(searchHistory.userId, from), inArray(searchHistory.query, known)))
  await tx.update(searchHistory).set({ userId: to }).where(eq(searchHistory.userId, from))
}
