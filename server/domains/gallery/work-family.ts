import { seenWorksStatement } from './seen-works.ts'

const LARGEST_FAMILY = 80

/** The person's own works that one ($4) grew from, and all that grew from the same first one; oldest first. */
const family = `(select coalesce(family_id, id) from works where id = $4 and user_id = $1 and deleted_at is null)`

/** The first one says nothing of its family; the others are limited before anything else of them is read. */
export const workFamily = seenWorksStatement(
  'family',
  `where works.id = any(array(
    select ${family} union all
    (select id from works where family_id = ${family} and deleted_at is null order by created_at, position limit ${LARGEST_FAMILY})
  )) and works.user_id = $1 and works.deleted_at is null
  order by works.created_at, works.position
  limit ${LARGEST_FAMILY}`,
)
