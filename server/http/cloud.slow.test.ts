import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { SIGNATURE_HEADER, type CloudRequest } from '#contract/cloud.ts'
import { codes } from '#contract/codes.ts'
import { questionnaires } from '../domains/analytics/questionnaires.table.ts'
import { users } from '../domains/account/users.table.ts'
import { testDecoder } from '../domains/uploads/testing.ts'
import { createCloud, type Cloud } from '../domains/cloud/cloud.ts'
import { cloudFiles } from '../domains/cloud/cloud-files.table.ts'
import { requestSignature } from '../domains/cloud/signing.ts'
import { signedRequest } from '../../tests/fixtures/cloud-signature.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { waitUntil } from '../platform/testing/wait-until.ts'
import type { Api } from './api.ts'
import { createTestApi, send, sendJson } from './testing.ts'

const DAY = 86_400_000
const picture = await sharp({ create: { width: 80, height: 64, channels: 3, background: '#3a7' } })
  .withExif({ IFD0: { Make: 'SecretCamera' } })
  .png()
  .toBuffer()

let platform: TestPlatform
let cloud: Cloud
let api: Api
beforeEach(async () => {
  platform = await createTestPlatform()
  cloud = createCloud(platform, testDecoder)
  api = createTestApi(platform, {}, { cloud })
})
afterEach(() => platform.close())

interface Key {
  token: string
  secret: string
}

const requestOf = (method: string, params: Record<string, unknown>, token?: string): CloudRequest => ({
  method,
  params,
  spaceId: appConfig.cloud.spaceId,
  timestamp: platform.clock.now().getTime(),
  token,
})
const signatureOf = (request: CloudRequest, secret: string) => requestSignature(request, secret).toString('hex')

async function authorise(): Promise<Key> {
  const { data } = await sendJson(api, '/cloud', requestOf('anonymousAuthorize', {}))
  expect(data['validSeconds']).toBe(appConfig.cloud.anonymousSeconds)
  return data as unknown as Key
}

function call(key: Key, method: string, params: Record<string, unknown>, changed: Partial<CloudRequest> = {}) {
  const request = requestOf(method, params, key.token)
  return sendJson(api, '/cloud', { ...request, ...changed }, { [SIGNATURE_HEADER]: signatureOf(request, key.secret) })
}

const announcement = { cloudPath: 'questionnaire/a.png', size: picture.byteLength, contentType: 'image/png' }
const announce = async (key: Key, about: Record<string, unknown> = {}) =>
  (await call(key, 'fileUpload', { ...announcement, ...about })).data as { fileId: string; address: string }

async function put(address: string, body: BodyInit | null) {
  const request = new Request(`http://api.test${address}`, { method: 'PUT', body, duplex: 'half' } as RequestInit)
  return (await (await api.fetch(request, '203.0.113.7')).json()) as { code: number; data: { reason?: string } }
}

async function filesOf(key: Key, ...fileList: string[]) {
  return (await call(key, 'fileInfo', { fileList })).data['fileList'] as { fileId: string; address: string; size: number }[]
}

const rowOf = async (fileId: string) => (await platform.db.select().from(cloudFiles)).find(({ id }) => id === fileId)

