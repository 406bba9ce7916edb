import { sql } from '../../platform/database/orm.ts'
import type { Database } from '../../platform/platform.ts'
import { UNREADABLE } from './picture-hash.ts'
import { works } from './works.table.ts'

/** Bits of 64 in which two hashes of the same picture differ at most, after it was made smaller, stored anew or lightly cropped. */
const SAME_BITS = 6

/** Whether a picture looks like one that was taken off the square; one without a hash, or of which it tells nothing, looks like none. */
export async function looksHidden(db: Database, pictureHash: bigint | null): Promise<boolean> {
  if (pictureHash === null || pictureHash === UNREADABLE) return false
  const { rows } = await db.execute(sql`
    select from ${works}
    where ${works.hiddenAt} is not null and ${works.pictureHash} is not null
      and bit_count((${works.pictureHash} # ${pictureHash}::bigint)::bit(64)) <= ${SAME_BITS}
    limit 1`)
  return rows.length > 0
}
