/** Where an invitation stands. A rewarded one has given its points, and a refused one never will. */
export const invitationStates = ['waiting', 'rewarded', 'refused'] as const
export type InvitationState = (typeof invitationStates)[number]

/** Why an invitation does not count; people are told less. */
export const invitationRefusals = ['device', 'number', 'inviter-limit', 'network-limit', 'void'] as const
export type InvitationRefusal = (typeof invitationRefusals)[number]

/** Which invitations a list of the desk shows. */
export const invitationViews = ['all', ...invitationStates] as const
