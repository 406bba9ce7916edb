import * as v from 'valibot'
import { appConfig } from '#config'
import { contactRules, contactStates } from '../../contact-rules.ts'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { plainText } from '../fields.ts'
import { Cursor, OptionalReason, pageOf, SearchText } from './fields.ts'

const Inquiry = v.object({
  id: Id,
  topic: v.picklist(contactRules.topics),
  company: v.string(),
  name: v.string(),
  /** A telephone number (E.164) or an e-mail address. */
  reach: v.string(),
  text: v.string(),
  /** The language to answer in. */
  locale: v.picklist(appConfig.locales),
  state: v.picklist(contactStates),
  /** For colleagues; the writer never sees it. */
  note: v.string(),
  createdAt: Timestamp,
  handledAt: v.optional(Timestamp),
})
export type Inquiry = v.InferOutput<typeof Inquiry>

const common = { permission: 'contact.read', repeatable: true } as const

export const deskContactEndpoints = {
  deskContacts: defineEndpoint({
    ...common,
    method: 'POST',
    access: 'user',
    path: '/desk/contact/list',
    summary: 'Inquiries about working together, newest first: of a state, of a topic, or those that are answered at a whole number or e-mail address.',
    request: v.object({
      view: v.optional(v.picklist([...contactStates, 'all']), 'new'),
      topic: v.optional(v.picklist(contactRules.topics)),
      search: SearchText,
      cursor: Cursor,
    }),
    response: pageOf(Inquiry),
  }),
  deskContact: defineEndpoint({
    ...common,
    method: 'POST',
    access: 'user',
    path: '/desk/contact/detail',
    summary: 'One inquiry.',
    request: v.object({ id: Id }),
    response: Inquiry,
  }),
  deskContactMark: defineAction({
    ...common,
    path: '/desk/contact/mark',
    summary: 'Says whether an inquiry is dealt with, with a note for colleagues.',
    audit: 'contact.mark',
    request: v.object({ id: Id, state: v.picklist(contactStates), note: v.optional(plainText(contactRules.noteMax), ''), reason: OptionalReason }),
    response: v.object({}),
  }),
} as const
