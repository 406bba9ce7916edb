import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentWay } from '../payment-provider.ts'

/** slow: no answer; cut: the connection breaks; down: a proxy's page; lost: it is done, and the connection breaks before the answer. */
type Fault = 'slow' | 'cut' | 'down' | 'lost'

export interface Asked {
  method: string
  /** With the query, as it was sent. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Reply {
  status: number
  body: string
  headers?: Record<string, string>
}

/** A notification as it goes over the wire. */
export interface SignedNotice {
  headers: Headers
  body: string
}

export interface Server {
  address: string
  /** Every request, in order. */
  asked: Asked[]
  /** What becomes of the next requests, one after the other. */
  fail(...faults: Fault[]): void
  close(): Promise<void>
}

/** What stands in for a provider: its server, and the people and clerks behind it. */
export interface PaymentServer extends Server {
  /** The person opens what `start` gave, where the payment begins only then. */
  visit?(way: PaymentWay): void
  /** The person pays what was begun for this order. Throws where nothing can be paid. */
  pay(orderId: string): void | Promise<void>
  /** Notifications that it has sent so far, the oldest first. */
  notices: SignedNotice[]
  /** Refunds that are accepted from now on wait until they are settled. */
  refundsWait: boolean
  settleRefunds(end: 'refunded' | 'refused'): void
  /** Fen that have gone back for this order. */
  refunded(orderId: string): number | Promise<number>
  /** How many payments were begun for this order. */
  begun(orderId: string): number | Promise<number>
}

/** A server of this process on a free loopback port. */
export async function servePayments(handle: (asked: Asked) => Reply): Promise<Server> {
  const faults: Fault[] = []
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const question = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    asked.push(question)
    const fault = faults.shift()
    if (fault === 'slow') return
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'down') return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>Bad gateway</html>')
    const reply = handle(question)
    if (fault === 'lost') return void request.socket.destroy()
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers }).end(reply.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (...next) => void faults.push(...next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
