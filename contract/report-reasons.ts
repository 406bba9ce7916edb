/** Why a person says that something should not be shown. */
export const reportReasons = ['sexual', 'violence', 'hate', 'illegal', 'privacy', 'copyright', 'minors', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What an operator does about it. */
export const reportDecisions = ['keep', 'hide', 'suspend'] as const
export type ReportDecision = (typeof reportDecisions)[number]
