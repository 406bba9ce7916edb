import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { TrackEvent } from '#contract/track.ts'
import { eq } from '../../platform/database/orm.ts'
import type { Call, UserCall } from '../../call.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/testing.ts'
import { users } from '../account/users.table.ts'
import { anyone, refusal } from '../testing.ts'
import { createAnalytics, type Analytics } from './analytics.ts'
import { questionnaires } from './questionnaires.table.ts'
import { trackEvents } from './track-events.table.ts'

const DAY = 86_400_000
const FILE = randomUUID()
let platform: TestPlatform
let analytics: Analytics
beforeEach(async () => {
  platform = await createTestPlatform()
  analytics = createAnalytics(platform, async (fileId) => fileId === FILE)
})
afterEach(() => platform.close())

async function person(): Promise<UserCall> {
  const [user] = await platform.db.insert(users).values({ nickname: 'someone', createdAt: platform.clock.now() }).returning()
  return { ...anyone(), identity: { userId: user!.id, sessionId: randomUUID(), roles: [], permissions: [], bound: true } }
}

function someEvent(about: Partial<TrackEvent> = {}): TrackEvent {
  return {
    uuid: randomUUID(),
    channel: 'web',
    dataSourceType: 'web',
    sessionId: 'x'.repeat(appConfig.track.sessionIdLength),
    userId: '',
    appVersion: '3.0.0',
    appName: 'Inkling',
    timestamp: platform.clock.now().getTime(),
    phoneBrand: 'Apple',
    action: 'enter',
    active_info: { content_id: '', function: '/', starttime: 0, endtime: 0, actioninfo: { name: 'launch', value: 0 }, from: '' },
    ...about,
  }
}

const report = (...dataList: TrackEvent[]) => analytics.handlers.reportEvents({ dataList }, anyone())
const rowOf = async (uuid: string) => (await platform.db.select().from(trackEvents).where(eq(trackEvents.uuid, uuid)))[0]

describe('events of use', () => {
  it('are stored as they were said, each once however often it comes', async () => {
    const [first, second] = [someEvent(), someEvent({ action: 'leave' })]
    expect(await report(first, first)).toEqual({ stored: 1 })
    expect(await report(first, second)).toEqual({ stored: 1 })
    expect(await report(first, second)).toEqual({ stored: 0 })
    expect(await rowOf(second.uuid)).toMatchObject({ action: 'leave', userId: '', happenedAt: platform.clock.now(), event: second })
  })

  it('belong to whoever is logged in, whatever the device says, and to nobody when it says so', async () => {
    const call = await person()
    const [forged, visitor] = [someEvent({ userId: randomUUID() }), someEvent()]
    await analytics.handlers.reportEvents({ dataList: [forged, visitor] }, call)
    expect(await rowOf(forged.uuid)).toMatchObject({ userId: call.identity.userId, event: { userId: call.identity.userId } })
    expect(await rowOf(visitor.uuid)).toMatchObject({ userId: '' })
  })

  it.each([
    ['two days ahead', 2 * DAY],
    ['a year ago', -365 * DAY],
    ['beyond all calendars', 1e300],
  ])('of a device that is %s count from when they came', async (_, shift) => {
    const odd = someEvent({ timestamp: platform.clock.now().getTime() + shift })
    await report(odd)
    const row = await rowOf(odd.uuid)
    expect(row?.happenedAt).toEqual(platform.clock.now())
    expect(row?.event.timestamp).toBe(odd.timestamp)
  })

  it('of yesterday keep their time', async () => {
    const late = someEvent({ timestamp: platform.clock.now().getTime() - DAY })
    await report(late)
    expect((await rowOf(late.uuid))?.happenedAt.getTime()).toBe(late.timestamp)
  })

  it.each([
    ['a person', 180, person],
    ['a visitor', 30, async () => anyone()],
  ])('of %s are kept for %i days', async (_, days, whose) => {
    const call = await whose()
    const reportTheirs = (event: TrackEvent) => analytics.handlers.reportEvents({ dataList: [event] }, call)
    // What a device says of the person does not lengthen it.
    const [old, young] = [someEvent({ userId: randomUUID() }), someEvent({ userId: randomUUID() })]
    await reportTheirs(old)
    platform.clock.advance(2 * DAY)
    await reportTheirs(young)
    platform.clock.advance((days - 1) * DAY)
    await analytics.removeOldEvents(new AbortController().signal)
    expect([await rowOf(old.uuid), await rowOf(young.uuid)]).toEqual([undefined, expect.anything()])
  })

  it('are taken from one address only so many at a time, from persons more than from visitors', async () => {
    const batches = async (call: Call, count: number) => {
      for (let batch = 0; batch < count; batch++) await analytics.handlers.reportEvents({ dataList: Array.from({ length: 100 }, () => someEvent()) }, call)
    }
    await batches(anyone(), 10)
    expect(await refusal(report(someEvent()))).toMatchObject({ code: codes.tooManyRequests })
    await batches(await person(), 20)
  })
})

describe('a questionnaire', () => {
  const answers = { satisfaction: 5, purposes: ['fun' as const], words: '很好用' }

  it('is stored once', async () => {
    const call = await person()
    const id = randomUUID()
    await analytics.handlers.questionnaireSubmit({ id, ...answers, fileId: FILE }, call)
    expect(await analytics.handlers.questionnaireSubmit({ id, ...answers, satisfaction: 1 }, call)).toEqual({})
    const kept = await platform.db.select().from(questionnaires)
    expect(kept).toMatchObject([{ id, userId: call.identity.userId, answers: { ...answers, fileId: FILE } }])
  })

  it("is refused under another person's id", async () => {
    const id = randomUUID()
    await analytics.handlers.questionnaireSubmit({ id, ...answers }, await person())
    const error = await refusal(analytics.handlers.questionnaireSubmit({ id, ...answers }, await person()))
    expect(error).toMatchObject({ code: codes.conflict, reason: 'questionnaire-reused' })
  })

  it('is refused with a picture that is not there, and keeps nothing', async () => {
    const submit = analytics.handlers.questionnaireSubmit({ id: randomUUID(), ...answers, fileId: 'nothing' }, await person())
    expect(await refusal(submit)).toMatchObject({ code: codes.badInput, detail: { field: 'fileId' } })
    expect(await platform.db.select().from(questionnaires)).toEqual([])
  })
})
