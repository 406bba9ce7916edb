import { createStatement } from '../../../platform/database/statement.ts'
import type { Executor } from '../../../platform/platform.ts'
import type { Boosts } from './rank.ts'

/** What a person has told and shown to like. */
interface Taste {
  /** Chosen in the profile. */
  interests: readonly string[]
  /** How many of the works liked last are of each theme. */
  liked: Readonly<Record<string, number>>
}

/** So many themes count at most: each is a list of its own that is read. */
const THEMES = 2
/** Of the works liked last. */
const LATEST = 40
/** In heat, where 0.5 is a day: all of the likes in one theme, and a chosen interest. */
const WEIGHTS = { liked: 0.75, interest: 0.25 }
/** Too little to say anything. */
const LEAST = 0.15
/** Boosts are whole parts of this, so that a cursor keeps them short and exact. */
const PARTS = 64

const readTaste = createStatement<Taste>(
  'feed-taste',
  `select users.interests, coalesce((
    select json_object_agg(theme, number) from (
      select works.theme, count(*) as number
      from (select work_id from likes where user_id = $1 order by created_at desc limit ${LATEST}) as latest
      join works on works.id = latest.work_id
      where works.theme is not null
      group by works.theme
    ) as themes
  ), '{}') as liked
  from users where users.id = $1`,
)

/** How much themes count for a person: those of what they liked last, by their shares, and those they are interested in. */
function boostsOf({ interests, liked }: Taste): Boosts {
  const all = Object.values(liked).reduce((sum, count) => sum + count, 0)
  const boostOf = (theme: string) => WEIGHTS.liked * ((liked[theme] ?? 0) / (all || 1)) + (interests.includes(theme) ? WEIGHTS.interest : 0)
  return Object.fromEntries(
    [...new Set([...Object.keys(liked), ...interests])]
      .map((theme) => [theme, Math.round(boostOf(theme) * PARTS) / PARTS] as const)
      .filter(([, boost]) => boost >= LEAST)
      .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .slice(0, THEMES),
  )
}

export async function findBoosts(db: Executor, userId: string): Promise<Boosts> {
  const [taste] = await readTaste(db, [userId])
  return taste ? boostsOf(taste) : {}
}
