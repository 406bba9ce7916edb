import * as v from 'valibot'
import { activityJudges, activityStates, entrySorts } from '../activity-rules.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp, Work } from '../entities.ts'
import { promptIds, promptThemes } from '../prompts/prompt-library.ts'

const Prize = v.object({
  points: v.number(),
  /** Name of the coupon that comes with them. */
  coupon: v.optional(v.string()),
})
export type Prize = v.InferOutput<typeof Prize>

const ActivityCard = v.object({
  id: Id,
  state: v.picklist(activityStates),
  title: v.string(),
  summary: v.string(),
  /** A prompt of the library, whose picture it shows. */
  cover: v.picklist(promptIds),
  opensAt: Timestamp,
  /** No more entries from then on, but votes. */
  votingAt: Timestamp,
  endsAt: Timestamp,
  entries: v.number(),
  /** Of the first place. */
  prize: v.optional(Prize),
})
export type ActivityCard = v.InferOutput<typeof ActivityCard>

const Winner = v.object({
  ...Prize.entries,
  place: v.number(),
  nickname: v.string(),
  votes: v.number(),
  mine: v.boolean(),
  /** Absent where its owner does not show it any more. */
  work: v.optional(v.object({ id: Id, title: v.string(), thumbnail: v.string() })),
})
export type Winner = v.InferOutput<typeof Winner>

const Activity = v.object({
  ...ActivityCard.entries,
  rules: v.string(),
  /** The prompts that go with it. */
  theme: v.picklist(promptThemes),
  /** Whose works may be entered; none: all. */
  generators: v.array(v.string()),
  judged: v.picklist(activityJudges),
  /** By place, the first one first. */
  prizes: v.array(Prize),
  /** How many works a person may enter, and how many votes they have. */
  entriesEach: v.number(),
  votesEach: v.number(),
  /** What the person has used of these; absent for visitors. */
  used: v.optional(v.object({ entries: v.number(), votes: v.number() })),
  /** Absent until the winners are known. */
  winners: v.optional(v.array(Winner)),
})
export type Activity = v.InferOutput<typeof Activity>

const Entry = v.object({ id: Id, work: Work, votes: v.number(), voted: v.boolean() })
export type Entry = v.InferOutput<typeof Entry>

const Cursor = v.optional(v.string())
const next = v.optional(v.string())

export const activityEndpoints = {
  activityList: defineEndpoint({
    method: 'POST',
    path: '/activity/list',
    summary: 'Activities, those that end last first.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ cursor: Cursor }),
    response: v.object({ activities: v.array(ActivityCard), next }),
  }),
  activityDetail: defineEndpoint({
    method: 'POST',
    path: '/activity/detail',
    summary: 'An activity with its rules, its prizes and its winners.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Activity,
  }),
  activityEntries: defineEndpoint({
    method: 'POST',
    path: '/activity/entries',
    summary: 'The works that were entered, as far as they are public.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id, sort: v.picklist(entrySorts), cursor: Cursor }),
    response: v.object({ entries: v.array(Entry), next }),
  }),
  activityWorks: defineEndpoint({
    method: 'POST',
    path: '/activity/works',
    summary: 'The person’s public works that can be entered and are not yet, those last published first.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, cursor: Cursor }),
    response: v.object({ works: v.array(Work), next }),
  }),
  activityEnter: defineEndpoint({
    method: 'POST',
    path: '/activity/enter',
    summary: 'Enters a public work of the person’s. A work that is in stays in.',
    access: 'bound',
    repeatable: true,
    request: v.object({ id: Id, workId: Id }),
    response: v.object({ entryId: Id }),
  }),
  activityWithdraw: defineEndpoint({
    method: 'POST',
    path: '/activity/withdraw',
    summary: 'Takes an entry of the person’s back, as long as the activity takes entries.',
    access: 'bound',
    repeatable: true,
    request: v.object({ entryId: Id }),
    response: v.object({}),
  }),
  activityVote: defineEndpoint({
    method: 'POST',
    path: '/activity/vote',
    summary: 'Gives an entry the person’s vote, or takes it back.',
    access: 'bound',
    repeatable: true,
    request: v.object({ entryId: Id, on: v.boolean() }),
    response: v.object({
      votes: v.number(),
      voted: v.boolean(),
      /** Votes that the person has left in the activity. */
      left: v.number(),
    }),
  }),
} as const
