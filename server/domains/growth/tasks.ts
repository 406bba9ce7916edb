import { growthConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { TaskId } from '#contract/endpoints/growth.ts'
import type { GrantCause } from '#contract/point-causes.ts'
import { and, eq, isNull, or } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Coupons } from '../coupons/coupons.ts'
import { isPublic } from '../gallery/seen-works.ts'
import { works } from '../gallery/works.table.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { lockPerson } from './lock-person.ts'
import { checkZone } from './person-day.ts'
import { standing } from './sign-in.ts'
import { taskCenterDay } from './task-center-day.ts'
import { taskClaims } from './task-claims.table.ts'
import { taskEvents } from './task-events.table.ts'
import { taskFacts, type TaskFacts } from './task-facts.ts'
import { progressOf } from './task-progress.ts'

const { tasks: list } = growthConfig
const HOUR_MS = 3_600_000

interface Completion {
  userId: string
  task: TaskId
  /** What it was done with: a work, a piece of feedback. A reward for each time is one for each occurrence. */
  occurrence: string
  /** Noted once for a key. */
  key: string
}

/** What earns points. Progress is what has really happened: works, publications, the profile, and what is noted by `complete`. */
export interface Tasks {
  handlers: Handlers<'taskCenterList' | 'taskCenterClaim' | 'workShared'>
  /** Notes that the person has done a task; the reward is theirs to claim. Answers whether this call noted it. */
  complete(tx: Transaction, completion: Completion): Promise<boolean>
}

/** Whose reward has a cause of its own. */
const causes: Partial<Record<TaskId, GrantCause>> = { 'feedback-adopted': 'feedback' }

const nothing: TaskFacts = { profile: 0, created: false, published: undefined, events: new Map(), claims: new Map(), waiting: new Map() }

export function createTasks({ db, clock }: Platform, { wallet, coupons }: { wallet: Wallet; coupons: Pick<Coupons, 'give'> }): Tasks {
  const complete: Tasks['complete'] = async (tx, completion) => {
    const noted = await tx
      .insert(taskEvents)
      .values({ ...completion, at: clock.now() })
      .onConflictDoNothing({ target: taskEvents.key })
      .returning({ id: taskEvents.id })
    return noted.length > 0
  }

  return {
    complete,
    handlers: {
      async taskCenterList({ zone: told }, { identity, locale }) {
        const [zone, now, userId] = [checkZone(told), clock.now(), identity?.userId]
        const [facts, { earned, last, coupons: given }] = await Promise.all([
          userId === undefined ? nothing : taskFacts(db, userId),
          taskCenterDay(db, userId ?? null, now, zone),
        ])
        const tasks = list.map((task) => {
          const { day: _, zone: __, ...progress } = progressOf(task.id, facts, now, zone)
          const template = 'coupon' in task && progress.state !== 'claimed' ? given.get(task.coupon) : undefined
          const coupon = template && { name: template.names[locale], offer: template.offer }
          return { id: task.id, period: task.period, points: task.points, coupon, ...progress }
        })
        const { signed, points } = standing(now, zone, last)
        return { tasks, earnedToday: earned, sign: { signed, points } }
      },

      async taskCenterClaim({ task: id, occurrence, zone: told }, { identity: { userId } }) {
        const zone = checkZone(told)
        const task = list.find((known) => known.id === id)!
        return db.transaction(async (tx) => {
          await lockPerson(tx, userId)
          const now = clock.now()
          const [known] = await tx
            .select()
            .from(taskClaims)
            .where(and(eq(taskClaims.userId, userId), eq(taskClaims.task, id), eq(taskClaims.occurrence, occurrence)))
          if (known) return { points: known.points, coupon: known.coupon, coin: await wallet.balance(tx, userId) }
          const facts = await taskFacts(tx, userId)
          const { state, occurrence: next, day, zone: counting } = progressOf(id, facts, now, zone)
          const isWaiting = task.period === 'each' ? facts.waiting.get(id)?.includes(occurrence) : next === occurrence
          if (state !== 'claimable' || !isWaiting) throw new BusinessError(codes.conflict, 'task-not-done')
          const key = `task:${userId}:${id}:${occurrence}`
          const coupon = 'coupon' in task && (await coupons.give(tx, { userId, template: task.coupon, key }))
          await tx.insert(taskClaims).values({ userId, task: id, occurrence, day, zone: counting, points: task.points, coupon, at: now })
          await wallet.grant(tx, { userId, points: task.points, cause: causes[id] ?? 'task', reference: id, key })
          return { points: task.points, coupon, coin: await wallet.balance(tx, userId) }
        })
      },

      async workShared({ id }, { identity: { userId } }) {
        const isSeen = or(isPublic, and(eq(works.userId, userId), isNull(works.deletedAt)))
        const [work] = await db.select({ id: works.id }).from(works).where(and(eq(works.id, id), isSeen))
        if (!work) throw notFound('work-not-found')
        // Of a work that is shared again and again, once an hour is enough.
        const hour = Math.floor(clock.now().getTime() / HOUR_MS)
        await db.transaction((tx) => complete(tx, { userId, task: 'share', occurrence: id, key: `share:${userId}:${id}:${hour}` }))
        return {}
      },
    },
  }
}
