import { and, eq, ne } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Executor, Transaction } from '../../platform/platform.ts'
import { doubles, type DoubleRow } from './doubles.table.ts'

const own = (id: string, userId: string) => and(eq(doubles.id, id), eq(doubles.userId, userId), ne(doubles.state, 'deleting'))

/** A person's double. Throws 'double-not-found'. */
export async function findDouble(executor: Executor, id: string, userId: string): Promise<DoubleRow> {
  const [row] = await executor.select().from(doubles).where(own(id, userId))
  if (!row) throw notFound('double-not-found')
  return row
}

/** The same, locked: what is changed about it comes one after the other. */
export async function lockDouble(tx: Transaction, id: string, userId: string): Promise<DoubleRow> {
  const [row] = await tx.select().from(doubles).where(own(id, userId)).for('update')
  if (!row) throw notFound('double-not-found')
  return row
}
