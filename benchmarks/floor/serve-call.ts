import { Hono } from 'hono'
import { serve } from 'srvx'

/** A bare Hono app on srvx that answers a GET with a small JSON. Tells its address to the process that forked it. */
const app = new Hono().get('/call', (c) => c.json({ code: 10000, msg: 'ok', sub_msg: '', data: {} }))
const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch: app.fetch })
await server.ready()
process.send?.(server.url)
process.once('disconnect', () => process.exit())
