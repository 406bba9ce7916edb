import type { ServerResponse } from 'node:http'

/**
 * How requests to a path are answered wrongly: never, by a 500, with the connection closed in the middle, without an end, with something that is
 * not what its type says, or as if the file were gone.
 */
export type Fault = 'silent' | 'internal' | 'cut-off' | 'endless' | 'lying' | 'gone' | 'hang-up'

const trouble = '500 Internal Server Error\n\nServer got itself in trouble'

/** Answers wrongly; never resolves to a right answer. */
export function answerWrongly(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case 'silent':
      return
    case 'hang-up':
      response.destroy()
      return
    case 'internal':
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(trouble)
      return
    case 'gone':
      response.writeHead(404).end()
      return
    case 'lying':
      response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><script>alert(1)</script>')
      return
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100000' })
      response.write(Buffer.alloc(1000), () => response.destroy())
      return
    case 'endless': {
      response.writeHead(200, { 'content-type': 'image/png' })
      const more = () => {
        while (response.writable && response.write(Buffer.alloc(64 * 1024)));
      }
      response.on('drain', more)
      more()
    }
  }
}
