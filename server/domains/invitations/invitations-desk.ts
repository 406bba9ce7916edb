import { and, count, countDistinct, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { notFound } from '../../business-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { secondsBefore } from '../account/limits.ts'
import { users } from '../account/users.table.ts'
import type { Page } from '../keyset.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { invitations, type InvitationRow } from './invitations.table.ts'
import { listInvitations, type ListedInvitation } from './list-invitations.ts'

const DAY_SECONDS = 86_400
/** How many inviters are told, and what makes one worth a look. */
const SUSPECTS = 50
const LEAST_CAME = 5

interface Suspect {
  userId: string
  nickname: string
  came: number
  refused: number
  created: number
  /** From how many networks they came. */
  networks: number
}

/** What the operator sees and does about invitations; who may is for the caller to check. */
export interface InvitationsDesk {
  /** Those who came by a person's invitation, the newest first, with every refusal as it is. */
  ofInviter(inviterId: string, cursor?: string): Promise<Page<ListedInvitation>>
  /** By whose invitation a person came. */
  ofInvited(invitedId: string): Promise<InvitationRow | undefined>
  /** Inviters of the last days (90 at most) who look like farms, the worst first: many refused, many from few networks. At most 50. */
  suspects(days: number): Promise<Suspect[]>
  /**
   * Makes an invitation not count, whatever its state; what it has given stays unless it is to be taken back, and then as
   * far as it is still there. Answers the invitation before and after, and how many points were taken from each of the two.
   * Rejects with 20005 where there is none. A repeated call takes nothing twice.
   */
  annul(id: string, takeBack: boolean): Promise<{ before: InvitationRow; after: InvitationRow; taken: { inviter: number; invited: number } }>
}

export function createInvitationsDesk({ db, clock }: Pick<Platform, 'db' | 'clock'>, wallet: Wallet): InvitationsDesk {
  return {
    ofInviter: (inviterId, cursor) => listInvitations(db, inviterId, cursor),

    async ofInvited(invitedId) {
      const [found] = await db.select().from(invitations).where(eq(invitations.invitedId, invitedId))
      return found
    },

    async suspects(days) {
      const came = count()
      const refused = sql<number>`(count(*) filter (where ${invitations.state} = 'refused'))::int`
      const created = sql<number>`count(${invitations.madeAt})::int`
      const networks = countDistinct(invitations.network)
      return db
        .select({ userId: invitations.inviterId, nickname: users.nickname, came, refused, created, networks })
        .from(invitations)
        .innerJoin(users, eq(users.id, invitations.inviterId))
        .where(and(gt(invitations.createdAt, secondsBefore(clock.now(), days * DAY_SECONDS)), isNotNull(invitations.network)))
        .groupBy(invitations.inviterId, users.nickname)
        .having(sql`${came} >= ${LEAST_CAME} and (${refused} * 2 >= ${came} or ${networks} * 3 <= ${came})`)
        .orderBy(desc(refused), desc(came))
        .limit(SUSPECTS)
    },

    annul: (id, takeBack) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
        if (!before) throw notFound('not-found')
        const { inviterId, invitedId, inviterPoints, invitedPoints } = before
        const back = { orderId: `invitation:${id}` }
        const take = (userId: string, points: number) =>
          takeBack && points > 0 ? wallet.takeBack(tx, { ...back, userId, points, key: `invitation-back:${id}:${userId}` }) : 0
        // In the order of rewards.
        const inviterFirst = inviterId < invitedId
        const early = inviterFirst ? await take(inviterId, inviterPoints) : undefined
        const invited = await take(invitedId, invitedPoints)
        const inviter = early ?? (await take(inviterId, inviterPoints))
        const left = { inviterPoints: inviterPoints - inviter, invitedPoints: invitedPoints - invited }
        const [after] = await tx.update(invitations).set({ state: 'refused', refusal: 'void', ...left }).where(eq(invitations.id, id)).returning()
        return { before, after: after!, taken: { inviter, invited } }
      }),
  }
}
