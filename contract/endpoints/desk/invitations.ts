import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { Cursor, pageOf, PersonName, Reason } from './fields.ts'
import { invitationRefusals, invitationStates, invitationViews } from './invitation-views.ts'

const DeskInvitation = v.object({
  id: Id,
  inviter: PersonName,
  invited: PersonName,
  state: v.picklist(invitationStates),
  refusal: v.optional(v.picklist(invitationRefusals)),
  /** When whoever came first created something. */
  madeAt: v.optional(Timestamp),
  /** What each has got for it and still has. */
  points: v.object({ inviter: v.number(), invited: v.number() }),
  createdAt: Timestamp,
})
export type DeskInvitation = v.InferOutput<typeof DeskInvitation>

const Suspect = v.object({
  person: PersonName,
  came: v.number(),
  refused: v.number(),
  created: v.number(),
  /** From how many networks they came. */
  networks: v.number(),
})
export type Suspect = v.InferOutput<typeof Suspect>

export const deskInvitationEndpoints = {
  deskInvitations: defineEndpoint({
    method: 'POST',
    path: '/desk/invitations/list',
    summary: 'Who came by whose invitation, newest first: all, of a state, or those who came by one person.',
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: v.object({ view: v.optional(v.picklist(invitationViews), 'all'), inviter: v.optional(Id), cursor: Cursor }),
    response: pageOf(DeskInvitation),
  }),
  deskInvitationSuspects: defineEndpoint({
    method: 'POST',
    path: '/desk/invitations/suspects/list',
    summary: 'Inviters of the last 30 days who look like farms of accounts, the worst first; 50 at most.',
    access: 'user',
    permission: 'people.read',
    repeatable: true,
    request: v.object({}),
    response: v.object({ rows: v.array(Suspect) }),
  }),
  deskInvitationAnnul: defineAction({
    path: '/desk/invitations/annul',
    summary: 'Makes an invitation not count; what both got for it is taken back when that is asked for, as far as it is still there.',
    permission: 'points.grant',
    audit: 'invitation.annul',
    repeatable: true,
    request: v.object({ id: Id, takeBack: v.boolean(), reason: Reason }),
    response: v.object({}),
  }),
} as const
