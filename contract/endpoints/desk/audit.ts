import * as v from 'valibot'
import { auditActions, auditSubjects } from '../../audit.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { Cursor, pageOf, PersonName, SearchText } from './fields.ts'

const AuditEntry = v.object({
  id: Id,
  /** Who did it. */
  actor: PersonName,
  action: v.picklist(auditActions),
  subject: v.object({ kind: v.picklist(auditSubjects), id: v.string() }),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
  reason: v.string(),
  ip: v.string(),
  createdAt: Timestamp,
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

export const deskAuditEndpoints = {
  deskAudit: defineEndpoint({
    method: 'POST',
    path: '/desk/audit/list',
    summary: 'What operators have done, the last first: all of it, of one action, by one operator, or to one subject, by their ids.',
    access: 'user',
    permission: 'audit.read',
    repeatable: true,
    request: v.object({ action: v.optional(v.picklist(auditActions)), actor: v.optional(Id), subject: SearchText, cursor: Cursor }),
    response: pageOf(AuditEntry),
  }),
} as const
