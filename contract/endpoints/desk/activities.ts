import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { activityJudges, activityRules, activityStates } from '../../activity-rules.ts'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { promptIds, promptThemes } from '../../prompts/prompt-library.ts'
import { Cursor, OptionalReason, pageOf, PersonName, Reason, SearchText } from './fields.ts'

const { prizes, titleMax, summaryMax, rulesMax } = activityRules
const MOST = 100_000
const whole = (least: number, most: number) => v.pipe(v.number('bad-input'), v.integer('bad-input'), v.minValue(least, 'bad-input'), v.maxValue(most, 'bad-input'))

const textOf = (most: number) => {
  const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(most, 'too-long'))
  return v.object(Object.fromEntries(appConfig.locales.map((locale) => [locale, text])) as Record<Locale, typeof text>)
}

const ActivityPrize = v.object({
  points: whole(1, MOST),
  /** Code of the kind of coupons that comes with them. */
  coupon: v.optional(v.string()),
})
export type ActivityPrize = v.InferOutput<typeof ActivityPrize>

/** What the operator says of an activity. */
const ActivityInput = v.object({
  titles: textOf(titleMax),
  summaries: textOf(summaryMax),
  rules: textOf(rulesMax),
  theme: v.picklist(promptThemes),
  cover: v.picklist(promptIds),
  generators: v.pipe(v.array(v.string()), v.maxLength(50)),
  judged: v.picklist(activityJudges),
  entriesEach: whole(1, 100),
  votesEach: whole(1, 1000),
  prizes: v.pipe(v.array(ActivityPrize), v.minLength(1, 'empty'), v.maxLength(prizes, 'too-long')),
  opensAt: Timestamp,
  votingAt: Timestamp,
  endsAt: Timestamp,
  active: v.boolean(),
})
export type ActivityInput = v.InferOutput<typeof ActivityInput>

const DeskActivity = v.object({
  ...ActivityInput.entries,
  id: Id,
  state: v.picklist(activityStates),
  entries: v.number(),
  decidedAt: v.optional(Timestamp),
})
export type DeskActivity = v.InferOutput<typeof DeskActivity>

const DeskEntry = v.object({
  id: Id,
  owner: PersonName,
  /** Absent where it is not public any more. */
  work: v.optional(v.object({ id: Id, title: v.string(), thumbnail: v.string() })),
  votes: v.number(),
  /** Networks that the votes came from, as far as they are remembered. */
  networks: v.number(),
  removed: v.boolean(),
  /** The place that it won. */
  place: v.optional(v.number()),
  createdAt: Timestamp,
})
export type DeskEntry = v.InferOutput<typeof DeskEntry>

const common = { access: 'user', permission: 'activities.change', repeatable: true } as const

export const deskActivityEndpoints = {
  deskActivities: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/desk/activities/list',
    summary: 'Activities, those that end last first; or those with this in a title.',
    request: v.object({ search: SearchText, cursor: Cursor }),
    response: pageOf(DeskActivity),
  }),
  deskActivity: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/desk/activities/detail',
    summary: 'An activity.',
    request: v.object({ id: Id }),
    response: DeskActivity,
  }),
  deskActivityEntries: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/desk/activities/entries/list',
    summary: 'Entries of an activity, removed ones too, those with most votes first.',
    request: v.object({ id: Id, cursor: Cursor }),
    response: pageOf(DeskEntry),
  }),
  deskActivitySave: defineAction({
    ...common,
    path: '/desk/activities/change',
    summary: 'Makes an activity by an id of the caller’s, or changes one whose winners are not known yet.',
    audit: 'activity.change',
    request: v.object({ id: Id, activity: ActivityInput, reason: OptionalReason }),
    response: v.object({}),
  }),
  deskActivityDecide: defineAction({
    ...common,
    path: '/desk/activities/decide',
    summary: 'Gives the prizes of an activity that is over, once: to these entries by place, or by votes.',
    audit: 'activity.decision',
    request: v.object({ id: Id, winners: v.optional(v.pipe(v.array(Id), v.minLength(1, 'empty'), v.maxLength(prizes, 'too-long'))), reason: Reason }),
    response: v.object({}),
  }),
  deskActivityEntryRemove: defineAction({
    ...common,
    path: '/desk/activities/entries/visibility',
    summary: 'Takes an entry out of an activity whose winners are not known yet, or lets it in again.',
    audit: 'activity.entry',
    request: v.object({ id: Id, removed: v.boolean(), reason: Reason }),
    response: v.object({}),
  }),
} as const
