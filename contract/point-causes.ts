/** Why points come. */
const grantCauses = ['welcome', 'sign-in', 'task', 'invitation', 'feedback', 'activity', 'order', 'operator'] as const
export type GrantCause = (typeof grantCauses)[number]

/** Why points are taken back: a refunded order, an invitation that does not count, an operator. */
export type TakeBackCause = 'refund' | Extract<GrantCause, 'invitation' | 'operator'>

/** What moves points: beside those by which they come, a creation (they are held, and spent or given back), their expiry, a refunded order, and the end of an account. */
export const pointCauses = [...grantCauses, 'creation', 'expiry', 'refund', 'closing'] as const
export type PointCause = (typeof pointCauses)[number]

/** Which movements a list holds: all, those that came, those that went, or those of one cause. */
export const movementFilters = ['all', 'in', 'out', ...pointCauses] as const
export type MovementFilter = (typeof movementFilters)[number]
