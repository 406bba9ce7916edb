import { invitationRules } from '#contract/invitation-rules.ts'
import { and, isNotNull, lt, sql } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Arrivals } from '../account/arrivals.ts'
import { secondsBefore } from '../account/limits.ts'
import type { Traces } from '../account/traces.ts'
import type { Messages } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createArrivals } from './arrivals.ts'
import { createInvitationsDesk, type InvitationsDesk } from './invitations-desk.ts'
import { invitations } from './invitations.table.ts'
import { inviterOf } from './invite-code.ts'
import { becauseOf, listInvitations, stateOf } from './list-invitations.ts'
import { maskName } from './mask-name.ts'
import { createPosterInfo } from './poster/poster-info.ts'
import { createFindPoster, type FindPoster } from './poster/find-poster.ts'
import { createRewards } from './rewards.ts'

const { points, traceDays } = invitationRules
const DAY_SECONDS = 86_400
/** Rows that a clean-up changes at once. */
const BATCH = 1000

export interface Invitations {
  arrivals: Arrivals
  handlers: Handlers<'inviteDetail' | 'posterInfo' | 'inviteLook'>
  findPoster: FindPoster
  desk: InvitationsDesk
  /** The handler of the job that a first creation enqueues. */
  reward(payload: { userId: string }): Promise<void>
  /** Forgets from which networks people came, once that limits nothing any more. */
  forgetNetworks(signal: AbortSignal): Promise<void>
}

interface Needs {
  wallet: Wallet
  messages: Messages
  traces: Traces
}

/** People who bring people: who came by whom, what both get for it, and posters that carry the link. */
export function createInvitations(platform: Platform, { wallet, messages, traces }: Needs): Invitations {
  const { db, clock, files } = platform
  return {
    arrivals: createArrivals(clock, traces),
    desk: createInvitationsDesk(platform, wallet),
    reward: createRewards(platform, { wallet, messages }),
    findPoster: createFindPoster(platform),

    handlers: {
      posterInfo: createPosterInfo(platform),

      async inviteDetail({ cursor }, { identity: { userId } }) {
        const { counted, rows, next } = await listInvitations(db, userId, cursor)
        const seen = rows.map(({ invitation, nickname }) => ({
          id: invitation.id,
          name: maskName(nickname),
          state: stateOf(invitation),
          because: becauseOf(invitation),
          points: invitation.inviterPoints,
          createdAt: invitation.createdAt.getTime(),
        }))
        return { ...counted, invitations: seen, next }
      },

      async inviteLook({ invite }) {
        const inviter = invite === undefined ? undefined : await inviterOf(db, invite)
        if (!inviter) return { points }
        return { inviter: { nickname: inviter.nickname, avatar: inviter.avatarKey ? files.signedUrl(inviter.avatarKey) : undefined }, points }
      },
    },

    async forgetNetworks(signal) {
      const oldest = secondsBefore(clock.now(), traceDays * DAY_SECONDS)
      const old = db
        .select({ id: invitations.id })
        .from(invitations)
        .where(and(lt(invitations.createdAt, oldest), isNotNull(invitations.network)))
        .limit(BATCH)
      let changed = 0
      do {
        signal.throwIfAborted()
        const these = sql`${invitations.id} = any(array(${old}))`
        changed = (await db.update(invitations).set({ network: null }).where(these)).rowCount ?? 0
      } while (changed === BATCH)
    },
  }
}
