import { useSuspenseQuery } from '@tanstack/react-query'
import { hasPermission, type Permission } from '#contract/permissions.ts'
import { readClaims, readToken } from '~/shared/session/token.ts'
import { userQuery } from './user.queries.ts'

/** Whether the person may do what not everybody may, as their token says; the server checks again. */
export function useMay(permission: Permission): boolean {
  const { data: user } = useSuspenseQuery(userQuery)
  const claims = user && readClaims(readToken())
  return Boolean(claims) && hasPermission({ roles: claims!.role, permissions: claims!.permission }, permission)
}
