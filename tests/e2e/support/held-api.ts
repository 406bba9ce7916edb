import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HeldApi {
  /** For API_BASE. */
  base: string
  /** From now on calls wait. */
  hold: () => void
  /** Those that wait go on, and all later ones. */
  release: () => void
  close: () => Promise<void>
}

/** Another way to the API at an address, that can keep its answers back. */
export async function holdAnswers(api: string): Promise<HeldApi> {
  let gate = Promise.resolve()
  let open = () => {}
  const server = createServer(async (request, response) => {
    await gate
    const { method, headers } = request
    const passed = send(api + request.url, { method, headers: { ...headers, host: new URL(api).host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      gate = new Promise((resolve) => (open = resolve))
    },
    release: () => open(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
