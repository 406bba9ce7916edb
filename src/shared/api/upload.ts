import * as v from 'valibot'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { Upload } from '#contract/entities.ts'
import { Envelope } from '#contract/envelope.ts'
import { transfers } from '#contract/transfers.ts'
import { readToken } from '~/shared/session/token.ts'
import { ApiError } from './api.ts'

export interface UploadOptions {
  signal?: AbortSignal
  /** Share sent, 0..1. */
  onProgress?: (share: number) => void
}

/** Sends one picture. XMLHttpRequest, because fetch does not tell how much of a body was sent. */
export function uploadImage(file: File, { signal, onProgress }: UploadOptions = {}): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (name: string) => () => reject(new DOMException(`upload: ${name}`, name))
    request.open('POST', appConfig.apiPath + transfers.upload)
    request.timeout = appConfig.timeouts.uploadMs
    request.setRequestHeader('Accept-Language', document.documentElement.lang)
    const token = readToken()
    if (token) request.setRequestHeader('Token', token)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = fail('NetworkError')
    request.ontimeout = fail('TimeoutError')
    request.onabort = fail('AbortError')
    request.onload = () => {
      const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), request.responseText)
      if (!envelope.success) return fail('NetworkError')()
      const { code, msg, sub_msg, data } = envelope.output
      if (code === codes.success) resolve(v.parse(Upload, data))
      else reject(new ApiError(code, sub_msg || msg))
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
