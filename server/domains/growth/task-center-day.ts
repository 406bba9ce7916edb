import { growthConfig, type Locale } from '#config'
import { createStatement } from '../../platform/database/statement.ts'
import type { Executor } from '../../platform/platform.ts'
import type { CouponTerms } from '../coupons/coupon-terms.ts'
import { beginOf, personDay } from './person-day.ts'
import type { SignInRow } from './sign-ins.table.ts'

const ids = growthConfig.tasks.map(({ id }) => id)
const slugs = growthConfig.tasks.flatMap((task) => ('coupon' in task ? [task.coupon] : []))

interface GivenCoupon {
  slug: string
  names: Record<Locale, string>
  offer: CouponTerms['offer']
}

interface Row {
  earned: number
  last: (Omit<SignInRow, 'at'> & { at: number }) | null
  coupons: GivenCoupon[] | null
}

const readDay = createStatement<Row>(
  'task-center-day',
  `select
    (coalesce((select sum(points) from task_claims where user_id = $1 and task = any($2::text[]) and at >= $3::timestamptz), 0)
    + coalesce((select sum(points) from sign_ins where user_id = $1 and day >= $4::date - 2 and at >= $3::timestamptz), 0))::int as earned,
    (select jsonb_build_object('userId', user_id, 'day', day, 'at', floor(extract(epoch from at) * 1000)::float8, 'zone', zone, 'told', told, 'streak', streak, 'points', points)
     from sign_ins where user_id = $1 order by sign_ins.day desc limit 1) as last,
    (select jsonb_agg(jsonb_build_object('slug', slug, 'names', names, 'offer', terms -> 'offer'))
     from coupon_templates where slug = any($5::text[]) and active and (total is null or given < total)) as coupons`,
)

export interface TaskCenterDay {
  /** Points that tasks and sign-ins have brought since the person's day began. */
  earned: number
  last: SignInRow | undefined
  /** The coupons that tasks bring, by their slugs, as far as there are any to give. */
  coupons: Map<string, GivenCoupon>
}

/** What the task center shows beside the tasks, in one statement; a visitor, null, has earned nothing. */
export async function taskCenterDay(executor: Executor, userId: string | null, now: Date, zone: string | undefined): Promise<TaskCenterDay> {
  const { day, zone: counting } = personDay(now, zone, undefined)
  const [row] = await readDay(executor, [userId, ids, beginOf(day, counting), day, slugs])
  const { earned, last, coupons } = row!
  return {
    earned,
    last: last ? { ...last, at: new Date(last.at) } : undefined,
    coupons: new Map((coupons ?? []).map((coupon) => [coupon.slug, coupon])),
  }
}
