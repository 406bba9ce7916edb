import path from 'node:path'
import { serve } from 'srvx'
import { createStaticFiles } from '#server/http/static-files.ts'

/**
 * Serves a built floor (its dist/ is the first argument) as the product serves its pages, with nothing of the product
 * between. Tells its address to the process that forked it.
 */
process.env['NODE_ENV'] = 'production'
const [dist = ''] = process.argv.slice(2)
const { default: web } = (await import(path.join(dist, 'server/server.js'))) as { default: { fetch(request: Request): Promise<Response> } }
const staticFile = createStaticFiles(path.join(dist, 'client'))
const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch: (request) => staticFile(request) ?? web.fetch(request) })
await server.ready()
process.send?.(server.url)
process.once('disconnect', () => process.exit())
