/** Why points come. */
export const grantCauses = ['welcome', 'sign-in', 'task', 'invitation', 'feedback', 'activity', 'order', 'operator'] as const
export type GrantCause = (typeof grantCauses)[number]

/** What moves points: beside those by which they come, a creation (they are held, and spent or given back), their expiry, a refunded order, and the end of an account. */
export const pointCauses = [...grantCauses, 'creation', 'expiry', 'refund', 'closing'] as const
export type PointCause = (typeof pointCauses)[number]
