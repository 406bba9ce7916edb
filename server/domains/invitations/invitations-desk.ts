import type { InvitationState } from '#contract/endpoints/desk/invitation-views.ts'
import { and, count, countDistinct, desc, eq, gt, isNotNull, sql } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { secondsBefore } from '../account/limits.ts'
import type { Page } from '../keyset.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { invitations, type InvitationRow } from './invitations.table.ts'

const DAY_SECONDS = 86_400
const PAGE = 40
/** How many inviters are told, of how many days, and what makes one worth a look. */
const SUSPECTS = 50
const SUSPECT_DAYS = 30
const LEAST_CAME = 5

interface Suspect {
  userId: string
  came: number
  refused: number
  created: number
  /** From how many networks they came. */
  networks: number
}

interface InvitationFilter {
  state?: InvitationState | undefined
  inviterId?: string | undefined
  cursor?: string | undefined
}

interface Annulment {
  id: string
  takeBack: boolean
  reason: string
}

/** What the operator sees and does about invitations; who may is for the caller to check. */
export interface InvitationsDesk {
  /** The newest first, with every refusal as it is. */
  search(filter: InvitationFilter): Promise<Page<InvitationRow>>
  /** By whose invitation a person came. */
  ofInvited(invitedId: string): Promise<InvitationRow | undefined>
  /** Inviters of the last 30 days who look like farms, the worst first: many refused, many from few networks. At most 50. */
  suspects(): Promise<Suspect[]>
  /**
   * Makes an invitation not count, whatever its state; what it has given stays unless it is to be taken back, and then as
   * far as it is still there, with the operator's reason. Belongs in the transaction of its audit entry. Answers the
   * invitation before and after, and how many points were taken from each of the two. Throws notFound where there is none. A
   * repeated call takes nothing twice.
   */
  annul(tx: Transaction, annulment: Annulment): Promise<{ before: InvitationRow; after: InvitationRow; taken: { inviter: number; invited: number } }>
}

export function createInvitationsDesk({ db, clock }: Pick<Platform, 'db' | 'clock'>, wallet: Wallet): InvitationsDesk {
  return {
    async search({ state, inviterId, cursor }) {
      const rows = await db
        .select()
        .from(invitations)
        .where(
          and(
            state && eq(invitations.state, state),
            inviterId === undefined ? undefined : eq(invitations.inviterId, inviterId),
            olderThan(cursor, invitations.createdAt, invitations.id),
          ),
        )
        .orderBy(desc(invitations.createdAt), desc(invitations.id))
        .limit(PAGE + 1)
      return pageOf(rows, PAGE, ({ createdAt }) => createdAt.getTime())
    },

    async ofInvited(invitedId) {
      const [found] = await db.select().from(invitations).where(eq(invitations.invitedId, invitedId))
      return found
    },

    async suspects() {
      const came = count()
      const refused = sql<number>`(count(*) filter (where ${invitations.state} = 'refused'))::int`
      const created = sql<number>`count(${invitations.madeAt})::int`
      const networks = countDistinct(invitations.network)
      return db
        .select({ userId: invitations.inviterId, came, refused, created, networks })
        .from(invitations)
        .where(and(gt(invitations.createdAt, secondsBefore(clock.now(), SUSPECT_DAYS * DAY_SECONDS)), isNotNull(invitations.network)))
        .groupBy(invitations.inviterId)
        .having(sql`${came} >= ${LEAST_CAME} and (${refused} * 2 >= ${came} or ${networks} * 3 <= ${came})`)
        .orderBy(desc(refused), desc(came))
        .limit(SUSPECTS)
    },

    async annul(tx, { id, takeBack, reason }) {
      const [before] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
      if (!before) throw notFound('not-found')
      const { inviterId, invitedId, inviterPoints, invitedPoints } = before
      const back = { cause: 'invitation', reference: id, note: reason } as const
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
    },
  }
}
