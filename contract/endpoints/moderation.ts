import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp, Work } from '../entities.ts'
import { APPEAL_MAX, moderationReasons } from '../moderation-reasons.ts'
import { plainText } from './fields.ts'

export const WorkStanding = v.object({
  /** held: nobody else sees it until somebody of the product has looked; hidden: it was taken off the square. */
  state: v.picklist(['held', 'hidden']),
  since: Timestamp,
  /** Why it is held. */
  reasons: v.array(v.picklist(moderationReasons)),
  /** The operator's words why it was hidden. */
  note: v.optional(v.string()),
  /** What its owner said, and whether that still waits for an answer. */
  appeal: v.optional(v.object({ words: v.string(), at: Timestamp, waits: v.boolean() })),
})
export type WorkStanding = v.InferOutput<typeof WorkStanding>

export const moderationEndpoints = {
  workStanding: defineEndpoint({
    method: 'POST',
    path: '/work/standing',
    summary: "Why the person's own work is held or hidden, and what they said of that.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: WorkStanding,
  }),
  workAppeal: defineEndpoint({
    method: 'POST',
    path: '/work/appeal',
    summary: "Asks that the person's own work, which is held or hidden, be looked at; once for each time that it was. The same words again are the first ones.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, words: v.pipe(plainText(APPEAL_MAX), v.minLength(1, 'empty')) }),
    response: v.object({ ...WorkStanding.entries, work: Work }),
  }),
} as const
