import { sql } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { viewPerson, type PersonColumns } from '../follows/person-view.ts'

const MOST = 8

/** People near a work and near the person whose name holds what is being written. */
export function createSuggestMentions({ db, files }: Pick<Platform, 'db' | 'files'>): Handlers<'mentionSuggest'>['mentionSuggest'] {
  return async ({ workId, search }, { identity: { userId } }) => {
    const { rows } = await db.execute<PersonColumns & Record<string, unknown>>(sql`
      select id, nickname, avatar_key as "avatarKey", house from users
      where id = any(array(
        select user_id from works where id = ${workId}
        union (select user_id from comments where work_id = ${workId} and shown order by created_at desc limit 50)
        union (select followed_id from follows where follower_id = ${userId} order by created_at desc limit 100)
      )) and strpos(lower(nickname), lower(${search})) > 0 and id <> ${userId} and deleted_at is null and suspended_at is null
      order by strpos(lower(nickname), lower(${search})), nickname limit ${MOST}`)
    return { people: rows.map((row) => viewPerson(files, row)) }
  }
}
