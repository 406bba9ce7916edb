import type { Person } from '#contract/endpoints/desk/people.ts'
import { maskPhone } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { UserRow } from '../../account/users.table.ts'
import { viewName } from '../person-name.ts'

/** A person as the desk shows them: no more of their number than is needed to know them again. */
export function viewPerson(platform: Pick<Platform, 'files'>, user: UserRow, coin: number | null): Person {
  const { phone, roles, permissions, memberUntil, suspendedAt, suspendedReason, createdAt } = user
  return {
    ...viewName(platform, { ...user, ownerId: user.id }),
    ...(phone && { phone: maskPhone(phone) }),
    coin: coin ?? 0,
    roles,
    permissions,
    ...(memberUntil && { memberUntil: memberUntil.getTime() }),
    ...(suspendedAt && { suspension: { at: suspendedAt.getTime(), reason: suspendedReason ?? '' } }),
    createdAt: createdAt.getTime(),
  }
}
