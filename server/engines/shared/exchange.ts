import { request as requestHttp, type Agent, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface Exchange {
  method: string
  headers: Record<string, string>
  body?: Uint8Array
  signal: AbortSignal
  /** Connections that are used again; absent: one of its own. */
  agent?: Agent
  lookup?: LookupFunction
}

/** Sends one request and answers when the head of its response is there; follows nothing. */
export async function exchange(url: URL, options: Exchange): Promise<IncomingMessage> {
  const answer = await send(url, options)
  return answer === 'unheard' ? exchange(url, { ...options, agent: undefined }) : answer
}

/** 'unheard': the server closed a kept connection while the question was on its way. */
function send(url: URL, { method, headers, body, signal, agent, lookup }: Exchange): Promise<IncomingMessage | 'unheard'> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  // Always a length: some servers wait seconds for the end of a body whose length they were not told.
  const length = method === 'GET' ? {} : { 'Content-Length': String(body?.byteLength ?? 0) }
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers: { ...headers, ...length }, signal, agent: agent ?? false, lookup }, resolve)
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (agent && asking.reusedSocket && method === 'GET' && error.code === 'ECONNRESET' && !signal.aborted) resolve('unheard')
      else reject(error)
    })
    asking.end(body)
  })
}
