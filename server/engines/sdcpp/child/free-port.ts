import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of the loopback that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  server.close()
  await once(server, 'close')
  return address.port
}
