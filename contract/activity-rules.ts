/** What an activity is in: nothing yet, taking entries, taking votes, over. */
export const activityStates = ['upcoming', 'open', 'voting', 'ended'] as const
export type ActivityState = (typeof activityStates)[number]

/** Who says which entries win. */
export const activityJudges = ['votes', 'operator'] as const

/** How entries are listed. */
export const entrySorts = ['votes', 'newest'] as const
export type EntrySort = (typeof entrySorts)[number]

/** What holds for every activity; what differs stands in its row. */
export const activityRules = {
  prizes: 20,
  /** Votes that one entry takes from one network within 24 hours. */
  perNetworkPerDay: 10,
  /** How long the devices and networks of votes are remembered, as hashes. */
  traceDays: 90,
  titleMax: 40,
  summaryMax: 120,
  rulesMax: 2000,
} as const

/** The state at a time, both in milliseconds since 1970. */
export function activityStateAt({ opensAt, votingAt, endsAt }: Record<'opensAt' | 'votingAt' | 'endsAt', number>, now: number): ActivityState {
  if (now < opensAt) return 'upcoming'
  if (now < votingAt) return 'open'
  return now < endsAt ? 'voting' : 'ended'
}
