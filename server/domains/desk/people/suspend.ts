import { codes } from '#contract/codes.ts'
import type { Standing } from '#contract/permissions.ts'
import { BusinessError } from '../../../business-error.ts'
import type { Clock, Transaction } from '../../../platform/platform.ts'
import type { Sessions } from '../../account/sessions.ts'
import { changePerson, type ChangedPerson } from './change-person.ts'
import { refuseMoreThanOwn } from './own-rights.ts'

export type Suspend = (tx: Transaction, id: string, reason: string, by: Standing & { userId: string }) => Promise<ChangedPerson>

/** Keeps a person out from now on, everywhere; who is already keeps the first reason. Nobody suspends themselves, or who may do more. */
export const createSuspend = (clock: Clock, sessions: Pick<Sessions, 'changed' | 'endAll'>): Suspend =>
  async (tx, id, reason, by) => {
    if (id === by.userId) throw new BusinessError(codes.noPermission, 'own-standing')
    const changed = await changePerson(tx, sessions, id, (user) => {
      refuseMoreThanOwn(by, user, { roles: [], permissions: [] })
      return user.suspendedAt ? { suspendedAt: user.suspendedAt } : { suspendedAt: clock.now(), suspendedReason: reason }
    })
    await sessions.endAll(tx, id)
    return changed
  }
