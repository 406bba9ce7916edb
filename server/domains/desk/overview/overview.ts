import { deskConfig } from '#contract/desk-config.ts'
import { figureNames, type FigureName } from '#contract/endpoints/desk/figure-names.ts'
import { gte, sql, type SQL } from '../../../platform/database/orm.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../account/users.table.ts'
import { activities } from '../../activities/activities.table.ts'
import { comments } from '../../comments/comments.table.ts'
import { contacts } from '../../contact/contacts.table.ts'
import { tasks } from '../../creation/tasks.table.ts'
import { feedback } from '../../feedback/feedback.table.ts'
import { orders } from '../../orders/orders.table.ts'
import { reportCases } from '../../reports/reports.table.ts'
import { workReviews } from '../../reviews/reviews.table.ts'
import { ledger } from '../../wallet/ledger.table.ts'
import { dailyFigures } from './daily-figures.table.ts'
import { lastDays } from './days.ts'

type Figures = Record<FigureName, number>

/** A creation that began late may end after midnight: a day is over when so much more has passed, milliseconds. */
const LATE = 2 * 3_600_000
const COUNTED = 1000

/** Rows that wait for an operator, by the section that shows them; each by an index. */
const waiting: Record<string, SQL> = {
  feedback: sql`select from ${feedback} where waits`,
  contact: sql`select from ${contacts} where state = 'new'`,
  reports: sql`select from ${reportCases} where decided_at is null`,
  review: sql`select from ${workReviews} where waiting_since is not null`,
  comments: sql`select from ${comments} where waiting_since is not null`,
  orders: sql`select from ${orders} where held`,
  // Over, and the operator has to say who wins.
  activities: sql`select from ${activities} where active and decided_at is null and judged = 'operator' and ends_at <= now()`,
  queue: sql`select from ${tasks} where state = 'queued'`,
}

/** Figures of days that begin ("from") and end ("to") as the zone says; each by an index, so that it costs what happened on the day. */
const counted = (days: readonly string[], zone: string) => sql<Figures & { day: string }>`
  select days.day::text, people::int, creations::int, failures::int, spent::int, granted::int
  from (select day, day::timestamp at time zone ${zone} as "from", (day + 1)::timestamp at time zone ${zone} as "to" from unnest(${sql.param(days)}::date[]) as day) as days
  cross join lateral (select count(*) as people from ${users} where not house and created_at >= "from" and created_at < "to") as new_people
  cross join lateral (
    select count(*) as creations, count(*) filter (where state = 'failed') as failures, coalesce(sum(cost) filter (where state = 'succeeded'), 0) as spent
    from ${tasks} where created_at >= "from" and created_at < "to") as made
  cross join lateral (
    select coalesce(sum(amount), 0) as granted from ${ledger} where kind = 'grant' and cause <> 'order' and created_at >= "from" and created_at < "to") as given`

/**
 * What happened of late and what waits. Three statements: days that are over are counted once and kept, so only today is counted each
 * time, and with the first look of a day the one before (a fourth statement keeps it).
 */
export function createOverview({ db, clock }: Platform): Handlers<'deskOverview'>['deskOverview'] {
  const { days: count, timeZone } = deskConfig.overview

  async function countDays(days: readonly string[]): Promise<Map<string, Figures>> {
    const { rows } = await db.execute<Figures & { day: string }>(counted(days, timeZone))
    return new Map(rows.map(({ day, ...figures }) => [day, figures]))
  }

  async function keptDays(since: string): Promise<Map<string, Figures>> {
    const rows = await db.select().from(dailyFigures).where(gte(dailyFigures.day, since))
    const days = Map.groupBy(rows, ({ day }) => day)
    return new Map([...days].map(([day, figures]) => [day, Object.fromEntries(figures.map(({ name, value }) => [name, value])) as Figures]))
  }

  return async () => {
    const now = clock.now()
    const days = lastDays(now, count, timeZone)
    const over = new Set(lastDays(new Date(now.getTime() - LATE), count + 1, timeZone).slice(0, -1))
    const kept = await keptDays(days[0]!)
    const missing = days.filter((day) => !kept.has(day))
    const sources = Object.entries(waiting).map(([section, rows]) => sql`select ${section} as section, count(*)::int as count from (${rows} limit ${COUNTED}) as rows`)
    const [fresh, { rows: waits }] = await Promise.all([countDays(missing), db.execute<{ section: string; count: number }>(sql.join(sources, sql` union all `))])
    const toKeep = missing.filter((day) => over.has(day)).flatMap((day) => figureNames.map((name) => ({ day, name, value: fresh.get(day)![name] })))
    if (toKeep.length > 0) await db.insert(dailyFigures).values(toKeep).onConflictDoNothing()
    return { days: days.map((day) => ({ day, figures: kept.get(day) ?? fresh.get(day)! })), waiting: waits }
  }
}
