import { feedbackStates } from '../../feedback-rules.ts'

/** Which feedback a list of the desk shows; waits: the last word is the person's. */
export const feedbackViews = ['waits', 'all', ...feedbackStates] as const
