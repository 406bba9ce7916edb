import { samePerson } from '#studio/photo/double/same-person.ts'
import { and, asc, eq, isNotNull, sql } from '../../platform/database/orm.ts'
import type { Transaction } from '../../platform/platform.ts'
import { doubleUploads } from './double-uploads.table.ts'

/** Tells again which of a double's photos show the same person: one that came or went may change what the others are. */
export async function judgePhotos(tx: Transaction, doubleId: string): Promise<void> {
  const { uploadId, descriptor, problem, place } = doubleUploads
  const photos = await tx
    .select({ uploadId, descriptor, problem })
    .from(doubleUploads)
    .where(and(eq(doubleUploads.doubleId, doubleId), eq(doubleUploads.role, 'photo'), isNotNull(descriptor)))
    .orderBy(asc(place))
  const found = samePerson(photos.map((photo) => photo.descriptor ?? [])).map((belongs) => (belongs === 'same' ? null : belongs))
  const changed = photos.flatMap((photo, i) => (photo.problem === found[i] ? [] : [{ id: photo.uploadId, problem: found[i]! }]))
  if (changed.length === 0) return
  await tx.execute(sql`
    update double_uploads set problem = told.problem
    from unnest(${sql.param(changed.map(({ id }) => id))}::uuid[], ${sql.param(changed.map((one) => one.problem))}::text[]) as told (id, problem)
    where double_id = ${doubleId} and upload_id = told.id`)
}
