/** What a person may do beyond their own things, granted by the owner of the installation. */
export const permissions = [
  'work.hide',
  'people.read',
  'people.change',
  'points.grant',
  'orders.read',
  'orders.refund',
  'shop.change',
  'activities.change',
  'feedback.answer',
  'contact.read',
  'reports.decide',
  'engines.read',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

/** The lists of a token, or of the person behind it. */
export interface Standing {
  roles: readonly string[]
  permissions: readonly string[]
}

const hasRole = ({ roles }: Standing, role: string) => roles.includes(role)

/** The role admin may do everything; anybody else what is listed. */
export const hasPermission = (standing: Standing, permission: Permission) =>
  hasRole(standing, 'admin') || standing.permissions.includes(permission)
