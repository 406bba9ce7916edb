import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { createSettableClock, type SettableClock } from '../../platform/clock.ts'
import { loadConfig } from '../../platform/config.ts'
import { resolveHost } from '../../platform/network/host-addresses.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { anyone, refusal } from '../testing.ts'
import type { PageNetwork } from './check-frame.ts'
import { requestHead, type PageHead } from './request-head.ts'
import { createWebview } from './webview.ts'

const PUBLIC = { address: '93.184.216.34', family: 4 }
const INSIDE = { address: '192.168.0.10', family: 4 }

let clock: SettableClock
/** What was asked for, in order. */
let asked: string[]
beforeEach(() => {
  clock = createSettableClock()
  asked = []
})

type Pages = Record<string, Partial<PageHead> | undefined>

/** A network whose hosts are public unless they are called 'inside'; pages that are not there fail. */
const networkOf = (pages: Pages): PageNetwork => ({
  resolve: async (host) => (host.startsWith('inside') ? [PUBLIC, INSIDE] : host.startsWith('nowhere') ? [] : [PUBLIC]),
  request: async (url, addresses) => {
    asked.push(`${url.href} at ${addresses.map(({ address }) => address).join()}`)
    const page = pages[url.href]
    if (!page) throw new Error('connection refused')
    return { status: 200, headers: {}, ...page }
  },
})

function open(network: PageNetwork, publicUrl?: string) {
  const { handlers } = createWebview({ config: { ...loadConfig({}), publicUrl }, clock }, network)
  return (uri: string) => handlers.webviewCheck({ uri }, anyone())
}
const redirect = (location: string): Partial<PageHead> => ({ status: 302, headers: { location } })

describe('a page', () => {
  it('is framable unless its headers say otherwise', async () => {
    const check = open(networkOf({ 'https://open.example/': {}, 'https://closed.example/': { headers: { 'x-frame-options': 'DENY' } } }))
    expect(await check('https://open.example/#part')).toEqual({ framable: true })
    expect(await check('https://closed.example')).toEqual({ framable: false })
    expect(asked).toEqual([`https://open.example/ at ${PUBLIC.address}`, `https://closed.example/ at ${PUBLIC.address}`])
  })

  it.each([
    'javascript:alert(1)',
    'ftp://a.example/',
    'not an address',
    '//a.example',
    'https://me:secret@a.example/',
    'https://a.example:8443/',
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
  ])('at %s is refused', async (uri) => {
    expect(await refusal(open(networkOf({}))(uri))).toMatchObject({ code: codes.badInput, detail: { field: 'uri', reason: 'bad-address' } })
    expect(asked).toEqual([])
  })

  it('is not asked for where any address of its host lies inside a network, or there is none', async () => {
    const check = open(networkOf({}))
    expect(await check('https://inside.example/')).toEqual({ framable: false })
    expect(await check('https://nowhere.example/')).toEqual({ framable: false })
    expect(asked).toEqual([])
  })

  it('is followed to where it leads, three times at most, and never to the inside', async () => {
    const pages: Pages = {
      'https://a.example/': redirect('/b'),
      'https://a.example/b': redirect('https://c.example/'),
      'https://c.example/': redirect('https://d.example/'),
      'https://d.example/': {},
      'https://e.example/': redirect('https://a.example/'),
      'https://f.example/': redirect('http://127.0.0.1/'),
      'https://g.example/': redirect('https://inside.example/'),
      'https://h.example/': redirect('https://closed.example/'),
      'https://closed.example/': { headers: { 'content-security-policy': "frame-ancestors 'self'" } },
      'https://i.example/': redirect('http://[broken'),
    }
    const check = open(networkOf(pages))
    expect(await check('https://a.example/')).toEqual({ framable: true })
    for (const letter of ['e', 'f', 'g', 'h', 'i']) expect(await check(`https://${letter}.example/`)).toEqual({ framable: false })
    expect(asked.filter((line) => /127|inside|192/.test(line))).toEqual([])
  })

  it('that fails or is not there is not framable', async () => {
    const check = open(networkOf({ 'https://a.example/': { status: 404 } }))
    expect(await check('https://a.example/')).toEqual({ framable: false })
    expect(await check('https://down.example/')).toEqual({ framable: false })
  })

  it('of plain http is not framable inside https, nor is what leads through it', async () => {
    const pages: Pages = { 'http://a.example/': {}, 'https://b.example/': redirect('http://a.example/') }
    expect(await open(networkOf(pages))('http://a.example/')).toEqual({ framable: true })
    const check = open(networkOf(pages), 'https://inkling.example')
    expect(await check('http://a.example/')).toEqual({ framable: false })
    expect(await check('https://b.example/')).toEqual({ framable: false })
  })

  it('is asked for once in ten minutes', async () => {
    const check = open(networkOf({ 'https://a.example/': {} }))
    for (let count = 0; count < 3; count++) await check('https://a.example/')
    expect(asked).toHaveLength(1)
    clock.advance(600_000)
    await check('https://a.example/')
    expect(asked).toHaveLength(2)
  })

  it('is not checked for an address that checks too many', async () => {
    const check = open(networkOf({ 'https://a.example/': {} }))
    for (let count = 0; count < 30; count++) await check('https://a.example/')
    expect(await refusal(check('https://a.example/'))).toMatchObject({ code: codes.tooManyRequests })
  })
})

describe('a real server', () => {
  let server: Server
  let port = 0
  /** Connections that are open. */
  const connections = { count: 0 }
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { Location: '/closed' }).end()
      if (request.url === '/closed') response.writeHead(200, { 'X-Frame-Options': 'SAMEORIGIN' }).end('page')
      // Goes on for ever.
      if (request.url === '/endless') response.writeHead(200).write('x'.repeat(100_000))
      // '/silent' never answers.
    })
    server.on('connection', (socket) => {
      connections.count += 1
      socket.on('close', () => (connections.count -= 1))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  })
  afterAll(() => server.close())

  const LOOPBACK = [{ address: '127.0.0.1', family: 4 }]
  /** The server, as if it stood at a public address. */
  const network: PageNetwork = {
    resolve: async () => [PUBLIC],
    request: (url, _, signal) => requestHead(new URL(`http://${url.host}:${port}${url.pathname}`), LOOPBACK, signal),
  }

  it('is asked at the address that was checked, and its pages are not read', async () => {
    const check = open(network)
    expect(await check('http://page.example/moved')).toEqual({ framable: false })
    expect(await check('http://page.example/endless')).toEqual({ framable: true })
    await waitUntil(() => connections.count === 0)
  })

  it('that does not answer in time is given up', async () => {
    expect(await open(network)('http://page.example/silent')).toEqual({ framable: false })
    await waitUntil(() => connections.count === 0)
  })

  it('has the addresses that it names itself by', async () => {
    expect(await resolveHost('93.184.216.34', AbortSignal.timeout(1000))).toEqual([PUBLIC])
  })
})
