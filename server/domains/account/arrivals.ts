import type { Call } from '../../call.ts'
import type { Transaction } from '../../platform/platform.ts'
import type { UserRow } from './users.table.ts'

export interface Arrival {
  user: UserRow
  /** The code that the person was invited with. */
  invite: string | undefined
  call: Pick<Call, 'device' | 'ip'>
}

/** Told of new people, in the transaction that makes them, and of people who get their number later. */
export interface Arrivals {
  arrived(tx: Transaction, arrival: Arrival): Promise<void>
  bound(tx: Transaction, user: UserRow): Promise<void>
}
