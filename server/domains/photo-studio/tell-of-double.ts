import type { Transaction } from '../../platform/platform.ts'
import type { Messages } from '../messages/messages.ts'
import type { DoubleRow } from './doubles.table.ts'

/** Where a double shows what became of it. */
export const doubleAddress = (id: string) => `/functionListThree/photo/create_clone?id=${id}`

/** Tells how a building ended, in the transaction that ends it; whoever looks at their doubles has read it. */
export async function tellOfDouble(tx: Transaction, messages: Messages, { id, userId }: Pick<DoubleRow, 'id' | 'userId'>, { ended, portraits }: { ended: Date; portraits: number }): Promise<void> {
  await messages.send(tx, {
    userId,
    kind: 'task',
    template: portraits > 0 ? 'double-ready' : 'double-failed',
    values: { portraits },
    link: doubleAddress(id),
    // One that failed may be built again.
    key: `double:${id}:${ended.getTime()}`,
  })
}
