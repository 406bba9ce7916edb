import * as v from 'valibot'
import { growthConfig } from '#config'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { CouponOffer } from './coupons.ts'

/** A time zone's IANA name, as the device has it; absent: the one that was told before. */
const Zone = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/, 'bad-zone')))
/** 2026-11-23 */
const Day = v.pipe(v.string(), v.isoDate())
/** 2026-11 */
const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'bad-month'))

const TaskId = v.picklist(growthConfig.tasks.map(({ id }) => id))
/** Something that earns a reward. */
export type TaskId = v.InferOutput<typeof TaskId>

const SignState = v.object({
  /** The person's day, in the zone that counts for them now. */
  today: Day,
  zone: v.string(),
  /** Whether today's reward is theirs already. */
  signed: v.boolean(),
  /** Days in a row until today, or until yesterday where today's is still to come. */
  streak: v.number(),
  /** Points by the day of the streak, then again. */
  rewards: v.array(v.number()),
  /** Where today stands among the rewards, from 0. */
  place: v.number(),
  month: Month,
  /** The days of the month with a sign-in. */
  days: v.array(Day),
  /** When the person's next day begins. */
  tomorrow: Timestamp,
  /** How long the points of a sign-in can be used. */
  pointsLastDays: v.number(),
})
export type SignState = v.InferOutput<typeof SignState>

const TaskView = v.object({
  id: TaskId,
  period: v.picklist(['once', 'daily', 'each']),
  points: v.number(),
  /** A coupon that comes with the points. */
  coupon: v.optional(v.object({ name: v.string(), offer: CouponOffer })),
  done: v.number(),
  of: v.number(),
  /** open: something is left to do; claimable: the reward waits; claimed: nothing more comes, or not today. */
  state: v.picklist(['open', 'claimable', 'claimed']),
  /** What the reward that waits is for; it goes with the claim. */
  occurrence: v.optional(v.string()),
  /** Rewards that wait. */
  waiting: v.number(),
})
export type TaskView = v.InferOutput<typeof TaskView>

export const growthEndpoints = {
  signState: defineEndpoint({
    method: 'POST',
    path: '/user/sign/state',
    summary: "The person's daily sign-ins: today, the streak, the rewards, and a month; visitors see the rewards.",
    access: 'anyone',
    repeatable: true,
    request: v.object({ zone: Zone, month: v.optional(Month) }),
    response: SignState,
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/user/sign/in',
    summary: "Signs in for the person's day; a day that is signed in already stays as it is.",
    access: 'bound',
    repeatable: true,
    request: v.object({ zone: Zone }),
    response: v.object({ ...SignState.entries, /** What today has brought. */ points: v.number(), /** The balance. */ coin: v.number() }),
  }),
  taskCenterList: defineEndpoint({
    method: 'POST',
    path: '/user/tasks/list',
    summary: 'What earns points and how far the person is with it; visitors see what there is.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ zone: Zone }),
    response: v.object({
      tasks: v.array(TaskView),
      /** Points by tasks and sign-ins since the person's day began. */
      earnedToday: v.number(),
      sign: v.object({ signed: v.boolean(), points: v.number() }),
    }),
  }),
  taskCenterClaim: defineEndpoint({
    method: 'POST',
    path: '/user/tasks/claim',
    summary: 'Claims the reward of a task; one that is claimed already answers the same again.',
    access: 'bound',
    repeatable: true,
    request: v.object({ task: TaskId, occurrence: v.pipe(v.string(), v.maxLength(64)), zone: Zone }),
    response: v.object({
      points: v.number(),
      /** Whether a coupon came with it. */
      coupon: v.boolean(),
      /** The balance. */
      coin: v.number(),
    }),
  }),
  workShared: defineEndpoint({
    method: 'POST',
    path: '/work/shared',
    summary: 'Notes that the person has sent on a work that they see.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({}),
  }),
} as const
