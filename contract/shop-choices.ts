export const products = ['points', 'membership'] as const
export type Product = (typeof products)[number]

/** What members have, in the order in which it is told. */
export const benefits = ['descriptions', 'queue', 'no-daily-limit'] as const
export type Benefit = (typeof benefits)[number]

export const currency = 'CNY'

/** What lists of orders can be narrowed to; open: waits to be paid. */
export const orderFilters = ['all', 'open', 'paid', 'closed', 'refunded'] as const
export type OrderFilter = (typeof orderFilters)[number]
