import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Comment } from '#contract/endpoints/comments.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Executor, Platform } from '../../platform/platform.ts'
import { viewPerson } from '../follows/person-view.ts'
import { readCursor } from '../gallery/cursor.ts'
import { published } from '../gallery/seen-works.ts'
import { pageOf } from '../time-pages.ts'

const THREADS = 20
const REPLIES = 20
/** Answers that stand under a thread before anybody asks for more. */
const FIRST_REPLIES = 2

/** A comment as somebody sees it; its author is null where it stands for its answers' sake alone. */
interface Row {
  id: string
  workId: string
  parentId: string | null
  authorId: string | null
  nickname: string | null
  avatarKey: string | null
  house: boolean | null
  text: string
  mentions: ({ id: string; nickname: string } | null)[]
  replies: number
  held: boolean
  mine: boolean
  created: number
}

/** $1 is who looks, null for a visitor. What `from` gives are comments `c`. */
const seen = (from: string, order: string) => `select
  c.id, c.work_id as "workId", c.parent_id as "parentId",
  author.id as "authorId", author.nickname, author.avatar_key as "avatarKey", author.house,
  case when author.id is null then '' else c.text end as text,
  case when author.id is null then '[]' else (
    select coalesce(json_agg(case when named.id is null then null else json_build_object('id', named.id, 'nickname', named.nickname) end order by place), '[]')
    from unnest(c.mentions) with ordinality as m(person, place) left join users named on named.id = m.person and named.deleted_at is null
  ) end as mentions,
  c.replies, c.held_at is not null as held, c.user_id = $1::uuid is true as mine,
  floor(extract(epoch from c.created_at) * 1000)::float8 as created
from ${from}
left join users author on author.id = c.user_id and (c.shown or c.user_id = $1::uuid)
order by ${order}`

const unblocked = `not exists (select from blocks where blocker_id = $1::uuid and blocked_id = c.user_id)`
const ownHeld = `c.user_id = $1::uuid and c.held_at is not null`
const readable = `exists (select from works where id = $2::uuid and ((${published}) or user_id = $1::uuid))`

/**
 * The work is $2, where the last page ended $3 and $4. A range of the index rather than `work_id = $2`: the plan that a
 * connection keeps expects few comments of one work and sorts them all, which took 42 ms with 12,500 of them.
 */
const ofWork = '(c.work_id, c.created_at, c.id) < ($2::uuid, $3::timestamptz, $4::uuid) and c.work_id >= $2::uuid'
const newest = `order by c.work_id desc, c.created_at desc, c.id desc limit ${THREADS + 1}`

const threads = `(
  with threads as (
    select c.* from (
      (select c.* from comments c where ${ofWork} and c.parent_id is null and (c.shown or c.replies > 0) and ${unblocked} ${newest})
      union
      (select c.* from comments c where ${ofWork} and c.parent_id is null and ${ownHeld} ${newest})
    ) c where ${readable} ${newest}
  )
  select * from threads
  union all
  select reply.* from threads cross join lateral (
    select c.* from comments c where c.parent_id = threads.id and (c.shown or (${ownHeld})) and ${unblocked}
    order by c.created_at, c.id limit ${FIRST_REPLIES}
  ) reply
) c`
const listOrder = 'c.parent_id is not null, c.created_at desc, c.id desc'
const listed = createStatement<Row>('comments-threads', seen(threads, listOrder))
/** Where the first page begins. */
const NOW = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

/** The thread is $2. */
const replies = (from: string) => `(
  select c.* from comments c where c.parent_id = $2::uuid and (c.shown or (${ownHeld})) and ${unblocked} ${from}
    and exists (select from works where id = c.work_id and ((${published}) or user_id = $1::uuid))
  order by c.created_at, c.id limit ${REPLIES + 1}
) c`
const after = 'and (c.created_at, c.id) > ($3::timestamptz, $4::uuid)'
const answers = {
  first: createStatement<Row>('comments-replies', seen(replies(''), 'c.created_at, c.id')),
  next: createStatement<Row>('comments-replies-next', seen(replies(after), 'c.created_at, c.id')),
}
const single = createStatement<Row>('comments-one', seen('(select * from comments where id = $2::uuid) c', 'c.id'))

const positionOf = (cursor: string) => {
  const { value, id } = readCursor(cursor, 'time')
  return [new Date(value), id]
}

/** Comments as somebody sees them: what is held is its writer's alone, and whom they have blocked is out of sight. */
export function createReadComments({ db, files }: Pick<Platform, 'db' | 'files'>) {
  const view = ({ authorId, nickname, avatarKey, house, parentId, held, created, ...row }: Row): Comment => ({
    ...row,
    parentId: parentId ?? undefined,
    author: authorId === null ? undefined : viewPerson(files, { id: authorId, nickname: nickname ?? '', avatarKey, house: house ?? false }),
    held: held || undefined,
    createdAt: created,
  })
  const createdOf = ({ created }: Row) => created

  return {
    async list({ workId, cursor }: ParsedRequestOf<'commentList'>, viewer: string | null): Promise<ResponseOf<'commentList'>> {
      const rows = await listed(db, [viewer, workId, ...(cursor === undefined ? NOW : positionOf(cursor))])
      const { rows: roots, next } = pageOf(rows.filter(({ parentId }) => parentId === null), THREADS, createdOf)
      const under = Map.groupBy(rows.filter(({ parentId }) => parentId !== null).toReversed(), ({ parentId }) => parentId)
      return { threads: roots.map((root) => ({ comment: view(root), replies: (under.get(root.id) ?? []).map(view) })), next }
    },

    async replies({ id, cursor }: ParsedRequestOf<'commentReplies'>, viewer: string | null): Promise<ResponseOf<'commentReplies'>> {
      const found = cursor === undefined ? await answers.first(db, [viewer, id]) : await answers.next(db, [viewer, id, ...positionOf(cursor)])
      const { rows, next } = pageOf(found, REPLIES, createdOf)
      return { comments: rows.map(view), next }
    },

    async one(executor: Executor, id: string, viewer: string): Promise<Comment> {
      const [row] = await single(executor, [viewer, id])
      return view(row!)
    },
  }
}
