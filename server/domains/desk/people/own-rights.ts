import { codes } from '#contract/codes.ts'
import { hasPermission, roles as permittedBy, type Permission, type Role, type Standing } from '#contract/permissions.ts'
import { BusinessError } from '../../../business-error.ts'

/** Nobody gives what they do not have, or takes it from others: not by a role either. */
export function refuseMoreThanOwn(own: Standing, before: Standing, next: Standing): void {
  const touched = [...difference(before.roles, next.roles).flatMap(permissionsOfRole), ...difference(before.permissions, next.permissions)]
  if (!touched.every((permission) => hasPermission(own, permission as Permission))) throw new BusinessError(codes.noPermission, 'more-than-own')
}

const difference = (some: readonly string[], others: readonly string[]) => [...new Set(some).symmetricDifference(new Set(others))]
/** A role by an older name permits nothing. */
const permissionsOfRole = (role: string): readonly Permission[] => (Object.hasOwn(permittedBy, role) ? permittedBy[role as Role] : [])