describe('a call of the cloud storage', () => {
  it('runs a function that is signed for', async () => {
    const key = await authorise()
    const old = await call(key, 'functionInvoke', { name: 'checkUpdate', args: { appVersion: '2.9.0', appVersionCode: 1 } })
    const newest = { appVersion: appConfig.appVersion, appVersionCode: appConfig.appVersionCode }
    expect(old).toMatchObject({ code: codes.success, data: { result: { newest, outdated: true } } })
    expect(await call(key, 'functionInvoke', { name: 'checkUpdate', args: newest })).toMatchObject({ data: { result: { outdated: false } } })
  })

  it('is signed as the web app signs it', () => {
    expect(signatureOf(signedRequest.request, signedRequest.secret)).toBe(signedRequest.signature)
  })

  it.each([
    ['other parameters', { params: { fileList: ['other'] } }],
    ['another method', { method: 'fileUpload' }],
    ['another time', { timestamp: 1 }],
    ['another token', { token: 'a.b' }],
    ['no token', { token: undefined }],
  ])('with %s than those that were signed is refused', async (_, changed) => {
    const answer = await call(await authorise(), 'fileInfo', { fileList: ['a'] }, changed)
    expect(answer).toMatchObject({ code: codes.noPermission, data: { reason: 'cloud-signature-bad' } })
  })

  it('is refused without a signature, with that of another token, and for another space', async () => {
    const [key, other] = [await authorise(), await authorise()]
    const request = requestOf('fileInfo', { fileList: ['a'] }, key.token)
    expect(await sendJson(api, '/cloud', request)).toMatchObject({ code: codes.noPermission })
    expect(await call({ ...key, secret: other.secret }, 'fileInfo', { fileList: ['a'] })).toMatchObject({ code: codes.noPermission })
    expect(await call(key, 'fileInfo', { fileList: ['a'] }, { spaceId: 'theirs' })).toMatchObject({ code: codes.badInput, data: { field: 'spaceId' } })
  })

  it('is good for the clock of the caller within five minutes, and for as long as the authorisation', async () => {
    const key = await authorise()
    const params = { fileList: ['a'] }
    const early = requestOf('fileInfo', params, key.token)
    const sendEarly = () => sendJson(api, '/cloud', early, { [SIGNATURE_HEADER]: signatureOf(early, key.secret) })
    platform.clock.advance(appConfig.cloud.signatureSeconds * 1000)
    expect(await sendEarly()).toMatchObject({ code: codes.success })
    platform.clock.advance(1)
    expect(await sendEarly()).toMatchObject({ code: codes.noPermission })
    platform.clock.advance(appConfig.cloud.anonymousSeconds * 1000)
    expect(await call(key, 'fileInfo', params)).toMatchObject({ code: codes.noPermission })
  })

  it.each([
    ['toString', {}, 'method', 'cloud-unknown-method'],
    ['functionInvoke', { name: 'constructor', args: {} }, 'name', 'cloud-unknown-function'],
    ['functionInvoke', { name: 'checkUpdate', args: {} }, 'args', 'bad-input'],
    ['fileInfo', { fileList: [] }, 'fileList', 'cloud-file-list-empty'],
    ['fileUpload', { ...announcement, cloudPath: 7 }, 'cloudPath', 'cloud-path-not-text'],
    ['fileUpload', { ...announcement, cloudPath: ' ' }, 'cloudPath', 'cloud-path-empty'],
    ['fileUpload', { ...announcement, cloudPath: 'https://a/b.png' }, 'cloudPath', 'cloud-path-invalid'],
    ['fileUpload', { ...announcement, cloudPath: 'a\\b.png' }, 'cloudPath', 'cloud-path-invalid'],
    ['fileUpload', { ...announcement, cloudPath: 'a/../b.png' }, 'cloudPath', 'cloud-path-invalid'],
    ['fileUpload', { ...announcement, contentType: 'text/html' }, 'file', 'file-wrong-kind'],
    ['fileUpload', { ...announcement, size: 0 }, 'file', 'file-empty'],
    ['fileUpload', { ...announcement, size: appConfig.uploads.imageMaxBytes + 1 }, 'file', 'file-too-large'],
  ])('%s of %j is refused for its %s: %s', async (method, params, field, reason) => {
    expect(await call(await authorise(), method, params)).toMatchObject({ data: { field, reason } })
    expect(await platform.db.select().from(cloudFiles)).toEqual([])
  })

  it('is refused when an address asks too often', async () => {
    const key = await authorise()
    for (let count = 1; count < 60; count++) await authorise()
    const answer = await sendJson(api, '/cloud', requestOf('anonymousAuthorize', {}))
    expect(answer).toMatchObject({ code: codes.tooManyRequests, data: { retryAfter: expect.any(Number) } })
    for (let count = 0; count < 60; count++) await announce(key)
    expect(await call(key, 'fileUpload', announcement)).toMatchObject({ code: codes.tooManyRequests })
  })
})

