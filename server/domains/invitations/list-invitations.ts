import type { InvitationRefusal } from '#contract/endpoints/desk/invitation-views.ts'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import { and, desc, eq, sql } from '../../platform/database/orm.ts'
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

interface Counted {
  came: number
  /** How many of them have created. */
  created: number
  /** What the invitations have earned. */
  points: number
}

const none: Counted = { came: 0, created: 0, points: 0 }

/** The same for every row, so it is counted once. */
const countOf = (inviterId: string) => sql<Counted>`(
  select jsonb_build_object('came', count(*), 'created', count(*) filter (where counted.made_at is not null), 'points', coalesce(sum(counted.inviter_points), 0))
  from ${invitations} as counted where counted.inviter_id = ${inviterId}
)`

/** A page of those who came by a person's invitation, the newest first, and the counts of all of them; beyond the last page these are 0. */
export async function listInvitations(db: Database, inviterId: string, cursor: string | undefined): Promise<Page<ListedInvitation> & { counted: Counted }> {
  const rows = await db
    .select({ invitation: invitations, nickname: users.nickname, counted: countOf(inviterId) })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedId))
    .where(and(eq(invitations.inviterId, inviterId), olderThan(cursor, invitations.createdAt, invitations.id)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(PAGE + 1)
  return { counted: rows[0]?.counted ?? none, ...pageOf(rows, PAGE, ({ invitation: { createdAt, id } }) => ({ value: createdAt.getTime(), id })) }
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
