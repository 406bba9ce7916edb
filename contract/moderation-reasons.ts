/** Why something is held or refused; each has words for its owner. */
export const moderationReasons = ['sexual', 'violence', 'hate', 'abuse', 'contact', 'same-picture', 'other'] as const
export type ModerationReason = (typeof moderationReasons)[number]

/** What an operator decides of a work that waits. */
export const reviewDecisions = ['pass', 'hide'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** Characters that an owner has to say why a work should be shown. */
export const APPEAL_MAX = 500

/** What an operator does about a comment that is held. */
export const commentDecisions = ['pass', 'remove'] as const
export type CommentDecision = (typeof commentDecisions)[number]
