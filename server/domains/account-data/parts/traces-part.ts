import { eq, sql } from '../../../platform/database/orm.ts'
import { accountTraces } from '../../account/traces.table.ts'
import type { PersonalData } from './personal-data.ts'

/** Keyed hashes of devices and numbers, which go by themselves after a while: until then they tell of somebody, and not of whom. */
export const tracesPart: PersonalData = {
  kind: 'logins',
  tables: ['account_traces'],
  async remove(tx, userId) {
    await tx.update(accountTraces).set({ userId: sql`gen_random_uuid()` }).where(eq(accountTraces.userId, userId))
    return 0
  },
}
