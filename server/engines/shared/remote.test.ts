import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { ResolveHost } from '../../platform/network/host-addresses.ts'
import { createRemote, type RemoteOptions } from './remote.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server of this test, and what was asked of it. */
async function serve(listener: RequestListener) {
  const asked: { line: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(chunks).toString() })
    listener(request, response)
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { base: `http://127.0.0.1:${port}`, port, asked }
}

const { signal } = new AbortController()
const connect = (base: string, options: Partial<RemoteOptions> = {}) => createRemote({ base, ...options })
const lost = { name: 'EngineError', reason: 'engine-unreachable', kind: 'transient' }
const bad = { name: 'EngineError', reason: 'engine-answer-bad', kind: 'transient' }

describe('asking a server', () => {
  it('tells every answer as it is: JSON, text, nothing', async () => {
    const { base } = await serve(({ url }, response) => {
      if (url === '/a/json') response.end('{"ok":true}')
      else if (url === '/a/text') response.writeHead(500).end('Internal Server Error')
      else response.writeHead(404).end()
    })
    const remote = connect(`${base}/a/`)
    expect(await remote.json('/json', { signal })).toEqual({ status: 200, body: { ok: true } })
    expect(await remote.json('text', { signal })).toEqual({ status: 500, body: 'Internal Server Error' })
    expect(await remote.json('/none', { signal })).toEqual({ status: 404, body: undefined })
  })

  it('sends JSON and forms, always with their length, and its headers', async () => {
    const { base, asked } = await serve((_, response) => response.end('{}'))
    const remote = connect(base, { headers: { Authorization: 'Bearer s3cret' } })
    const form = new FormData()
    form.set('image', new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' }), 'a.png')
    await remote.json('/json', { body: { a: '中' }, signal, headers: { 'Idempotency-Key': 'k' } })
    await remote.json('/form', { form, signal })
    await remote.json('/cancel', { method: 'POST', signal })
    expect(asked.map(({ line }) => line)).toEqual(['POST /json', 'POST /form', 'POST /cancel'])
    expect(asked[0]).toMatchObject({ body: '{"a":"中"}', headers: { 'content-type': 'application/json', 'content-length': '11', 'idempotency-key': 'k' } })
    expect(asked[1]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(asked[1]!.body).toContain('filename="a.png"')
    expect(asked[2]!.headers['content-length']).toBe('0')
    for (const { headers } of asked) expect(headers.authorization).toBe('Bearer s3cret')
  })

  it('fails in words when nobody answers, the answer is late, cut off, endless or too large', async () => {
    const { base } = await serve(({ url }, response) => {
      if (url === '/late') return
      if (url === '/cut') response.writeHead(200, { 'Content-Length': '100' }).write('{"half":', () => response.destroy())
      else if (url === '/large') response.end('x'.repeat(2000))
      else {
        const more = () => {
          if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more))
        }
        more()
      }
    })
    const remote = connect(base)
    await expect(connect('http://127.0.0.1:1').json('/', { signal })).rejects.toMatchObject(lost)
    await expect(remote.json('/late', { signal, timeoutMs: 30 })).rejects.toMatchObject(lost)
    await expect(remote.json('/cut', { signal })).rejects.toMatchObject(lost)
    await expect(remote.bytes('/cut', { signal })).rejects.toMatchObject(lost)
    await expect(remote.json('/large', { signal, maxBytes: 1000 })).rejects.toMatchObject(bad)
    await expect(remote.bytes('/endless', { signal, maxBytes: 300_000 })).rejects.toMatchObject(bad)
    const { stream } = await remote.stream('/endless', { signal, maxBytes: 300_000 })
    await expect(Array.fromAsync(stream)).rejects.toMatchObject(bad)
  })

  it('an answer that trickles on for ever ends with its time', async () => {
    const { base } = await serve((_, response) => {
      response.write('x')
      const timer = setInterval(() => response.write('x'), 5)
      response.on('close', () => clearInterval(timer))
    })
    await expect(connect(base).bytes('/', { signal, timeoutMs: 40 })).rejects.toMatchObject(lost)
    const { stream } = await connect(base).stream('/', { signal, timeoutMs: 40 })
    await expect(Array.fromAsync(stream)).rejects.toMatchObject(lost)
  })

  it('stops with the reason of the signal', async () => {
    const stop = new AbortController()
    const { base } = await serve(() => stop.abort(new Error('cancelled by the person')))
    await expect(connect(base).json('/', { signal: stop.signal })).rejects.toThrow('cancelled by the person')
    await expect(connect(base).bytes('/', { signal: stop.signal })).rejects.toThrow('cancelled by the person')
  })

  it('asks again over a new connection when the kept one was closed by the server', async () => {
    const { base, asked } = await serve((request, response) => {
      if (asked.length === 2) request.socket.destroy()
      else response.end('{}')
    })
    const remote = connect(base)
    await remote.json('/first', { signal })
    expect(await remote.json('/second', { signal })).toMatchObject({ status: 200 })
    expect(asked.map(({ line }) => line)).toEqual(['GET /first', 'GET /second', 'GET /second'])
  })

  it('tells files by their status', async () => {
    const { base } = await serve(({ url }, response) => response.writeHead(Number(url!.slice(1))).end('no'))
    const remote = connect(base)
    await expect(remote.bytes('/404', { signal })).rejects.toMatchObject(bad)
    await expect(remote.bytes('/503', { signal })).rejects.toMatchObject(lost)
    await expect(remote.bytes('/429', { signal })).rejects.toMatchObject({ reason: 'engine-busy', kind: 'transient' })
  })
})

