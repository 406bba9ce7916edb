import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { SIGNATURE_HEADER, type CloudRequest } from '#contract/cloud.ts'
import { server } from '../../../tests/support/mock-server.ts'
import { ApiError } from '../api/api.ts'
import { CloudPathError } from './cloud-path.ts'
import { createCloudClient } from './cloud-client.ts'
import { sign } from './sign.ts'

const address = (path: string) => new URL(path, location.href).href
const ok = (data: object) => HttpResponse.json({ code: codes.success, msg: 'ok', data })
const refuse = (reason: string) => HttpResponse.json({ code: codes.noPermission, msg: reason, data: { reason } })
const picture = new File([new Uint8Array(2048)], 'a.png', { type: 'image/png' })

let clock: number
/** What the service was asked, by method; with the signature it came with. */
let asked: { request: CloudRequest; signature: string | null }[]
/** The file addresses that were used, and what came there. */
let sent: { id: string; bytes: number }[]
/** How the service answers the next signed request and the next file, when not well. */
let nextAnswer: (() => Response) | undefined
let nextFile: (() => Response) | undefined
let authorisations: number

beforeEach(() => {
  clock = 1_763_723_795_000
  asked = []
  sent = []
  nextAnswer = nextFile = undefined
  authorisations = 0
  server.use(
    http.post(address('/api/cloud'), async ({ request }) => {
      const body = (await request.json()) as CloudRequest
      asked.push({ request: body, signature: request.headers.get(SIGNATURE_HEADER) })
      if (body.method === 'anonymousAuthorize') {
        authorisations++
        return ok({ token: `token-${authorisations}`, secret: `secret-${authorisations}`, validSeconds: 7200 })
      }
      const answer = nextAnswer?.()
      nextAnswer = undefined
      if (answer) return answer
      if (body.method === 'fileUpload') return ok({ fileId: `file-${asked.length}`, address: `/api/cloud/file/${asked.length}?e=1&s=x` })
      if (body.method === 'fileInfo') return ok({ fileList: [] })
      return ok({ result: { outdated: true } })
    }),
    http.put(address('/api/cloud/file/:id'), async ({ request, params }) => {
      const answer = nextFile?.()
      nextFile = undefined
      sent.push({ id: String(params['id']), bytes: (await request.arrayBuffer()).byteLength })
      return answer ?? ok({})
    }),
  )
})

const createClient = () => createCloudClient({ base: '/api/cloud', spaceId: 'inkling', now: () => clock })
const methods = () => asked.map(({ request }) => request.method)

test('is authorised once for all calls, and signs each with the secret it was given', async () => {
  const client = createClient()
  const [first] = await Promise.all([client.functionInvoke('checkUpdate', { appVersion: '3.0.0' }), client.fileInfo(['a'])])
  expect(first).toEqual({ outdated: true })
  expect(methods().sort()).toEqual(['anonymousAuthorize', 'fileInfo', 'functionInvoke'])
  const invoked = asked.find(({ request }) => request.method === 'functionInvoke')!
  expect(invoked.request).toEqual({
    method: 'functionInvoke',
    params: { name: 'checkUpdate', args: { appVersion: '3.0.0' } },
    spaceId: 'inkling',
    timestamp: clock,
    token: 'token-1',
    version: '3.0.0',
    channel: 'web',
    platform: 'pc',
  })
  expect(invoked.signature).toBe(sign(invoked.request, 'secret-1'))
  expect(asked[0]!.signature).toBeNull()
})

test('another page of the visit goes on with the authorisation, until it is over', async () => {
  await createClient().fileInfo(['a'])
  await createClient().fileInfo(['a'])
  expect(authorisations).toBe(1)
  clock += 7200 * 1000
  await createClient().fileInfo(['a'])
  expect(authorisations).toBe(2)
})

