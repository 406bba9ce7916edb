import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { findTemplate } from '#contract/photo-templates.ts'
import { and, eq, inArray, sql } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Creation } from '../creation/creation.ts'
import { tasks, type TaskRow } from '../creation/tasks.table.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { doubleUploads } from './double-uploads.table.ts'
import { findDouble } from './find-double.ts'
import { worksOfDouble } from './what-came-of.ts'

const { maxActiveTasks } = appConfig.creation

type Request = ParsedRequestOf<'doubleCreate'>

interface Parts {
  /** Accepts creations, all or none, once for each request id. */
  createTasks: Creation['create']
  /** A picture of the person's as a photo for another creation. */
  takeWork: (id: string) => Promise<{ id: string }>
  coinOf: (userId: string) => Promise<number>
}

/** Creations of a double: ordinary ones, of its portrait and with the settings of templates. */
export function createFromDouble({ db, clock }: Platform) {
  async function portraitOf(doubleId: string, wished: string | undefined): Promise<string> {
    const own = and(eq(doubleUploads.doubleId, doubleId), eq(doubleUploads.role, 'portrait'), wished ? eq(doubleUploads.uploadId, wished) : undefined)
    const [portrait] = await db.select({ id: doubleUploads.uploadId }).from(doubleUploads).where(own).orderBy(doubleUploads.place).limit(1)
    if (!portrait) throw notFound('double-not-found')
    return portrait.id
  }

  /** A work that came of the double, taken as a photo and kept with it: what is made of that came of it too. */
  async function pictureOf(doubleId: string, userId: string, work: string, takeWork: Parts['takeWork']): Promise<string> {
    const { rows } = await db.execute(sql`select 1 from (${worksOfDouble(doubleId, userId)}) as made where id = ${work}::uuid`)
    if (rows.length === 0) throw notFound('work-not-found')
    const { id } = await takeWork(work)
    await db.transaction(async (tx) => {
      await tx.insert(doubleUploads).values({ doubleId, uploadId: id, role: 'picture', createdAt: clock.now() })
      await tx.insert(uploadUses).values({ uploadId: id, doubleId })
    })
    return id
  }

  /** Those that were accepted before. */
  const earlier = (userId: string, requestIds: readonly string[]) =>
    db.select().from(tasks).where(and(eq(tasks.userId, userId), inArray(tasks.requestId, [...requestIds])))

  /** Refuses all of them where points or places do not suffice. */
  async function checkRoom(userId: string, cost: number, places: number): Promise<void> {
    const { rows } = await db.execute<{ coin: number; active: number }>(sql`
      select (select points from balances where user_id = ${userId}) as coin,
        (select count(*)::int from tasks where user_id = ${userId} and state in ('queued', 'running')) as active`)
    const { coin, active } = rows[0]!
    if (active + places > maxActiveTasks) throw new BusinessError(codes.tooManyRequests, 'too-many-tasks', {}, { max: maxActiveTasks })
    if (cost > coin) throw new BusinessError(codes.notEnoughPoints, 'not-enough-points', {}, { cost, coin })
  }

  return async ({ id, templates, portrait, from }: Request, userId: string, { createTasks, takeWork, coinOf }: Parts): Promise<{ tasks: TaskRow[]; coin: number }> => {
    const double = await findDouble(db, id, userId)
    if (double.state !== 'ready') throw new BusinessError(codes.conflict, 'double-not-ready')
    const asked = templates.map(({ template: name, requestId }) => {
      const template = findTemplate(name)
      if (!template) throw badInput('templates', 'bad-input')
      return { ...template, requestId, cost: findGenerator(template.generator)!.cost }
    })
    const accepted = new Map((await earlier(userId, asked.map(({ requestId }) => requestId))).map((task) => [task.requestId, task]))
    const open = asked.filter(({ requestId }) => !accepted.has(requestId))
    if (open.length > 0) {
      await checkRoom(userId, open.reduce((sum, { cost }) => sum + cost, 0), open.length)
      const photo = from === undefined ? await portraitOf(id, portrait) : await pictureOf(id, userId, from, takeWork)
      const parent = from === undefined ? {} : { parentId: from }
      const { tasks: made } = await createTasks(open.map(({ generator, input, requestId }) => ({ requestId, generator, input: { ...input, photo }, ...parent })), userId)
      for (const task of made) accepted.set(task.requestId, task)
    }
    return { tasks: asked.map(({ requestId }) => accepted.get(requestId)!), coin: await coinOf(userId) }
  }
}