describe('a file of the cloud storage', () => {
  it('is announced, sent once, kept without what its camera noted, and found by who sent it', async () => {
    const [key, other] = [await authorise(), await authorise()]
    const { fileId, address } = await announce(key, { contentType: 'image/jpeg' })
    expect(address).toMatch(new RegExp(`^/api/cloud/file/${fileId}\\?e=\\d+&s=`))
    expect(await filesOf(key, fileId)).toEqual([])

    expect(await put(address, picture)).toMatchObject({ code: codes.success })
    const [file] = await filesOf(key, 'unknown', randomUUID(), fileId)
    expect(file).toMatchObject({ fileId, cloudPath: announcement.cloudPath, contentType: 'image/jpeg' })
    const served = await send(api, file!.address, { method: 'GET' })
    const kept = Buffer.from(await served.arrayBuffer())
    expect(kept.byteLength).toBe(file!.size)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 80, height: 64 })
    expect(kept.includes('SecretCamera')).toBe(false)
    expect(served.headers.get('content-type')).toBe('image/jpeg')

    expect(await filesOf(other, fileId)).toEqual([])
    expect(await put(address, picture)).toMatchObject({ code: codes.conflict, data: { reason: 'cloud-file-sent' } })
  })

  it.each([
    ['too few bytes', picture.subarray(0, -1), 'file-broken'],
    ['too many bytes', Buffer.concat([picture, picture]), 'file-broken'],
    ['no bytes', null, 'file-broken'],
    ['what is no picture', Buffer.alloc(picture.byteLength, 'x'), 'file-wrong-kind'],
  ])('of %s is refused, and may be sent again', async (_, body, reason) => {
    const key = await authorise()
    const { fileId, address } = await announce(key)
    expect(await put(address, body)).toMatchObject({ code: codes.badFile, data: { reason } })
    expect(await rowOf(fileId)).toMatchObject({ key: null, completedAt: null })
    expect(await put(address, picture)).toMatchObject({ code: codes.success })
  })

  it('that breaks off keeps nothing, and is not sent twice at once', async () => {
    const key = await authorise()
    const { fileId, address } = await announce(key)
    let breakOff = () => {}
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(picture.subarray(0, 20))
        breakOff = () => controller.error(new Error('connection lost'))
      },
    })
    const first = put(address, broken)
    await waitUntil(async () => (await rowOf(fileId))?.claimedAt !== null)
    expect(await put(address, picture)).toMatchObject({ code: codes.conflict })
    breakOff()
    expect(await first).toMatchObject({ code: codes.badFile, data: { reason: 'upload-interrupted' } })
    expect(await filesOf(key, fileId)).toEqual([])
  })

  it('is taken only at an address of ours, for ten minutes', async () => {
    const key = await authorise()
    const [{ fileId, address }, other] = [await announce(key), await announce(key)]
    const refused = { code: codes.noPermission, data: { reason: 'cloud-signature-bad' } }
    expect(await put(address.replace(fileId, other.fileId), picture)).toMatchObject(refused)
    expect(await put(address.replace(/e=\d/, 'e=9'), picture)).toMatchObject(refused)
    expect(await put(`/api/cloud/file/${fileId}`, picture)).toMatchObject(refused)
    platform.clock.advance(600_000)
    expect(await put(address, picture)).toMatchObject(refused)
  })

  it('is removed after a day when it never came, and after thirty when nothing names it', async () => {
    const key = await authorise()
    const [unsent, unused, used] = [await announce(key), await announce(key), await announce(key)]
    for (const { address } of [unused, used]) await put(address, picture)
    const [user] = await platform.db.insert(users).values({ nickname: 'someone', createdAt: platform.clock.now() }).returning()
    const answers = { satisfaction: 5, purposes: [], words: '', fileId: used.fileId }
    await platform.db.insert(questionnaires).values({ id: randomUUID(), userId: user!.id, answers, createdAt: platform.clock.now() })

    const keptAfter = async (days: number) => {
      platform.clock.advance(days * DAY)
      await cloud.removeUnused(new AbortController().signal)
      return (await platform.db.select().from(cloudFiles)).map(({ id }) => id).sort()
    }
    const keyOfUnused = (await rowOf(unused.fileId))!.key!
    expect(await keptAfter(0.9)).toEqual([unsent.fileId, unused.fileId, used.fileId].sort())
    expect(await keptAfter(0.2)).toEqual([unused.fileId, used.fileId].sort())
    expect(await platform.files.exists(keyOfUnused)).toBe(true)
    expect(await keptAfter(30)).toEqual([used.fileId])
    expect(await platform.files.exists(keyOfUnused)).toBe(false)
    expect(await cloud.isKept(used.fileId)).toBe(true)
  })
})