test('a refused signature is renewed once, and only once', async () => {
  nextAnswer = () => refuse('cloud-signature-bad')
  const client = createClient()
  await client.fileInfo(['a'])
  expect(asked.at(-1)!.request.token).toBe('token-2')

  server.use(
    http.post(address('/api/cloud'), async ({ request }) => {
      const { method } = (await request.json()) as CloudRequest
      return method === 'anonymousAuthorize' ? ok({ token: 't', secret: 's', validSeconds: 1 }) : refuse('cloud-signature-bad')
    }),
  )
  await expect(client.fileInfo(['a'])).rejects.toThrow(ApiError)
})

test('a device whose clock is wrong signs with the time of the service', async () => {
  const serverNow = clock - 3_600_000
  server.use(
    http.post(
      address('/api/cloud'),
      () =>
        HttpResponse.json(
          { code: codes.success, msg: 'ok', data: { token: 't', secret: 's', validSeconds: 7200 } },
          { headers: { Date: new Date(serverNow).toUTCString() } },
        ),
      { once: true },
    ),
  )
  await createClient().fileInfo(['a'])
  expect(asked[0]!.request.timestamp).toBe(serverNow)
})

describe('a file', () => {
  test('is sent to the address that the service names, and tells how far it is', async () => {
    const shares: number[] = []
    const { fileId } = await createClient().uploadFile({ cloudPath: 'questionnaire/a.png', file: picture, onProgress: (share) => shares.push(share) })
    expect(asked.at(-1)!.request.params).toEqual({ cloudPath: 'questionnaire/a.png', size: 2048, contentType: 'image/png' })
    expect(fileId).toBe('file-2')
    expect(sent).toEqual([{ id: '2', bytes: 2048 }])
    expect(shares.at(-1)).toBe(1)
  })

  test('goes to a new address when its connection is lost', async () => {
    nextFile = () => HttpResponse.error()
    expect(await createClient().uploadFile({ cloudPath: 'a.png', file: picture })).toEqual({ fileId: 'file-3' })
    expect(sent.map(({ id }) => id)).toEqual(['2', '3'])
  })

  test('is given up after three lost connections', async () => {
    server.use(http.put(address('/api/cloud/file/:id'), () => HttpResponse.error()))
    await expect(createClient().uploadFile({ cloudPath: 'a.png', file: picture })).rejects.toMatchObject({ name: 'NetworkError' })
    expect(methods().filter((method) => method === 'fileUpload')).toHaveLength(3)
  })

  test('that is refused is not sent again', async () => {
    nextFile = () => refuse('file-broken')
    await expect(createClient().uploadFile({ cloudPath: 'a.png', file: picture })).rejects.toMatchObject({ detail: { reason: 'file-broken' } })
    expect(sent).toHaveLength(1)
  })

  test('stops when nobody wants it any more', async () => {
    const stop = new AbortController()
    nextFile = () => {
      stop.abort()
      return ok({})
    }
    await expect(createClient().uploadFile({ cloudPath: 'a.png', file: picture, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test.each([
  [undefined, 'cloudPath must be a string'],
  [7, 'cloudPath must be a string'],
  ['', 'cloudPath cannot be empty'],
  ['  ', 'cloudPath cannot be empty'],
  ['https://elsewhere/a.png', 'cloudPath invalid'],
  ['a\\b.png', 'cloudPath invalid'],
  ['../a.png', 'cloudPath invalid'],
  ['a'.repeat(appConfig.cloud.pathMax + 1), 'cloudPath invalid'],
])('the path %o is refused before anything is sent', async (cloudPath, message) => {
  const refused = createClient().uploadFile({ cloudPath: cloudPath as string, file: picture })
  await expect(refused).rejects.toBeInstanceOf(CloudPathError)
  await expect(refused).rejects.toThrow(message)
  expect(asked).toEqual([])
})

test('a list of no files is refused before anything is sent', async () => {
  await expect(createClient().fileInfo([])).rejects.toThrow(RangeError)
  expect(asked).toEqual([])
})
