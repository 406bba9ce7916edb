import { and, desc, eq, sql } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { isPublic, seenWorksStatement } from '../gallery/seen-works.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { works } from '../gallery/works.table.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { favourites } from './favourites.table.ts'

const PAGE = 24
const listed = seenWorksStatement('favourites', 'where works.id = any($4::uuid[])')

/** Works that people keep to find them again. */
export function createFavourites({ db, clock }: Platform, workViews: WorkViews): { handlers: Handlers<'workFavourite' | 'favouriteList'> } {
  return {
    handlers: {
      workFavourite: ({ id, on }, { identity: { userId } }) =>
        db.transaction(async (tx) => {
          const found = () => tx.select({ favourites: works.favourites }).from(works).where(and(eq(works.id, id), isPublic))
          // What is no longer public can be let go.
          if (on && (await found()).length === 0) throw notFound('work-not-found')
          if (on) await tx.insert(favourites).values({ userId, workId: id, createdAt: clock.now() }).onConflictDoNothing()
          else await tx.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.workId, id)))
          const [work] = await found()
          return { favourites: work?.favourites ?? 0, favourite: on }
        }),

      async favouriteList({ cursor }, call) {
        const { userId, createdAt, workId } = favourites
        const kept = await db
          .select({ id: workId, createdAt })
          .from(favourites)
          .innerJoin(works, and(eq(works.id, workId), isPublic))
          .where(and(eq(userId, call.identity.userId), olderThan(cursor, createdAt, workId)))
          .orderBy(desc(createdAt), desc(workId))
          .limit(PAGE + 1)
        const { rows, next } = pageOf(kept, PAGE, (row) => row.createdAt.getTime())
        const seen = new Map((await workViews.read(listed, call, [rows.map(({ id }) => id)])).map((row) => [row.id, row]))
        return { works: rows.flatMap(({ id }) => (seen.has(id) ? [workViews.view(seen.get(id)!, call.locale)] : [])), next }
      },
    },
  }
}

/** Makes one account's favourites another's. */
export async function moveFavourites(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`insert into favourites (user_id, work_id, created_at)
    select ${to}::uuid, work_id, created_at from favourites where user_id = ${from} on conflict do nothing`)
  await tx.delete(favourites).where(eq(favourites.userId, from))
}
