import type { InvitationRefusal } from '#contract/endpoints/desk/invitation-views.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { and, count, eq, gt, ne } from '../../platform/database/orm.ts'
import { networkOf } from '../../network-of.ts'
import type { Clock, Transaction } from '../../platform/platform.ts'
import type { Arrival, Arrivals } from '../account/arrivals.ts'
import { secondsBefore, takeTurns } from '../account/limits.ts'
import type { Traces } from '../account/traces.ts'
import { invitations } from './invitations.table.ts'
import { inviterOf } from './invite-code.ts'

const { perInviterPerDay, perNetworkPerDay } = invitationRules
const DAY_SECONDS = 86_400

/** Writes down who came by whose invitation, and whether that counts. It never keeps anybody from registering. */
export function createArrivals(clock: Clock, traces: Traces): Arrivals {
  /** How many invitations of the last day counted, of the inviter or of the network. */
  async function ofToday(tx: Transaction, whose: { inviterId: string } | { network: string }): Promise<number> {
    const these = 'network' in whose ? eq(invitations.network, whose.network) : eq(invitations.inviterId, whose.inviterId)
    const recent = gt(invitations.createdAt, secondsBefore(clock.now(), DAY_SECONDS))
    const [row] = await tx.select({ value: count() }).from(invitations).where(and(these, recent, ne(invitations.state, 'refused')))
    return row!.value
  }

  async function refusalOf(tx: Transaction, { user, call }: Arrival, inviterId: string, network: string): Promise<InvitationRefusal | undefined> {
    const known = await traces.othersWith(tx, user, call.device)
    if (known.number) return 'number'
    if (known.device) return 'device'
    if ((await ofToday(tx, { inviterId })) >= perInviterPerDay) return 'inviter-limit'
    return (await ofToday(tx, { network })) >= perNetworkPerDay ? 'network-limit' : undefined
  }

  return {
    async arrived(tx, arrival) {
      const { user, invite, call } = arrival
      const inviter = invite === undefined ? undefined : await inviterOf(tx, invite)
      if (!inviter) return
      const network = await traces.hash(networkOf(call.ip))
      await takeTurns(tx, `invite-device:${call.device}`, `invite-network:${network}`, `invite-inviter:${inviter.id}`)
      const refusal = await refusalOf(tx, arrival, inviter.id, network)
      const state = refusal ? 'refused' : 'waiting'
      await tx.insert(invitations).values({ invitedId: user.id, inviterId: inviter.id, state, refusal, network, createdAt: clock.now() })
    },

    async bound(tx, user) {
      const { number } = await traces.othersWith(tx, user)
      if (!number) return
      const waiting = and(eq(invitations.invitedId, user.id), eq(invitations.state, 'waiting'))
      await tx.update(invitations).set({ state: 'refused', refusal: 'number' }).where(waiting)
    },
  }
}
