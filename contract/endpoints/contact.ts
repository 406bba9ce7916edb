import * as v from 'valibot'
import { contactRules } from '../contact-rules.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../entities.ts'
import { plainText } from './fields.ts'

const { topics, companyMax, nameMax, reachMax, textMax } = contactRules
const filled = (max: number) => v.pipe(plainText(max), v.minLength(1, 'empty'))

export const contactEndpoints = {
  contactCreate: defineEndpoint({
    method: 'POST',
    path: '/contact/create',
    summary: 'Leaves an inquiry about working together, once per request id.',
    access: 'anyone',
    repeatable: true,
    request: v.object({
      requestId: Id,
      topic: v.picklist(topics),
      company: v.optional(plainText(companyMax), ''),
      name: filled(nameMax),
      /** A telephone number or an e-mail address. */
      reach: filled(reachMax),
      text: filled(textMax),
      /** A field that people do not see: what has words in it was filled by a program, and is not kept. */
      website: v.optional(v.string(), ''),
    }),
    response: v.object({}),
  }),
} as const
