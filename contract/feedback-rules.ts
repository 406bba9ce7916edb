/** What feedback may be about and how much of it there may be. */
export const feedbackRules = {
  kinds: ['problem', 'idea', 'report', 'other'],
  textMax: 500,
  picturesMost: 6,
  /** Of them, films: a recording of the screen. */
  filmsMost: 1,
  contactMax: 80,
  /** Of one person. */
  perDay: 20,
  repliesPerDay: 50,
  /** Replies of both sides to one feedback. */
  repliesMost: 200,
} as const

export const feedbackStates = ['open', 'answered', 'adopted', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]
export type FeedbackKind = (typeof feedbackRules)['kinds'][number]
