import * as v from 'valibot'
import { appConfig } from '#config'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { CodeSent, LoginCode } from './fields.ts'

/** What is kept of a person, by kind: a kind is a file of an export, and a line of a receipt. */
export const dataKinds = [
  'profile', 'sessions', 'logins', 'agreements', 'works', 'creations', 'doubles', 'photos', 'likes', 'favourites', 'follows', 'blocks', 'comments', 'reports', 'ledger', 'points', 'orders', 'coupons', 'sign-ins', 'rewards',
  'invitations', 'activities', 'votes', 'prizes', 'lessons', 'messages', 'feedback', 'questionnaires', 'searches', 'events', 'exports',
] as const
export type DataKind = (typeof dataKinds)[number]

/** How many of each kind. */
const Counts = v.partial(v.object(v.entriesFromList(dataKinds, v.number())))
export type DeletionCounts = v.InferOutput<typeof Counts>

const DataExport = v.object({
  state: v.picklist(['waiting', 'running', 'ready', 'failed']),
  /** 0..1 */
  progress: v.number(),
  createdAt: Timestamp,
  /** Of one that is ready: a signed address, the name to save it by, its size in bytes, and when it goes. */
  file: v.optional(v.object({ url: v.string(), name: v.string(), bytes: v.number(), expiresAt: Timestamp })),
})
export type DataExport = v.InferOutput<typeof DataExport>

const ExportState = v.object({
  /** The last one, unless its file is gone. */
  export: v.optional(DataExport),
  /** When another may be asked for; absent: now. */
  nextAt: v.optional(Timestamp),
})

const DeletionRequest = v.object({
  /** Names the receipt; whoever has it reads it, also when the account is gone. */
  receipt: Id,
  requestedAt: Timestamp,
  /** Until then it can be taken back. */
  dueAt: Timestamp,
})

export const accountDataEndpoints = {
  dataExportState: defineEndpoint({
    method: 'POST',
    path: '/user/data/state',
    summary: "The person's last export of their own data, as far as it is.",
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: ExportState,
  }),
  dataExportCreate: defineEndpoint({
    method: 'POST',
    path: '/user/data/export',
    summary: 'Has an archive made of everything that is kept of the person; one at a time, once a day. Answers the one that is being made already.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: ExportState,
  }),
  deletionState: defineEndpoint({
    method: 'POST',
    path: '/user/deletion/state',
    summary: 'What deleting the account would take along, how it is confirmed, and the request that waits.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({
      request: v.optional(DeletionRequest),
      works: v.number(),
      publicWorks: v.number(),
      points: v.number(),
      memberUntil: v.optional(Timestamp),
      /** What proves that it is the person: the masked number that a code goes to, and whether there is a password. Neither: nothing is asked. */
      phone: v.optional(v.string()),
      hasPassword: v.boolean(),
    }),
  }),
  deletionCode: defineEndpoint({
    method: 'POST',
    path: '/user/deletion/code',
    summary: "Sends a code to the person's own number, with which the deletion of the account is confirmed.",
    access: 'user',
    repeatable: false,
    request: v.object({}),
    response: CodeSent,
  }),
  deletionRequest: defineEndpoint({
    method: 'POST',
    path: '/user/deletion/request',
    summary: 'Asks for the account to be deleted after the grace, confirmed by a code or the password. Public works are hidden and creations cancelled at once.',
    access: 'user',
    repeatable: false,
    request: v.object({
      code: v.optional(LoginCode),
      password: v.optional(v.pipe(v.string(), v.minLength(1, 'missing'), v.maxLength(appConfig.login.passwordMax, 'own-password-wrong'))),
    }),
    response: DeletionRequest,
  }),
  deletionTakeBack: defineEndpoint({
    method: 'POST',
    path: '/user/deletion/back',
    summary: 'Takes the request back: the account goes on, and what was public is public again.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({}),
  }),
  deletionReceipt: defineEndpoint({
    method: 'POST',
    path: '/deletion/receipt',
    summary: 'What came of a request to delete an account, and how much was deleted; for whoever knows its id.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ receipt: Id }),
    response: v.object({
      receipt: Id,
      state: v.picklist(['waiting', 'running', 'done', 'taken-back']),
      requestedAt: Timestamp,
      dueAt: Timestamp,
      finishedAt: v.optional(Timestamp),
      counts: Counts,
    }),
  }),
} as const