describe('an address that a server names', () => {
  const names: Record<string, string[]> = {
    'files.example': ['93.184.216.34'],
    'cdn.files.example': ['93.184.216.35'],
    'inside.example': ['10.0.0.7'],
    'both.example': ['93.184.216.34', '127.0.0.1'],
    '127.0.0.1.nip.example': ['127.0.0.1'],
    'nowhere.example': [],
  }
  const looked: string[] = []
  const resolve: ResolveHost = async (host) => {
    looked.push(host)
    // As the real one: an address stands for itself.
    const addresses = names[host] ?? (/^[\d.]+$|:/.test(host) ? [host] : [])
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  const alsoFrom = [...Object.keys(names), '*.files.example', 'localhost', '127.0.0.1', '10.0.0.1', '::1', '::ffff:7f00:1', '169.254.169.254', '0.0.0.0']

  it.each([
    'http://other.example/a.png',
    'http://evilfiles.example/a.png',
    'http://files.example.evil.example/a.png',
    'http://user:secret@files.example/a.png',
    'ftp://files.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://',
  ])('%s is not asked: nobody allowed it', async (address) => {
    looked.length = 0
    await expect(connect('http://127.0.0.1:1', { resolve, alsoFrom }).bytes(address, { signal })).rejects.toMatchObject(bad)
    expect(looked).toEqual([])
  })

  it.each([
    'http://127.0.0.1:2/a.png',
    'http://localhost/a.png',
    'http://0x7f.1/a.png',
    'http://2130706433/a.png',
    'http://127.1/a.png',
    'http://0177.0.0.1/a.png',
    'http://0/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://10.0.0.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1.nip.example/a.png',
    'http://inside.example/a.png',
    'http://both.example/a.png',
    'http://nowhere.example/a.png',
  ])('%s is not asked: it lies inside', async (address) => {
    await expect(connect('http://127.0.0.1:1', { resolve, alsoFrom }).bytes(address, { signal })).rejects.toMatchObject(bad)
  })

  it('is not asked without encryption by an engine that has it', async () => {
    await expect(connect('https://127.0.0.1:1', { resolve, alsoFrom }).bytes('http://files.example/a.png', { signal })).rejects.toMatchObject(bad)
  })

  it('is connected to where it was found to be, listed by itself or by what it is below', async () => {
    // Nothing of a test may leave the machine: the signal aborts as soon as the name has been looked up.
    for (const host of ['files.example', 'cdn.files.example']) {
      const stop = new AbortController()
      const stopping: ResolveHost = async (name, within) => {
        stop.abort(new Error(`would ask ${name}`))
        return resolve(name, within)
      }
      const remote = connect('https://127.0.0.1:1', { resolve: stopping, alsoFrom: ['files.example', '*.files.example'] })
      await expect(remote.bytes(`https://${host}/a.png`, { signal: stop.signal })).rejects.toThrow(`would ask ${host}`)
    }
  })

  it('on the server itself is asked, with the headers, wherever that lies', async () => {
    const { base, asked } = await serve((_, response) => response.end('file'))
    const remote = connect(base, { headers: { Authorization: 'Bearer s3cret' }, resolve })
    expect(Buffer.from(await remote.bytes(`${base}/out/a.png?token=1`, { signal })).toString()).toBe('file')
    expect(asked[0]).toMatchObject({ line: 'GET /out/a.png?token=1', headers: { authorization: 'Bearer s3cret' } })
  })

  it('that redirects is held to the same rules, step by step', async () => {
    const inner = await serve((_, response) => response.end('secret of the network'))
    const targets: Record<string, string> = {
      '/inside': `${inner.base}/a.png`,
      '/metadata': 'http://169.254.169.254/latest/meta-data',
      '/name': 'http://inside.example/a.png',
      '/round': '/round',
      '/own': '/file',
      '/nonsense': 'http://[',
    }
    const { base } = await serve(({ url }, response) => {
      const location = targets[url!]
      if (location) response.writeHead(302, { Location: location }).end()
      else response.end('file')
    })
    const remote = connect(base, { resolve, alsoFrom })
    for (const path of ['/inside', '/metadata', '/name', '/round', '/nonsense']) {
      await expect(remote.bytes(path, { signal })).rejects.toMatchObject(bad)
      await expect(remote.stream(path, { signal })).rejects.toMatchObject(bad)
    }
    expect(inner.asked).toEqual([])
    expect(Buffer.from(await remote.bytes('/own', { signal })).toString()).toBe('file')
  })

  it('is for files alone: questions go to the server, and their redirects are answers', async () => {
    const inner = await serve((_, response) => response.end('{}'))
    const { base } = await serve((_, response) => response.writeHead(307, { Location: inner.base }).end())
    expect(await connect(base).json('/', { signal, body: {} })).toMatchObject({ status: 307 })
    expect(inner.asked).toEqual([])
  })
})
