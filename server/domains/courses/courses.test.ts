import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filmOf } from '#contract/courses/films.ts'
import { lessons } from '#contract/courses/lessons.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { taskEvents } from '../growth/task-events.table.ts'
import { openTestDomains, type TestDomains } from '../testing.ts'

const [lesson] = lessons
const NOON = Date.UTC(2026, 10, 23, 4)
const every = lesson.chapters.map((_, chapter) => chapter)

let domains: TestDomains
let call: UserCall
beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())
beforeEach(async () => {
  at(0)
  call = await domains.person()
})

const at = (seconds: number) => domains.platform.clock.set(new Date(NOON + seconds * 1000))
const save = async (seen: number[], position = 1, who = call) => (await domains.handlers.lessonProgressSave({ lessons: [{ lesson: lesson.id, position, seen }] }, who)).lessons[0]!
const finished = () => domains.platform.db.select().from(taskEvents).where(eq(taskEvents.userId, call.identity.userId))

describe('a lesson', () => {
  it('goes on where it was left, and what was seen stays seen', async () => {
    await save([1], 12)
    at(5)
    expect(await save([0], 3.5)).toMatchObject({ position: 3.5, seen: [0, 1], finished: false })
    const { lessons: kept } = await domains.handlers.lessonProgress({}, call)
    expect(kept).toEqual([{ lesson: lesson.id, position: 3.5, seen: [0, 1], finished: false, finishesIn: undefined, at: NOON + 5000 }])
    expect((await domains.handlers.lessonProgress({}, await domains.person())).lessons).toEqual([])
  })

  it('is finished once there was time to see it, and earns its reward once', async () => {
    const early = await save(every)
    expect(early).toMatchObject({ finished: false })
    expect(early.finishesIn).toBeGreaterThan(filmOf(lesson.id, 'en').seconds / 4)
    at(early.finishesIn!)
    const told = await Promise.all([save([]), save([]), save([])])
    expect(told.every((one) => one.finished)).toBe(true)
    at(3600)
    expect(await save([])).toMatchObject({ finished: true, finishesIn: undefined })
    expect(await finished()).toMatchObject([{ task: 'lesson', occurrence: lesson.id }])
    const { coin } = await domains.handlers.taskCenterClaim({ task: 'lesson', occurrence: lesson.id, zone: 'Asia/Shanghai' }, call)
    expect(coin).toBe(12)
  })

  it('takes what a visitor had seen of several, the last word on each', async () => {
    const places = lessons.map(({ id }) => ({ lesson: id, position: 4, seen: [0] }))
    const { lessons: kept } = await domains.handlers.lessonProgressSave({ lessons: [{ ...places[0]!, position: 1 }, ...places] }, call)
    expect(kept).toHaveLength(lessons.length)
    expect(kept.find(({ lesson: id }) => id === lesson.id)).toMatchObject({ position: 4, seen: [0] })
  })
})
