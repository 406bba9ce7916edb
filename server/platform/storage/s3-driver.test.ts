import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Driver } from './s3-driver.ts'
import type { StorageDriver } from './driver.ts'

interface StoredObject {
  bytes: Buffer
  type: string
}

/** As much of S3 as the driver uses; it does not check signatures. */
function startS3(objects: Map<string, StoredObject>, requests: string[]): Server {
  return createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    requests.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0]}`)
    if (request.method === 'PUT') {
      objects.set(path, { bytes: await buffer(request), type: request.headers['content-type'] ?? '' })
      response.writeHead(200, { ETag: '"1"' }).end()
      return
    }
    if (request.method === 'DELETE') objects.delete(path)
    if (request.method === 'GET' && path === '/pictures/') {
      const asked = new URL(request.url ?? '', 'http://s3').searchParams
      response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listing(objects, asked))
      return
    }
    const found = objects.get(path)
    if (!found) {
      response.writeHead(request.method === 'DELETE' ? 204 : 404).end()
      return
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const part = range ? found.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : found.bytes
    const headers = { 'Content-Type': found.type, 'Content-Length': part.length, 'Last-Modified': new Date().toUTCString(), ETag: '"1"' }
    response.writeHead(range ? 206 : 200, headers)
    response.end(request.method === 'GET' ? part : undefined)
  }).listen(0)
}

const WRITTEN = '2026-01-02T03:04:05.000Z'
const PAGE = 2

/** Names below a prefix, folders as one entry, a few a page. */
function listing(objects: Map<string, StoredObject>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const below = [...objects.keys()].map((path) => path.replace('/pictures/', '')).filter((key) => key.startsWith(prefix))
  const entryOf = (key: string) => key.slice(0, key.indexOf('/', prefix.length) + 1 || undefined)
  const entries = [...new Set(below.map(entryOf))].toSorted()
  const start = Number(asked.get('continuation-token') ?? 0)
  const more = start + PAGE < entries.length
  const tags = entries.slice(start, start + PAGE).map((entry) =>
    entry.endsWith('/')
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key><LastModified>${WRITTEN}</LastModified><ETag>"1"</ETag><Size>1</Size></Contents>`,
  )
  const next = more ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${tags.join('')}</ListBucketResult>`
}

describe('files in S3', () => {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  let server: Server
  let driver: StorageDriver
  beforeAll(async () => {
    server = startS3(objects, requests)
    await once(server, 'listening')
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    driver = createS3Driver({ kind: 's3', bucket: 'pictures', region: 'us-east-1', endpoint, accessKeyId: 'a', secretAccessKey: 'b' })
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  it('are kept under their key, signed, with their kind', async () => {
    await driver.write('works/2026/01/a.png', new TextEncoder().encode('0123456789'), 'image/png')
    expect(requests).toEqual(['PUT /pictures/works/2026/01/a.png AWS4-HMAC-SHA256'])
    expect(objects.get('/pictures/works/2026/01/a.png')).toMatchObject({ bytes: Buffer.from('0123456789'), type: 'image/png' })
  })

  it('are read whole and in part', async () => {
    expect(new TextDecoder().decode(await driver.read('works/2026/01/a.png'))).toBe('0123456789')
    const file = await driver.open('works/2026/01/a.png')
    expect(file?.size).toBe(10)
    expect(await new Response(await file?.stream(2, 4)).text()).toBe('234')
  })

  it('are listed below a folder, page by page', async () => {
    const names = ['2025/12/a', '2026/01/b', '2026/01/c', '2026/01/d', '2026/02/e'].map((name) => `uploads/${name}.png`)
    for (const key of names) await driver.write(key, new Uint8Array(1), 'image/png')
    const listed = await Array.fromAsync(driver.list('uploads'))
    expect(listed.map(({ key }) => key).toSorted()).toEqual(names)
    expect((await listed[0]!.writtenAt()).toISOString()).toBe(WRITTEN)
    expect(await Array.fromAsync(driver.list('avatars'))).toEqual([])
  })

  it('are known to be there or not, and removed', async () => {
    expect(await driver.exists('works/none.png')).toBe(false)
    expect(await driver.open('works/none.png')).toBeUndefined()
    await driver.delete('works/2026/01/a.png')
    expect(await driver.exists('works/2026/01/a.png')).toBe(false)
  })
})
