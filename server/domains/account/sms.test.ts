import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createWebhookSender } from './sms.ts'

const message = { id: 'message-1', phone: '+8613800138000', code: '123456', locale: 'en' } as const
let close = async () => {}
afterEach(() => close())

/** A webhook that answers with these statuses in turn; 0 breaks the connection. */
async function webhook(...statuses: number[]) {
  const seen: { key: IncomingMessage['headers'][string]; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = await new Response(request as unknown as BodyInit).text()
    seen.push({ key: request.headers['idempotency-key'], body: JSON.parse(body) })
    const status = statuses.shift() ?? 200
    if (status === 0) return request.socket.destroy()
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => server.close(() => resolve()))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { seen, send: createWebhookSender({ url, backoffMs: () => 0, timeoutMs: 1000 }) }
}

describe('the SMS webhook', () => {
  it('gets number, code and language, again with the same key after a passing failure', async () => {
    const { seen, send } = await webhook(500, 0, 204)
    await send(message)
    const { id, ...body } = message
    expect(seen).toEqual(Array.from({ length: 3 }, () => ({ key: id, body })))
  })

  it('is not asked for ever', async () => {
    const { seen, send } = await webhook(503, 503, 503, 200)
    await expect(send(message)).rejects.toThrow('did not accept')
    expect(seen).toHaveLength(3)
  })

  it('is not asked again when it refuses', async () => {
    const { seen, send } = await webhook(400, 200)
    await expect(send(message)).rejects.toThrow('did not accept')
    expect(seen).toHaveLength(1)
  })
})
