import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Traces } from '../account/traces.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { activities } from './activities.table.ts'
import { createDecide, type Decide, type DecideNeeds } from './decide.ts'
import { createEnter } from './enter.ts'
import { firstActivities } from './first-activities.ts'
import { createListActivities } from './list-activities.ts'
import { createListEntries } from './list-entries.ts'
import { createVote } from './vote.ts'

/** Contests of the square: what people enter, whom they vote for, and who wins. */
export interface Activities {
  handlers: Handlers<'activityList' | 'activityDetail' | 'activityEntries' | 'activityWorks' | 'activityEnter' | 'activityWithdraw' | 'activityVote'>
  /** Makes the activities that an installation begins with, once; from then on they are the operator's. */
  seed(): Promise<void>
  /** Gives the prizes of an activity that is over, once. */
  decide: Decide
  /** Ends activities that are over and judged by votes. */
  decideDue(signal: AbortSignal): Promise<void>
  forgetOrigins(signal: AbortSignal): Promise<void>
}

export function createActivities(platform: Platform, needs: DecideNeeds & { traces: Pick<Traces, 'hash'>; workViews: WorkViews }): Activities {
  const { db, clock } = platform
  const vote = createVote(platform, needs.traces)
  return {
    ...createDecide(platform, needs),
    forgetOrigins: vote.forgetOrigins,
    handlers: {
      ...createListActivities(platform),
      ...createListEntries(platform, needs.workViews),
      ...createEnter(platform),
      ...vote.handlers,
    },
    async seed() {
      await db.insert(activities).values(firstActivities(clock.now())).onConflictDoNothing({ target: activities.slug })
    },
  }
}
