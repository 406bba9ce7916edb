import * as v from 'valibot'
import { agreementIds } from '../agreements.ts'
import { defineEndpoint } from '../endpoint.ts'

/** The day from which a text holds, '2026-11-23'; it names the text. */
export const AgreementVersion = v.pipe(v.string(), v.isoDate('bad-input'))

const Named = { id: v.picklist(agreementIds), title: v.string(), version: AgreementVersion }

const Agreement = v.object({
  ...Named,
  summary: v.string(),
  /** What is new in this version, each in a line. */
  changes: v.array(v.string()),
  sections: v.array(
    v.object({
      title: v.string(),
      /** A paragraph, or the lines of a list; `[words]{address}` in them is a link. */
      blocks: v.array(v.union([v.string(), v.array(v.string())])),
    }),
  ),
})
export type Agreement = v.InferOutput<typeof Agreement>

export const agreementEndpoints = {
  agreementRead: defineEndpoint({
    method: 'POST',
    path: '/agreement/read',
    summary: 'The text of an agreement as it holds now, in the language of the call.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: v.picklist(agreementIds) }),
    response: Agreement,
  }),
  agreementList: defineEndpoint({
    method: 'POST',
    path: '/agreement/list',
    summary: 'All agreements with their versions.',
    access: 'anyone',
    repeatable: true,
    request: v.object({}),
    response: v.object({ agreements: v.array(v.object(Named)) }),
  }),
  agreementNews: defineEndpoint({
    method: 'POST',
    path: '/agreement/news',
    summary: 'The agreements of a login that have changed since the person last agreed to them, and what is new in each.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ agreements: v.array(v.object({ ...Named, changes: v.array(v.string()) })) }),
  }),
  agreementAccept: defineEndpoint({
    method: 'POST',
    path: '/agreement/accept',
    summary: 'Agrees to these versions; a version that holds no longer is refused, so that nobody agrees to what they have not seen.',
    access: 'user',
    repeatable: true,
    request: v.object({
      agreements: v.pipe(v.array(v.object({ id: v.picklist(agreementIds), version: AgreementVersion })), v.minLength(1, 'missing'), v.maxLength(agreementIds.length, 'bad-input')),
    }),
    response: v.object({}),
  }),
} as const
