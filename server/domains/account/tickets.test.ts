import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { createTestPlatform, type TestPlatform } from '../../platform/testing.ts'
import { createTickets, type Tickets } from './tickets.ts'
import { tickets as table } from './tickets.table.ts'

let platform: TestPlatform
let tickets: Tickets

beforeAll(async () => {
  platform = await createTestPlatform()
  tickets = createTickets(platform)
})
afterAll(() => platform.close())

const issue = () => platform.db.transaction((tx) => tickets.issue(tx, 'password', { phone: '+8613800138000' }))
const take = (ticket: string, kind: 'password' | 'chat' = 'password') => platform.db.transaction((tx) => tickets.take(tx, kind, ticket))

describe('a ticket', () => {
  it('is good once, also when it is used twice at the same moment', async () => {
    const ticket = await issue()
    const both = await Promise.all([take(ticket), take(ticket)])
    expect(both.filter(Boolean)).toEqual([{ phone: '+8613800138000' }])
    expect(await take(ticket)).toBeUndefined()
  })

  it('is not spent by a transaction that fails', async () => {
    const ticket = await issue()
    const failing = platform.db.transaction(async (tx) => {
      await tickets.take(tx, 'password', ticket)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await take(ticket)).toBeDefined()
  })

  it('is of one kind, and nothing else is a ticket', async () => {
    const ticket = await issue()
    expect(await take(ticket, 'chat')).toBeUndefined()
    expect(await take('')).toBeUndefined()
    expect(await take(ticket)).toBeDefined()
  })

  it('is not stored as it is, and is removed when it has expired', async () => {
    const ticket = await issue()
    expect(JSON.stringify(await platform.db.select().from(table))).not.toContain(ticket)
    platform.clock.advance(appConfig.login.ticketSeconds * 1000)
    await issue()
    expect(await platform.db.select().from(table)).toHaveLength(1)
    expect(await take(ticket)).toBeUndefined()
  })

  it('that has expired is refused though it is still there', async () => {
    const ticket = await issue()
    platform.clock.advance(appConfig.login.ticketSeconds * 1000)
    expect(await take(ticket)).toBeUndefined()
  })
})
