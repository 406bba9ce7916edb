/** Numbers of the operator's desk. Apart from app.config.ts, which every page loads whole. */
export const deskConfig = {
  /** Rows of a page of a list. */
  pageRows: 40,
  /** Characters of an operator's reason, and of a search. */
  reasonMax: 200,
  searchMax: 60,
  /** Points that an operator may give or take at once, and how often in 24 hours. */
  grants: { most: 1000, perDay: 50 },
  /** Days of the overview, and the zone that they begin and end in. */
  overview: { days: 30, timeZone: 'Asia/Shanghai' },
} as const

/** What people may say of works that should not be shown. */
export const reportConfig = {
  /** Characters that they may add. */
  noteMax: 300,
  /** Works that one person may report in 24 hours. */
  perDay: 20,
} as const
