import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { profileEndpoints } from '#contract/endpoints/profile.ts'
import { eq } from '../../../platform/database/orm.ts'
import type { UserCall } from '../../../call.ts'
import { loadConfig } from '../../../platform/config.ts'
import { refusal } from '../../testing.ts'
import { testDecoder, testFilms } from '../../uploads/testing.ts'
import { createUploads, type Uploads } from '../../uploads/uploads.ts'
import { openTestAccount, type TestAccount } from '../testing.ts'
import { users } from '../users.table.ts'

let account: TestAccount
let uploads: Uploads
beforeAll(async () => {
  const { chat } = loadConfig({ CHAT_WX_SITE_APP_ID: 'wx1', CHAT_WX_SITE_SECRET: 's' })
  account = await openTestAccount({ chat })
  uploads = createUploads(account.platform, testDecoder, testFilms)
})
afterAll(() => account.close())

const keyOf = async (userId: string) => (await account.platform.db.select().from(users).where(eq(users.id, userId)))[0]!.avatarKey

async function send(call: UserCall, background = '#37a'): Promise<string> {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background } }).png().toBuffer()
  return (await uploads.upload(bytesOf(picture), call)).id
}

describe('a profile', () => {
  it('changes where something is given, and only there', async () => {
    const { call } = await account.person()
    const before = await account.handlers.userUpdateInfo({}, call)
    const named = await account.handlers.userUpdateInfo({ nickname: '小安', gender: 'female', interests: ['anime', 'city', 'anime'] }, call)
    expect(named).toEqual({ ...before, nickname: '小安', gender: 'female', interests: ['anime', 'city'] })
    expect(await account.handlers.userUpdateInfo({ bio: '画画', interests: [] }, call)).toEqual({ ...named, bio: '画画', interests: [] })
    expect((await account.handlers.userUpdateInfo({ gender: null }, call)).gender).toBeUndefined()
  })

  it('takes no words that the square does not take, and changes nothing then', async () => {
    const { call } = await account.person()
    const before = await account.handlers.userInfo({}, call)
    for (const [field, words] of [['nickname', '加微信 abc12345'], ['bio', '代开发票，加微信 abc12345']] as const) {
      const change = account.handlers.userUpdateInfo({ gender: 'female', [field]: words }, call)
      expect(await refusal(change)).toMatchObject({ code: 20007, reason: 'words-refused', detail: { field } })
    }
    expect(await account.handlers.userInfo({}, call)).toEqual(before)
  })

  it('says whether photos may leave the installation, and anything else leaves that as it is', async () => {
    const { call } = await account.person()
    expect((await account.handlers.userInfo({}, call)).photosStay).toBe(false)
    expect((await account.handlers.userUpdateInfo({ photosStay: true }, call)).photosStay).toBe(true)
    expect((await account.handlers.userUpdateInfo({ bio: '画画' }, call)).photosStay).toBe(true)
    expect((await account.handlers.userUpdateInfo({ photosStay: false }, call)).photosStay).toBe(false)
  })

  it('gets a square avatar from an upload, and the one before goes', async () => {
    const { call, userId } = await account.person()
    const { files } = account.platform
    const first = await account.handlers.userUpdateInfo({ avatar: await send(call) }, call)
    const firstKey = (await keyOf(userId))!
    expect(first.avatar).toContain(firstKey)
    expect(await sharp(await files.get(firstKey)).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })

    await account.handlers.userUpdateInfo({ avatar: await send(call, '#a37') }, call)
    expect(await keyOf(userId)).not.toBe(firstKey)
    expect(await files.exists(firstKey)).toBe(false)
    expect(await files.exists((await keyOf(userId))!)).toBe(true)
  })

  it('gets the square of the picture that was chosen, turned as it was', async () => {
    const { call, userId } = await account.person()
    // Red, green and blue from left to right.
    const stripes = ['#f00', '#0f0', '#00f'].map((background, i) => ({ input: { create: { width: 300, height: 300, channels: 3 as const, background } }, left: i * 300, top: 0 }))
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#000' } }).composite(stripes).png().toBuffer()
    const { id: avatar } = await uploads.upload(bytesOf(picture), call)
    const seen = async (crop: { x: number; y: number; size: number; turn?: 0 | 90 | 180 | 270 }) => {
      await account.handlers.userUpdateInfo({ avatar, crop: { turn: 0, ...crop } }, call)
      const { dominant } = await sharp(await account.platform.files.get((await keyOf(userId))!)).stats()
      return dominant
    }
    expect(await seen({ x: 2 / 3, y: 0, size: 1 })).toMatchObject({ b: 248 })
    expect(await seen({ x: 0.05, y: 0.1, size: 0.5 })).toMatchObject({ r: 248 })
    // Turned by a quarter, left is above.
    expect(await seen({ x: 0, y: 0, size: 1, turn: 90 })).toMatchObject({ r: 248 })
    expect(await seen({ x: 0, y: 0, size: 1, turn: 180 })).toMatchObject({ b: 248 })
    const beyond = account.handlers.userUpdateInfo({ avatar, crop: { x: 0.8, y: 0, size: 1, turn: 0 } }, call)
    expect(await refusal(beyond)).toMatchObject({ code: 20004, reason: 'bad-crop' })
  })

  it('keeps one file when two avatars come at once', async () => {
    const { call, userId } = await account.person()
    const pictures = [await send(call), await send(call, '#a37')]
    const both = await Promise.all(pictures.map((avatar) => account.handlers.userUpdateInfo({ avatar }, call)))
    const kept = await keyOf(userId)
    const keys = both.map(({ avatar }) => /avatars\/[^?]+/.exec(avatar!)![0])
    expect(keys).toContain(kept)
    for (const key of keys) expect(await account.platform.files.exists(key)).toBe(key === kept)
  })

  it('does not take the picture of another, and changes nothing then', async () => {
    const [mine, theirs] = [await account.person(), await account.person()]
    for (const avatar of [await send(theirs.call), randomUUID()]) {
      const change = account.handlers.userUpdateInfo({ nickname: '别名', avatar }, mine.call)
      expect(await refusal(change)).toMatchObject({ code: 20005, reason: 'upload-not-found' })
    }
    expect((await account.handlers.userInfo({}, mine.call)).nickname).not.toBe('别名')
    expect(await keyOf(mine.userId)).toBeNull()
  })

  it.each([
    ['twenty characters as a person counts them', { nickname: '👨‍👩‍👧'.repeat(20) }, undefined],
    ['one more', { nickname: '👨‍👩‍👧'.repeat(21) }, 'too-long'],
    ['one character without end', { nickname: `e${'\u0301'.repeat(5000)}` }, 'too-long'],
    ['nothing', { nickname: '  ' }, 'empty'],
    ['a control character', { nickname: 'a\u0007b' }, 'bad-input'],
    ['a line end', { nickname: 'a\nb' }, 'bad-input'],
    ['a turn of direction', { nickname: 'a\u202eb' }, 'bad-input'],
    ['zero-width spaces', { nickname: '\u200b\u200b\u200b' }, 'empty'],
    ['a bio of two lines', { bio: 'a\nb' }, undefined],
    ['too many interests', { interests: appConfig.profile.interests.slice(0, 9) }, 'too-many-interests'],
  ])('takes or refuses %s', (_, payload, reason) => {
    expect(v.safeParse(profileEndpoints.userUpdateInfo.request, payload).issues?.[0].message).toBe(reason)
  })
})

describe('what there is to choose from', () => {
  it('names the ways in that are set up for the caller', async () => {
    const options = (platform: string) => account.handlers.optionList({}, { ...account.visitor(), platform })
    const { interests } = appConfig.profile
    expect(await options('pc')).toEqual({ loginWays: ['code', 'password', 'qrcode', 'wx'], interests, isShowPay: true })
    expect((await options('chat')).loginWays).toEqual(['code', 'password', 'qrcode'])
  })
})

async function* bytesOf(bytes: Uint8Array) {
  yield bytes
}
