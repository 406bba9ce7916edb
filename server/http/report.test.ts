import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { createAnalytics } from '../domains/analytics/analytics.ts'
import { trackEvents } from '../domains/analytics/track-events.table.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { createTestApi, person, send, sendJson, TOKEN } from './testing.ts'

describe('a report of events', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.close())

  const openApi = () => createTestApi(platform, createAnalytics(platform, async () => false).handlers)
  const someEvent = (about: object = {}) => ({
    uuid: randomUUID(),
    channel: 'web',
    dataSourceType: 'web',
    sessionId: 'x'.repeat(appConfig.track.sessionIdLength),
    userId: 'u',
    appVersion: '3.0.0',
    appName: 'Inkling',
    timestamp: platform.clock.now().getTime(),
    phoneBrand: '',
    action: 'enter',
    active_info: { content_id: '', function: '/', starttime: 0, endtime: 0, actioninfo: { name: 'launch', value: 0 }, from: '' },
    ...about,
  })

  it.each(['application/json', 'text/plain;charset=UTF-8'])('is read as %s, with the person of the cookie', async (type) => {
    const event = someEvent()
    const body = JSON.stringify({ dataList: [event], version: '3.0.0', channel: 'web', platform: 'h5' })
    const response = await send(openApi(), '/api/report/events', { body, headers: { 'Content-Type': type, Cookie: `uni_id_token=${TOKEN}` } })
    expect(await response.json()).toMatchObject({ code: codes.success, data: { stored: 1 } })
    const rows = await platform.db.select().from(trackEvents)
    expect(rows.find(({ uuid }) => uuid === event.uuid)?.userId).toBe(person.userId)
  })

  it('with texts that no database keeps is stored without them', async () => {
    const event = someEvent({ phoneBrand: 'A\0pple \ud83d!' })
    expect(await sendJson(openApi(), '/report/events', { dataList: [event] })).toMatchObject({ code: codes.success, data: { stored: 1 } })
    const rows = await platform.db.select().from(trackEvents)
    expect(rows.find(({ uuid }) => uuid === event.uuid)?.event.phoneBrand).toBe('Apple �!')
  })

  it('is refused when an event is larger than ours are', async () => {
    const long = { name: 'x'.repeat(64), value: 'x'.repeat(64) }
    const active_info = { content_id: 'x'.repeat(64), function: 'x'.repeat(200), starttime: 0, endtime: 0, actioninfo: long, from: 'x'.repeat(200) }
    const event = someEvent({ active_info, channel: 'x'.repeat(64), dataSourceType: 'x'.repeat(64), appVersion: 'x'.repeat(64) })
    expect(await sendJson(openApi(), '/report/events', { dataList: [event] })).toMatchObject({ code: codes.badInput, data: { reason: 'too-large' } })
    expect(await sendJson(openApi(), '/report/events', { dataList: [someEvent({ appName: 'x'.repeat(65) })] })).toMatchObject({ code: codes.badInput })
  })

  it.each([
    ['nothing', []],
    ['more than a batch', Array.from({ length: appConfig.track.batchMost + 1 }, () => ({}))],
    ['something else', [{ uuid: 'x' }]],
  ])('of %s is refused', async (_, dataList) => {
    expect(await sendJson(openApi(), '/report/events', { dataList })).toMatchObject({ code: codes.badInput })
  })
})
