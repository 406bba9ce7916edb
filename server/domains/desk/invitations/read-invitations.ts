import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { InvitationsDesk } from '../../invitations/invitations-desk.ts'
import { findNames, nameIn } from '../person-name.ts'

/** What the desk sees of invitations. */
export const createReadInvitations = (platform: Platform, invitations: InvitationsDesk): Handlers<'deskInvitations' | 'deskInvitationSuspects'> => ({
  async deskInvitations({ view, inviter, cursor }) {
    const { rows, next } = await invitations.search({ state: view === 'all' ? undefined : view, inviterId: inviter, cursor })
    const names = await findNames(platform, rows.flatMap(({ inviterId, invitedId }) => [inviterId, invitedId]))
    return {
      rows: rows.map(({ id, inviterId, invitedId, state, refusal, madeAt, inviterPoints, invitedPoints, createdAt }) => ({
        id, state,
        inviter: nameIn(names, inviterId),
        invited: nameIn(names, invitedId),
        refusal: state === 'refused' ? (refusal ?? undefined) : undefined,
        madeAt: madeAt?.getTime(),
        points: { inviter: inviterPoints, invited: invitedPoints },
        createdAt: createdAt.getTime(),
      })),
      next,
    }
  },

  async deskInvitationSuspects() {
    const suspects = await invitations.suspects()
    const names = await findNames(platform, suspects.map(({ userId }) => userId))
    return { rows: suspects.map(({ userId, ...counts }) => ({ person: nameIn(names, userId), ...counts })) }
  },
})
