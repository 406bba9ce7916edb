/** What a person may do beyond their own things, granted by the owner of the installation. */
export const permissions = [
  'work.hide',
  'people.read',
  'people.change',
  'people.roles',
  'points.grant',
  'orders.read',
  'orders.refund',
  'shop.change',
  'activities.change',
  'feedback.answer',
  'contact.read',
  'broadcasts.send',
  'reports.decide',
  'engines.read',
  'queue.change',
  'overview.read',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

/** Whoever has the role has these permissions. */
export const roles = {
  admin: permissions,
  support: ['overview.read', 'people.read', 'people.change', 'points.grant', 'orders.read', 'feedback.answer', 'contact.read'],
  finance: ['overview.read', 'people.read', 'points.grant', 'orders.read', 'orders.refund', 'shop.change'],
  editor: ['overview.read', 'activities.change', 'broadcasts.send'],
  moderator: ['overview.read', 'people.read', 'work.hide', 'reports.decide', 'feedback.answer'],
  engineer: ['overview.read', 'engines.read', 'queue.change'],
} as const satisfies Record<string, readonly Permission[]>
export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as readonly Role[]

/** The lists of a token, or of the person behind it. */
export interface Standing {
  roles: readonly string[]
  permissions: readonly string[]
}

/** What a role permits; nothing where the name is none of ours. */
const permitted: Readonly<Record<string, readonly Permission[]>> = roles

/** What roles permit together with what is listed. */
export const permissionsOf = (standing: Standing): Permission[] => permissions.filter((permission) => hasPermission(standing, permission))

export const hasPermission = (standing: Standing, permission: Permission): boolean =>
  standing.permissions.includes(permission) || standing.roles.some((role) => Object.hasOwn(permitted, role) && permitted[role]!.includes(permission))
