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

/**
 * How much themes count for a person ($1): those of what they liked last, by their shares, and those they are interested in.
 * A select of `theme` and `boost`, the most first; nothing for a visitor.
 */
export const taste = `select theme, boost from (
    select theme, round((${WEIGHTS.liked} * coalesce(liked, 0) / greatest(total, 1) + case when interested then ${WEIGHTS.interest} else 0 end)::float8 * ${PARTS}) / ${PARTS} as boost
    from (
      select coalesce(shown.theme, told.theme) as theme, shown.number as liked, coalesce(sum(shown.number) over (), 0) as total, told.theme is not null as interested
      from (
        select works.theme, count(*) as number
        from (select work_id from likes where user_id = $1 order by created_at desc limit ${LATEST}) as latest
        join works on works.id = latest.work_id
        where works.theme is not null
        group by works.theme
      ) as shown
      full join (select distinct unnest(interests) as theme from users where id = $1) as told on told.theme = shown.theme
    ) as themes
  ) as boosts
  where boost >= ${LEAST} order by boost desc, theme collate "C" limit ${THEMES}`
