import * as v from 'valibot'
import { appConfig } from '#config'
import { Envelope } from '#contract/envelope.ts'
import { inTime } from '~/shared/lib/in-time.ts'

const Answer = v.pipe(v.string(), v.parseJson(), Envelope)

export interface SendOptions {
  signal?: AbortSignal
  /** Share sent, 0..1; a second attempt begins again. */
  onProgress?: (share: number) => void
  /** How long nothing may go on, milliseconds; timeouts.uploadMs unless told. */
  patienceMs?: number
}

interface SendRequest {
  method: 'POST' | 'PUT'
  address: string
  headers?: Record<string, string>
  body: FormData | Blob
}

/**
 * Sends a body and returns the answer's envelope. Throws a DOMException named NetworkError, TimeoutError (when nothing
 * went on for `patienceMs`) or AbortError. XMLHttpRequest, because fetch does not tell how much of a body was sent.
 */
export function sendBody(request: SendRequest, { signal, onProgress, patienceMs = appConfig.timeouts.uploadMs }: SendOptions): Promise<Envelope> {
  return inTime(patienceMs, (stopped, alive) => transfer(request, stopped, (share) => (alive(), onProgress?.(share))), signal)
}

function transfer({ method, address, headers = {}, body }: SendRequest, stopped: AbortSignal, onProgress: (share: number) => void) {
  return new Promise<Envelope>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = v.safeParse(Answer, request.responseText)
      // Otherwise something between the API and the browser answered instead of it.
      if (answer.success) resolve(answer.output)
      else reject(lost())
    }
    request.onerror = () => reject(lost())
    stopped.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

const lost = () => new DOMException('upload: the connection was lost', 'NetworkError')
