import { appConfig } from '#config'
import type { WorkText } from '#contract/entities.ts'
import { sql } from '../../platform/database/orm.ts'
import { createStatement, unplanned } from '../../platform/database/statement.ts'
import type { StoredDescription } from './stored-description.ts'
import type { WorkRow } from './works.table.ts'

type Kept = 'id' | 'taskId' | 'generator' | 'kind' | 'title' | 'width' | 'height' | 'originalKey' | 'previewKey' | 'thumbnailKey' | 'beforeKey' | 'duration'
type Shown = 'colour' | 'transparent' | 'visibility' | 'likes' | 'favourites' | 'comments' | 'promptKept' | 'heat' | 'parentId'

/** A work as one person sees it, or a visitor: what is not for them is null. Times in milliseconds since 1970. */
export interface SeenWork extends Pick<WorkRow, Kept | Shown> {
  mine: boolean
  liked: boolean
  favourite: boolean
  sample: boolean
  description: StoredDescription | null
  text: WorkText | null
  ownerId: string
  ownerNickname: string
  ownerAvatarKey: string | null
  ownerHouse: boolean
  ownerFollowed: boolean
  createdAt: number
  publishedAt: number | null
  /** When a moderator took it off the square. */
  hiddenAt: number | null
  /** Since when it waits for a look. */
  heldAt: number | null
  deletedAt: number | null
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

const viewer = unplanned('$1::uuid')
/** Whether who looks has a row about it. As `exists` it could be answered by reading all rows of theirs, which are many with some people. */
const marked = (table: string, who: string, what: string, is: string) =>
  `coalesce((select true from ${table} where ${who} = ${viewer} and ${what} = ${is}), false)`

/** $1 is who looks, null for a visitor; $2 the time; $3 the language. */
const columns = `
  works.id, works.generator, works.kind, works.width, works.height, works.colour, works.transparent, works.visibility, works.likes, works.favourites, works.comments, works.prompt_kept as "promptKept", works.heat, works.text, works.duration,
  coalesce(works.titles ->> $3, works.titles ->> '${appConfig.defaultLocale}', works.title) as title,
  works.original_key as "originalKey", works.preview_key as "previewKey", works.thumbnail_key as "thumbnailKey", works.parent_id as "parentId",
  works.user_id = ${viewer} is true as mine,
  case when works.user_id = ${viewer} then works.task_id end as "taskId",
  case when works.user_id = ${viewer} then works.before_key end as "beforeKey",
  case when works.user_id = ${viewer} or (not works.prompt_kept and (select member_until > $2::timestamptz from users where id = ${viewer})) then works.description end as description,
  ${marked('likes', 'user_id', 'work_id', 'works.id')} as liked,
  ${marked('favourites', 'user_id', 'work_id', 'works.id')} as favourite,
  works.sample_slug is not null as sample,
  owner.id as "ownerId", owner.nickname as "ownerNickname", owner.avatar_key as "ownerAvatarKey", owner.house as "ownerHouse",
  ${marked('follows', 'follower_id', 'followed_id', 'owner.id')} as "ownerFollowed",
  ${milliseconds('works.created_at')} as "createdAt",
  ${milliseconds('works.published_at')} as "publishedAt",
  ${milliseconds('works.hidden_at')} as "hiddenAt",
  ${milliseconds('works.held_at')} as "heldAt",
  ${milliseconds('works.deleted_at')} as "deletedAt"`

/** Reads works as somebody sees them, with further columns; part of a statement of which $1 to $3 are as above. */
export const selectSeenWorks = (rest: string, more: readonly string[] = []) => `select ${[columns, ...more].join(', ')}
from works join users owner on owner.id = works.user_id
${rest}`

/** A named statement that reads works as somebody sees them; what comes after the tables in `rest` begins its own parameters with $4. */
export const seenWorksStatement = (name: string, rest: string) => createStatement<SeenWork>(`works-${name}`, selectSeenWorks(rest))

/** Without parameters, so that the indexes of published works serve whatever plan is made. */
export const published = "works.visibility = 'public' and works.deleted_at is null"
/** The same for statements that are put together. */
export const isPublic = sql.raw(`(${published})`)

/** The fields of a work that its view is sorted by. */
export type SortField = keyof Pick<SeenWork, 'heat' | 'likes' | 'createdAt' | 'publishedAt' | 'deletedAt'>
