import { growthConfig } from '#config'
import type { TaskId, TaskView } from '#contract/endpoints/growth.ts'
import { dayIn, personDay } from './person-day.ts'
import type { TaskFacts } from './task-facts.ts'

/** How far a person is with a task. */
export interface TaskProgress extends Pick<TaskView, 'done' | 'of' | 'state' | 'occurrence' | 'waiting'> {
  /** The person's day and zone for it. */
  day: string
  zone: string
}

type TaskOf<Period> = Extract<(typeof growthConfig.tasks)[number], { period: Period }>['id']

/** What there is to do for good. */
const once: Record<TaskOf<'once'>, (facts: TaskFacts) => { done: number; of: number }> = {
  'complete-profile': ({ profile }) => ({ done: profile, of: 3 }),
  'first-creation': ({ created }) => ({ done: created ? 1 : 0, of: 1 }),
}

/** When what counts for a day was last done. */
const daily: Record<TaskOf<'daily'>, (facts: TaskFacts) => Date | undefined> = {
  publish: ({ published }) => published,
  share: ({ events }) => events.get('share'),
}

const isIn = <T extends string>(table: Record<T, unknown>, id: string): id is T => Object.hasOwn(table, id)

/** How far a person is with a task now, whose reward is claimed once, once on each of their days, or for each time. */
export function progressOf(id: TaskId, facts: TaskFacts, now: Date, asked: string | undefined): TaskProgress {
  const claim = facts.claims.get(id)
  const { day, zone, isNew } = personDay(now, asked, claim)
  const at = { day, zone }
  if (isIn(once, id)) {
    const { done, of } = once[id](facts)
    if (claim) return { ...at, done: of, of, state: 'claimed', waiting: 0 }
    return done < of ? { ...at, done, of, state: 'open', waiting: 0 } : { ...at, done, of, state: 'claimable', occurrence: 'once', waiting: 1 }
  }
  if (isIn(daily, id)) {
    const last = daily[id](facts)
    if (!isNew) return { ...at, done: 1, of: 1, state: 'claimed', waiting: 0 }
    const isDone = last !== undefined && dayIn(zone, last) === day
    return isDone
      ? { ...at, done: 1, of: 1, state: 'claimable', occurrence: day, waiting: 1 }
      : { ...at, done: 0, of: 1, state: 'open', waiting: 0 }
  }
  const waiting = facts.waiting.get(id) ?? []
  return { ...at, done: Math.min(1, waiting.length), of: 1, state: waiting.length > 0 ? 'claimable' : 'open', occurrence: waiting[0], waiting: waiting.length }
}
