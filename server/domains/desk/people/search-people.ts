import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, gt, isNotNull, sql, type SQL } from '../../../platform/database/orm.ts'
import { parsePhone } from '../../account/phone.ts'
import { users } from '../../account/users.table.ts'
import type { Order } from '../../keyset.ts'

/** Some of the people, and how they are sorted. */
export interface Selection {
  where: SQL | undefined
  order: Order
}

const id = sql`${users.id}`
const newest: Order = { column: sql`${users.createdAt}`, id, kind: 'time', direction: 'desc' }
const nickname = sql`(lower(${users.nickname}) collate "C")`
const lastDigits = sql`(reverse(${users.phone}) collate "C")`

/** The lists of people, each by an index of its own. */
export function viewOfPeople(view: ParsedRequestOf<'deskPeople'>['view'], now: Date): Selection {
  const lastOf = (column: typeof users.memberUntil): Order => ({ ...newest, column: sql`${column}` })
  switch (view) {
    case 'all':
      return { where: undefined, order: newest }
    case 'members':
      return { where: and(isNotNull(users.memberUntil), gt(users.memberUntil, now)), order: lastOf(users.memberUntil) }
    case 'staff':
      return { where: sql`(${users.roles} <> '{}' or ${users.permissions} <> '{}')`, order: newest }
    case 'suspended':
      return { where: isNotNull(users.suspendedAt), order: { ...newest, column: sql`${users.suspendedAt}` } }
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const digits = /^\+?[\d\s()-]{3,}$/
/** Sorts behind whatever follows a text, by bytes. */
const LAST = '\u{10ffff}'

/** Those whose id or number is what was typed, whose number ends with these digits, or whose nickname begins so. */
export function searchPeople(typed: string): Selection {
  if (uuid.test(typed)) return { where: eq(users.id, typed), order: newest }
  if (!digits.test(typed)) return begins(nickname, sql`lower(${typed}::text)`)
  const whole = wholeNumber(typed)
  return whole ? { where: eq(users.phone, whole), order: newest } : begins(lastDigits, sql`reverse(${typed.replace(/\D/g, '')}::text)`)
}

/** A range, which an index serves in every plan. */
const begins = (column: SQL, start: SQL): Selection => ({
  where: sql`(${column} >= ${start} collate "C" and ${column} < (${start} || ${LAST}) collate "C")`,
  order: { column, id, kind: 'text', direction: 'asc' },
})

function wholeNumber(typed: string): string | undefined {
  try {
    return parsePhone(typed)
  } catch {
    return undefined
  }
}
