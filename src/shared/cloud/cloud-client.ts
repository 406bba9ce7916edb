import * as v from 'valibot'
import { appConfig } from '#config'
import { SIGNATURE_HEADER, cloudMethods, type CloudMethod, type CloudParams, type CloudRequest, type CloudResult } from '#contract/cloud.ts'
import { Envelope } from '#contract/envelope.ts'
import { callContext } from '~/shared/api/call-context.ts'
import { dataOf } from '~/shared/api/api.ts'
import { readOutcome, type Outcome } from '~/shared/api/outcome.ts'
import { sendBody, type SendOptions } from '~/shared/api/send-body.ts'
import { withRetry } from '~/shared/api/with-retry.ts'
import { inTime } from '~/shared/lib/in-time.ts'
import { forgetAuthorisation, keepAuthorisation, readAuthorisation, type Authorisation } from './authorisation.ts'
import { checkCloudPath } from './cloud-path.ts'
import { sign } from './sign.ts'

interface CloudOptions {
  /** The cloud storage's one address. */
  base: string
  spaceId: string
  fetch?: (address: string, init: RequestInit) => Promise<Response>
  now?: () => number
}

interface CloudUpload extends SendOptions {
  cloudPath: string
  file: File
}

/** The reason with which a signature, or the authorisation behind it, is refused. */
const SIGNATURE_REFUSED = 'cloud-signature-bad'

/**
 * The cloud storage, used by nobody in particular. Throws ApiError for a refusal, which the app is not told of: the
 * caller shows it. Throws what the browser throws for a network failure or after timeouts.requestMs.
 */
export function createCloudClient({ base, spaceId, fetch = (address, init) => globalThis.fetch(address, init), now = Date.now }: CloudOptions) {
  let authorising: Promise<Authorisation> | undefined

  async function send<M extends CloudMethod>(method: M, params: CloudParams<M>, authorisation?: Authorisation, signal?: AbortSignal) {
    const timestamp = now() + (authorisation?.serverAheadMs ?? 0)
    const request: CloudRequest = { method, params, spaceId, timestamp, ...(authorisation && { token: authorisation.token }), ...callContext() }
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(authorisation && { [SIGNATURE_HEADER]: sign(request, authorisation.secret) }),
    }
    const ask = async (inner: AbortSignal) => {
      const response = await fetch(base, { method: 'POST', headers, body: JSON.stringify(request), signal: inner })
      return { envelope: v.parse(Envelope, await response.json()), answeredAt: Date.parse(response.headers.get('Date') ?? '') }
    }
    const { envelope, answeredAt } = await inTime(appConfig.timeouts.requestMs, ask, signal)
    const outcome = readOutcome(cloudMethods[method].result, envelope) as Outcome<CloudResult<M>>
    return { outcome, answeredAt }
  }

  /** Calls at the same time wait for one authorisation, so none of them may stop it. */
  async function authorise(): Promise<Authorisation> {
    const kept = readAuthorisation(now())
    if (kept) return kept
    authorising ??= withRetry(requestAuthorisation, { repeatable: true }).finally(() => (authorising = undefined))
    return authorising
  }

  async function requestAuthorisation(): Promise<Authorisation> {
    const { outcome, answeredAt } = await send('anonymousAuthorize', {})
    const { token, secret, validSeconds } = dataOf(outcome, { quiet: true })
    const authorisation = { token, secret, goodUntil: now() + validSeconds * 1000, serverAheadMs: answeredAt - now() || 0 }
    keepAuthorisation(authorisation)
    return authorisation
  }

  async function call<M extends CloudMethod>(method: M, params: CloudParams<M>, signal?: AbortSignal): Promise<CloudResult<M>> {
    const authorisation = await authorise()
    let { outcome } = await send(method, params, authorisation, signal)
    if (!outcome.ok && outcome.detail.reason === SIGNATURE_REFUSED) {
      forgetAuthorisation(authorisation)
      ;({ outcome } = await send(method, params, await authorise(), signal))
    }
    return dataOf(outcome, { quiet: true })
  }

  /** An address takes one file once, so each attempt asks for a new one; what an earlier one left is cleared away there. */
  async function sendFile({ cloudPath, file, ...options }: CloudUpload): Promise<{ fileId: string }> {
    const { fileId, address } = await call('fileUpload', { cloudPath, size: file.size, contentType: file.type }, options.signal)
    const answer = await sendBody({ method: 'PUT', address, headers: { 'Content-Type': file.type }, body: file }, options)
    dataOf(readOutcome(v.unknown(), answer), { quiet: true })
    return { fileId }
  }

  return {
    /** Runs a function by its name; its result is the caller's to check. Not repeated: what it does is not known here. */
    functionInvoke: async (name: string, args: Record<string, unknown>): Promise<unknown> => (await call('functionInvoke', { name, args })).result,

    /** Throws CloudPathError before anything is sent, and as sendBody does. A lost connection is tried again from the start. */
    uploadFile: async (upload: CloudUpload): Promise<{ fileId: string }> => {
      checkCloudPath(upload.cloudPath)
      return withRetry(() => sendFile(upload), { repeatable: true, signal: upload.signal })
    },

    /** Of files that were sent under this authorisation. Throws a RangeError for no file at all. */
    fileInfo: async (fileIds: string[]): Promise<CloudResult<'fileInfo'>['fileList']> => {
      if (fileIds.length === 0) throw new RangeError('fileList cannot be empty')
      return (await withRetry(() => call('fileInfo', { fileList: fileIds }), { repeatable: true })).fileList
    },
  }
}
