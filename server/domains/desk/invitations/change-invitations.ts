import type { InvitationsDesk } from '../../invitations/invitations-desk.ts'
import type { InvitationRow } from '../../invitations/invitations.table.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'

/** What the desk does about invitations. */
export const createChangeInvitations = (invitations: InvitationsDesk): Actions<'deskInvitationAnnul'> => ({
  async deskInvitationAnnul(tx, { id, takeBack, reason }) {
    const { before, after } = await invitations.annul(tx, { id, takeBack, reason })
    return { subject: { kind: 'invitation', id }, before: factsOf(before), after: factsOf(after), answer: {} }
  },
})

const factsOf = ({ state, refusal, inviterPoints, invitedPoints }: InvitationRow): Facts => ({ invitation: state, refusal, inviterPoints, invitedPoints })
