import { and, count, desc, eq, isNotNull, sql, sum } from 'drizzle-orm'
import type { InvitationRefusal } from '#contract/endpoints/desk/invitation-views.ts'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import type { Database } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { pageOf, type Page } from '../keyset.ts'
import { olderThan } from '../time-pages.ts'
import { invitations, type InvitationRow } from './invitations.table.ts'

const PAGE = 20

export interface ListedInvitation {
  invitation: InvitationRow
  /** Of whoever came. */
  nickname: string
}

/** A page of those who came by a person's invitation, the newest first. */
export async function listInvitations(db: Database, inviterId: string, cursor: string | undefined): Promise<Page<ListedInvitation>> {
  const rows = await db
    .select({ invitation: invitations, nickname: users.nickname })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedId))
    .where(and(eq(invitations.inviterId, inviterId), olderThan(cursor, invitations.createdAt, invitations.id)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(PAGE + 1)
  return pageOf(rows, PAGE, ({ invitation: { createdAt, id } }) => ({ value: createdAt.getTime(), id }))
}

/** How many came by a person's invitation, how many of them have created, and the points it has earned. */
export async function countInvitations(db: Database, inviterId: string): Promise<{ came: number; created: number; points: number }> {
  const [counted] = await db
    .select({
      came: count(),
      created: sql<number>`(count(*) filter (where ${isNotNull(invitations.madeAt)}))::int`,
      points: sql<number>`coalesce(${sum(invitations.inviterPoints)}, 0)::int`,
    })
    .from(invitations)
    .where(eq(invitations.inviterId, inviterId))
  return counted!
}

/** What of a refusal is told: enough to understand it, too little to get round it. */
const told: Record<InvitationRefusal, Invitation['because']> = {
  device: 'known',
  number: 'known',
  'inviter-limit': 'too-many',
  'network-limit': 'too-many',
  void: 'void',
}

export const stateOf = ({ state, madeAt }: InvitationRow): Invitation['state'] => (state === 'waiting' && madeAt ? 'waiting-own' : state)

export const becauseOf = ({ state, refusal }: InvitationRow) => (state === 'refused' && refusal ? told[refusal] : undefined)
