import type * as v from 'valibot'
import { appConfig } from '#config'
import { dataOf, type ApiOptions } from './api.ts'
import { callContext } from './call-context.ts'
import { readOutcome } from './outcome.ts'
import { sendBody, type SendOptions } from './send-body.ts'
import { withRetry } from './with-retry.ts'

/** Where a form is sent; every endpoint of the contract that takes a file is one. */
interface UploadTarget<Response extends v.GenericSchema> {
  /** Below the API base. */
  path: string
  response: Response
  /** Whether a form whose connection was lost may be sent again without harm. */
  repeatable: boolean
}

interface UploadParts {
  /** By the name of their part. */
  files: Record<string, File>
  /** What is no text goes as JSON; what is undefined stays away. */
  formData?: Record<string, unknown>
}

export type UploadOptions = ApiOptions & SendOptions

/**
 * Sends files and fields as multipart and returns the answer's data. Throws ApiError for a refusal, and a DOMException
 * named NetworkError, TimeoutError (after timeouts.uploadMs) or AbortError.
 */
export async function uploadForm<Response extends v.GenericSchema>(
  { path, response, repeatable }: UploadTarget<Response>,
  { files, formData }: UploadParts,
  options: UploadOptions = {},
): Promise<v.InferOutput<Response>> {
  const body = new FormData()
  const context = callContext()
  const fields = { ...formData, ...context }
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, file] of Object.entries(files)) body.append(name, file)

  const headers = { Comefrom: context.platform, 'Accept-Language': document.documentElement.lang }
  const send = () => sendBody({ method: 'POST', address: appConfig.apiPath + path, headers, body }, options)
  return dataOf(readOutcome(response, await withRetry(send, { repeatable, signal: options.signal })), options)
}
