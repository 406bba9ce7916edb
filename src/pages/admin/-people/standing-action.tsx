import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { hasPermission, permissions as allPermissions, roleNames, roles as permittedBy } from '#contract/permissions.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { CheckGroup, toggled } from '~/features/desk/action/check-group.tsx'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { permissionWords, useRoleNames } from '~/features/desk/permission.words.ts'
import { usePermitted } from '~/features/desk/standing.queries.ts'

/** Sets somebody's roles and permissions. What one does not have oneself cannot be given or taken; nobody changes their own. */
export function StandingAction({ person }: { person: Person }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { data: user } = useSuspenseQuery(userQuery)
  const nameOf = useRoleNames()
  const permitted = usePermitted()
  const [roles, setRoles] = useState(() => roleNames.filter((role) => person.roles.includes(role)))
  const [permissions, setPermissions] = useState(() => allPermissions.filter((permission) => person.permissions.includes(permission)))
  if (person.id === user?.id) return null
  const reset = () => {
    setRoles(roleNames.filter((role) => person.roles.includes(role)))
    setPermissions(allPermissions.filter((permission) => person.permissions.includes(permission)))
  }
  return (
    <DeskAction
      name="deskPersonStanding"
      permission="people.roles"
      label={t`角色和权限`}
      icon={KeyRound}
      title={t`${person.nickname} 可以做什么`}
      description={t`角色是一组权限，立即生效。只能授予或收回你自己拥有的。`}
      request={{ id: person.id, roles, permissions }}
      onOpen={reset}
      fields={() => (
        <>
          <CheckGroup
            legend={t`角色`}
            checks={roleNames.map((role) => ({
              value: role,
              label: nameOf(role),
              checked: roles.includes(role),
              disabled: !permittedBy[role].every((permission) => permitted(permission)),
            }))}
            onToggle={(role) => setRoles(toggled(roles, role))}
          />
          <CheckGroup
            legend={t`单独的权限`}
            checks={allPermissions.map((permission) => {
              const byRole = hasPermission({ roles, permissions: [] }, permission)
              return {
                value: permission,
                label: i18n._(permissionWords[permission]),
                checked: byRole || permissions.includes(permission),
                disabled: byRole || !permitted(permission),
              }
            })}
            onToggle={(permission) => setPermissions(toggled(permissions, permission))}
          />
        </>
      )}
    />
  )
}
