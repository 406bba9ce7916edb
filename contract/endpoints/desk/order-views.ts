import { orderStates } from '../../order-states.ts'

/** Which orders a list of the desk shows; held: their money does not fit. */
export const orderViews = ['all', 'held', ...orderStates] as const
