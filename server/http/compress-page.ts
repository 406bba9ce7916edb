import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'

const compressible = /^(text\/(html|plain)|application\/(json|x-ndjson))\b/

/** Packs what is made for each request (pages, answers of server functions); built files are packed beforehand. */
export function compressPage(request: Request, response: Response): Response {
  const fits = compressible.test(response.headers.get('content-type') ?? '') && !response.headers.has('content-encoding')
  const accepted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  if (!response.body || !fits || !accepted || request.method === 'HEAD') return response
  // Every piece is sent at once: pages stream, and the first piece must not wait for the last.
  const gzip = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  // A failure on one side ends the other; the connection shows it.
  pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), gzip, () => {})
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  return new Response(Readable.toWeb(gzip) as ReadableStream<Uint8Array>, { status: response.status, headers })
}
