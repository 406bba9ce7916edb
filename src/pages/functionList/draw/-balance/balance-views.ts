import { movementFilters } from '#contract/point-causes.ts'

/** Movements by a filter, or what expires. */
export const balanceViews = [...movementFilters, 'expiring'] as const
export type BalanceView = (typeof balanceViews)[number]

/** Those that are offered; an address can name any other. */
export const offeredViews = ['all', 'in', 'out', 'expiring', 'creation', 'order', 'sign-in', 'task', 'invitation', 'activity', 'expiry'] as const satisfies BalanceView[]
