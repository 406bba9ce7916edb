import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { Invite } from './fields.ts'
import { posterDesigns } from './invitation-choices.ts'

/** waiting: for the first creation of whoever came; waiting-own: for the first creation of the inviter, who was invited too. */
const invitationStates = ['waiting', 'waiting-own', 'rewarded', 'refused'] as const
/** Why an invitation does not count, as far as it is told: not somebody new, too many in a short time, taken back by the operator. */
const refusedBecause = ['known', 'too-many', 'void'] as const

const Points = v.object({ inviter: v.number(), invited: v.number() })

const Invitation = v.object({
  id: Id,
  /** Of whoever came, masked: '林**'. */
  name: v.string(),
  state: v.picklist(invitationStates),
  because: v.optional(v.picklist(refusedBecause)),
  /** What the inviter got for it. */
  points: v.number(),
  createdAt: Timestamp,
})
export type Invitation = v.InferOutput<typeof Invitation>

const PosterFile = v.object({ url: v.string(), width: v.number(), height: v.number() })

const Poster = v.object({
  design: v.picklist(posterDesigns),
  /** For screens, below 1 MB. */
  screen: PosterFile,
  /** Twice as large in each direction: 21 cm wide at 300 dots an inch. */
  print: PosterFile,
})
export type Poster = v.InferOutput<typeof Poster>

export const invitationEndpoints = {
  inviteDetail: defineEndpoint({
    method: 'POST',
    path: '/v2/invite/detail',
    summary: 'Who came by the person’s invitation, newest first, and what was earned by it.',
    access: 'user',
    repeatable: true,
    request: v.object({ cursor: v.optional(v.string()) }),
    response: v.object({
      /** Of all, whichever page this is. */
      came: v.number(),
      created: v.number(),
      points: v.number(),
      invitations: v.array(Invitation),
      next: v.optional(v.string()),
    }),
  }),
  posterInfo: defineEndpoint({
    method: 'POST',
    path: '/user/posterinfo',
    summary: 'The person’s invitation: its code, its link, what it earns, and posters with the link as a QR code, in the language of the call.',
    access: 'bound',
    repeatable: true,
    request: v.object({
      /** Scheme and host that the link leads to where the installation has no public address; taken for the own network alone. */
      origin: v.optional(v.pipe(v.string(), v.url('bad-input'), v.maxLength(200, 'bad-input'))),
    }),
    response: v.object({ code: v.string(), link: v.string(), points: Points, posters: v.array(Poster) }),
  }),
  inviteLook: defineEndpoint({
    method: 'POST',
    path: '/invite/look',
    summary: 'Who invites by a code, for whoever is about to register; no inviter where the code is nobody’s.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ invite: Invite }),
    response: v.object({ inviter: v.optional(v.object({ nickname: v.string(), avatar: v.optional(v.string()) })), points: Points }),
  }),
} as const
