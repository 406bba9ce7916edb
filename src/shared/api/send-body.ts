import * as v from 'valibot'
import { appConfig } from '#config'
import { Envelope } from '#contract/envelope.ts'

const Answer = v.pipe(v.string(), v.parseJson(), Envelope)

export interface SendOptions {
  signal?: AbortSignal
  /** Share sent, 0..1; a second attempt begins again. */
  onProgress?: (share: number) => void
}

interface SendRequest {
  method: 'POST' | 'PUT'
  address: string
  headers?: Record<string, string>
  body: FormData | Blob
}

/**
 * Sends a body and returns the answer's envelope. Throws a DOMException named NetworkError, TimeoutError (after
 * timeouts.uploadMs) or AbortError. XMLHttpRequest, because fetch does not tell how much of a body was sent.
 */
export function sendBody({ method, address, headers = {}, body }: SendRequest, { signal, onProgress }: SendOptions): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(failure('AbortError'))
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, address)
    request.timeout = appConfig.timeouts.uploadMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = v.safeParse(Answer, request.responseText)
      // Otherwise something between the API and the browser answered instead of it.
      if (answer.success) resolve(answer.output)
      else reject(failure('NetworkError'))
    }
    request.onerror = () => reject(failure('NetworkError'))
    request.ontimeout = () => reject(failure('TimeoutError'))
    request.onabort = () => reject(failure('AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop, { once: true })
    request.send(body)
  })
}

const failure = (name: 'NetworkError' | 'TimeoutError' | 'AbortError') => new DOMException(`upload: ${name}`, name)
