import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { createAccountAdmin, type AccountAdmin } from './account-admin.ts'
import { openTestAccount, type TestAccount } from './testing.ts'

let account: TestAccount
let admin: AccountAdmin

beforeAll(async () => {
  account = await openTestAccount()
  const { db, channel, clock } = account.platform
  admin = createAccountAdmin(db, channel, clock)
})
afterAll(() => account.close())

const newPerson = async () => {
  const person = await account.person()
  return { ...person, phone: `+86${person.phone}`, identity: () => account.authenticate(person.token, '203.0.113.7') }
}

describe('the owner', () => {
  it('gives and takes roles and permissions, which a running server knows at once', async () => {
    const { phone, identity } = await newPerson()
    await admin.grant(phone, 'roles', 'editor')
    await admin.grant(phone, 'permissions', 'work:feature')
    expect(await waitUntil(async () => ((await identity())!.permissions.length ? identity() : undefined))).toMatchObject({
      roles: ['editor'],
      permissions: ['work:feature'],
    })
    await admin.revoke(phone, 'roles', 'editor')
    expect(await waitUntil(async () => (await identity())!.roles.length === 0)).toBe(true)
    expect(await admin.find(phone)).toMatchObject({ roles: [], permissions: ['work:feature'] })
  })

  it('gives a role once, also when several are given at once', async () => {
    const { phone } = await newPerson()
    await Promise.all(['editor', 'admin', 'editor'].map((role) => admin.grant(phone, 'roles', role)))
    expect((await admin.find(phone))!.roles.toSorted()).toEqual(['admin', 'editor'])
  })

  it('makes members for a time, and ends it', async () => {
    const { phone, call } = await newPerson()
    const isMember = async () => (await account.handlers.userInfo({}, call)).member
    await admin.setMember(phone, 30)
    account.platform.clock.advance(30 * 86_400_000 - 1)
    expect(await isMember()).toBe(true)
    account.platform.clock.advance(1)
    expect(await isMember()).toBe(false)
    await admin.setMember(phone, 30)
    await admin.setMember(phone, 0)
    expect(await isMember()).toBe(false)
  })

  it('finds nobody by a number of nobody', async () => {
    expect(await admin.find('+8613700000000')).toBeUndefined()
    expect(await admin.grant('+8613700000000', 'roles', 'editor')).toBeUndefined()
  })
})
