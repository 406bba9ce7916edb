import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { works, type WorkRow } from './works.table.ts'

const LARGEST_FAMILY = 100

/** A person's own works that one grew from, and all that grew from the same first one; oldest first. */
export async function findFamily({ db }: Platform, id: string, userId: string): Promise<WorkRow[]> {
  const own = sql`user_id = ${userId} and deleted_at is null`
  return db
    .select()
    .from(works)
    .where(
      and(
        eq(works.userId, userId),
        isNull(works.deletedAt),
        // union, not union all: a ring of parents, which nothing makes, would otherwise never end.
        sql`${works.id} in (
          with recursive up as (
            select id, parent_id from works where id = ${id} and ${own}
            union select w.id, w.parent_id from works w join up on w.id = up.parent_id where w.user_id = ${userId}
          ), down as (
            select id from up
            union select w.id from works w join down on w.parent_id = down.id where w.user_id = ${userId}
          ) select id from down)`,
      ),
    )
    .orderBy(asc(works.createdAt), asc(works.position))
    .limit(LARGEST_FAMILY)
}
