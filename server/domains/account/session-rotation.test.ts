import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { openOtherProcess, openTestAccount, type TestAccount } from './testing.ts'

const HERE = '203.0.113.7'
const ROTATE_MS = appConfig.login.tokenRotateHours * 3_600_000
const GRACE_MS = appConfig.login.tokenGraceSeconds * 1000
const TOKEN_MS = appConfig.login.tokenDays * 86_400_000

let account: TestAccount
let other: Awaited<ReturnType<typeof openOtherProcess>>

beforeAll(async () => {
  account = await openTestAccount()
  other = await openOtherProcess(account)
})
afterAll(async () => {
  await other.close()
  await account.close()
})

const wait = (milliseconds: number) => account.platform.clock.advance(milliseconds)
const isGood = async (token: string) => (await account.authenticate(token, HERE)) !== undefined
const userInfo = async (token: string) => account.handlers.userInfo({}, await account.callOf(token))

describe('a token that has served its time', () => {
  const renewed = async () => {
    const { token: old, userId } = await account.person()
    wait(ROTATE_MS)
    return { userId, old, next: (await userInfo(old)).token! }
  }

  it('is exchanged by user/info, and not before', async () => {
    const { token } = await account.person()
    wait(ROTATE_MS - 1000)
    expect((await userInfo(token)).token).toBeUndefined()
    wait(1000)
    const next = (await userInfo(token)).token!
    expect(decodeJwt(next)).toMatchObject({ gen: 2, jti: decodeJwt(token).jti })
    expect((await userInfo(next)).token).toBeUndefined()
  })

  it('is good for as long as its successor is not used: an answer that is lost logs nobody out', async () => {
    const { old, next: lost } = await renewed()
    wait(ROTATE_MS)
    const second = (await userInfo(old)).token!
    expect(await isGood(second)).toBe(true)
    expect(await isGood(lost)).toBe(true)
  })

  it('is good for the grace after its successor was used, in every process', async () => {
    const { old, next } = await renewed()
    expect(await other.authenticate(old, HERE)).toBeDefined()
    expect(await isGood(next)).toBe(true)
    wait(GRACE_MS - 1)
    expect(await isGood(old)).toBe(true)
    expect(await other.authenticate(old, HERE)).toBeDefined()
    wait(1)
    expect(await isGood(old)).toBe(false)
    expect(await other.authenticate(old, HERE)).toBeUndefined()
    expect(await isGood(next)).toBe(true)
  })

  it('brings two tabs to the same generation', async () => {
    const { old, next } = await renewed()
    expect(await isGood(next)).toBe(true)
    const ofOtherTab = (await userInfo(old)).token!
    wait(GRACE_MS)
    expect(await Promise.all([next, ofOtherTab].map(isGood))).toEqual([true, true])
  })

  it('is not good again later', async () => {
    const { old, next } = await renewed()
    expect(await isGood(next)).toBe(true)
    wait(ROTATE_MS)
    const third = (await userInfo(next)).token!
    expect(await isGood(third)).toBe(true)
    expect(await isGood(old)).toBe(false)
  })

  it('used by many at once moves the session on once', async () => {
    const { old, next } = await renewed()
    const all = await Promise.all([next, old, next, old, next].map((token, i) => (i % 2 ? account : other).authenticate(token, HERE)))
    expect(all.every(Boolean)).toBe(true)
    expect(decodeJwt(next).gen).toBe(2)
    wait(GRACE_MS)
    expect(await isGood(old)).toBe(false)
  })

  it('lets a person who keeps coming back stay for longer than one token', async () => {
    const { next } = await renewed()
    expect(await isGood(next)).toBe(true)
    wait(TOKEN_MS - 1000)
    expect(await isGood(next)).toBe(true)
    wait(1000)
    expect(await isGood(next)).toBe(false)
  })
})
