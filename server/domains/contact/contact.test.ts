import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactRules } from '#contract/contact-rules.ts'
import type { Identity } from '../../call.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'

let domains: TestDomains
let operator: Identity
beforeAll(async () => {
  domains = await openTestDomains()
  operator = (await domains.person()).identity
})
afterAll(() => domains.close())

let devices = 0
const visitor = () => ({ ...anyone('en'), ip: `198.51.100.${++devices}`, device: randomUUID() })
const inquiry = (more = {}) => ({ requestId: randomUUID(), topic: 'brand' as const, company: 'Ink & Co', name: '林溪', reach: 'lin@example.com', text: '想办一场联名活动', website: '', ...more })
const send = (more = {}, call = visitor()) => domains.handlers.contactCreate(inquiry(more), call)

describe('an inquiry', () => {
  it('of a visitor arrives once for its request, with a number as it can be dialled', async () => {
    const [call, requestId] = [visitor(), randomUUID()]
    await Promise.all(Array.from({ length: 4 }, () => send({ requestId, reach: '138 0013 8000' }, call)))
    const { rows } = await domains.contactDesk.search({ reach: '13800138000' })
    expect(rows).toEqual([expect.objectContaining({ id: requestId, reach: '+8613800138000', name: '林溪', topic: 'brand', locale: 'en', state: 'new', note: '' })])
  })

  it.each(['nobody', '12', 'a@b', '@example.com'])('cannot be answered at %j', async (reach) => {
    expect(await refusal(send({ reach }))).toMatchObject({ reason: 'bad-reach', detail: { field: 'reach' } })
  })

  it('of a program that fills what nobody sees is not kept', async () => {
    const requestId = randomUUID()
    expect(await send({ requestId, reach: 'spam@example.com', website: 'http://spam.example' })).toEqual({})
    expect((await domains.contactDesk.search({ reach: 'spam@example.com' })).rows).toEqual([])
  })

  it('can be sent so often from one device; a repeated call does not count', async () => {
    const call = visitor()
    const last = inquiry()
    for (let n = 1; n < contactRules.perDay; n++) await send({}, call)
    for (let n = 0; n < 3; n++) await domains.handlers.contactCreate(last, call)
    expect(await refusal(send({}, call))).toMatchObject({ reason: 'contact-limit', detail: { retryAfter: expect.any(Number) } })
    await send()
  })

  it('is found by its state and topic, and marked with a note', async () => {
    const requestId = randomUUID()
    domains.platform.clock.advance(1000)
    await send({ requestId, topic: 'api' })
    expect((await domains.contactDesk.search({ state: 'new', topic: 'api' })).rows[0]).toMatchObject({ id: requestId })
    const mark = { id: requestId, state: 'handled' as const, note: '已回邮件' }
    const change = await domains.platform.db.transaction((tx) => domains.contactDesk.mark(tx, mark, operator))
    expect(change).toMatchObject({ before: { state: 'new' }, after: { state: 'handled', note: '已回邮件', handledBy: operator.userId } })
    expect((await domains.contactDesk.search({ state: 'new', topic: 'api' })).rows).toEqual([])
  })
})
