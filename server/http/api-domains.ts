import type { Locale } from '#config'
import type { Task, Upload } from '#contract/entities.ts'
import type { Handlers, Identity, UserCall } from '../call.ts'
import type { Answer } from '../domains/search/answer/answer.ts'
import type { CloudService } from '../cloud-service.ts'
import type { EngineStatus } from '../engines/registry.ts'

/** The business operations as the API needs them; `createDomains` makes them. */
export interface ApiDomains {
  handlers: Handlers
  /** The person behind a token that comes from an address, unless it is forged, expired, revoked or replaced. */
  authenticate: (token: string, ip: string) => Promise<Identity | undefined>
  /** Keeps a picture; rejects, and keeps nothing, when the bytes break off with an error. */
  upload: (bytes: AsyncIterable<Uint8Array>, call: UserCall) => Promise<Upload>
  /** The same of a film, until the signal aborts. */
  uploadFilm: (bytes: AsyncIterable<Uint8Array>, userId: string, signal: AbortSignal) => Promise<Upload>
  /** Tells every change of the person's creations, from whichever process, until the returned function is called. */
  subscribeTasks: (userId: string, listener: (task: Task) => void, locale: Locale) => () => void
  /** Tells how many messages the person has not read, now and whenever that changes, until the returned function is called. */
  subscribeUnread: (userId: string, listener: (count: number) => void) => () => void
  /** What makes the share card of a public work, a JPEG of 1200×630; the same whenever it is made. */
  findShareCard: (workId: string) => Promise<(() => Promise<Uint8Array>) | undefined>
  /** What makes a downloadable file when it is fetched, the same each time; undefined for keys of stored files. */
  findExport: (key: string) => Promise<(() => Promise<Uint8Array>) | undefined>
  /** How the engines are that make creations. */
  engineStatuses: () => EngineStatus[]
  search: { answer: Answer }
  cloud: CloudService
  /** Takes what a payment provider tells by itself, checks that it does, and gives the answer that it waits for. */
  receivePaymentNotice: (provider: string, notice: { headers: Headers; body: string }) => Promise<Response>
}
