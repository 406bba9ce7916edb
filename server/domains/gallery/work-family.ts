import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { works, type WorkRow } from './works.table.ts'

const LARGEST_FAMILY = 100

/** A person's own works that one grew from, and all that grew from the same first one; oldest first. */
export async function findFamily({ db }: Platform, id: string, userId: string): Promise<WorkRow[]> {
  const family = sql`(select coalesce(family_id, id) from ${works} where id = ${id} and user_id = ${userId} and deleted_at is null)`
  // The first one says nothing of its family; the others are limited before anything else of them is read.
  const members = sql`select ${family} union all
    (select id from ${works} where family_id = ${family} and deleted_at is null order by created_at, position limit ${LARGEST_FAMILY})`
  return db
    .select()
    .from(works)
    .where(and(sql`${works.id} = any(array(${members}))`, eq(works.userId, userId), isNull(works.deletedAt)))
    .orderBy(asc(works.createdAt), asc(works.position))
    .limit(LARGEST_FAMILY)
}
