import { and, count, eq, inArray, isNull, or } from 'drizzle-orm'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { isMember } from '../account/users.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { FindEngine } from './find-engine.ts'
import { parseGeneratorInput } from './generator-input.ts'
import type { TaskLife } from './task-life.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

const { maxActiveTasks } = appConfig.creation
/** Members run ahead in the queue. */
const PRIORITY = { member: 10, other: 0 }

/** Accepts a creation once per request id: the points are held and the job is in the queue, or nothing happened. */
export function createCreateTask({ db, clock }: Platform, life: TaskLife, findEngine: FindEngine, uploads: Uploads) {
  return async function createTask(request: ParsedRequestOf<'taskCreate'>, userId: string): Promise<TaskRow> {
    const earlier = await findRequest(db, request, userId)
    if (earlier) return earlier

    const generator = findGenerator(request.generator)
    if (!generator) throw notFound('unknown-generator')
    const input = parseGeneratorInput(generator, request.input)
    await checkUploads(uploadsIn(generator, input), userId)
    if (request.parentId) await checkParent(request.parentId, userId)
    if (!findEngine(generator.id)) throw new BusinessError(codes.engineUnavailable, 'generator-unavailable')

    return db.transaction(async (tx) => {
      // One at a time for a person, so that the same request or one too many cannot slip in beside another.
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
      const twin = await findRequest(tx, request, userId)
      if (twin) return twin
      await checkActive(tx, userId)
      return life.queue(tx, {
        userId,
        requestId: request.requestId,
        generator: generator.id,
        input,
        parentId: request.parentId ?? null,
        cost: generator.cost,
        priority: user && isMember(user, clock.now()) ? PRIORITY.member : PRIORITY.other,
      })
    })
  }

  async function findRequest(
    executor: typeof db | Transaction,
    { requestId, generator }: ParsedRequestOf<'taskCreate'>,
    userId: string,
  ): Promise<TaskRow | undefined> {
    const [found] = await executor
      .select()
      .from(tasks)
      .where(and(eq(tasks.userId, userId), eq(tasks.requestId, requestId)))
    if (found && found.generator !== generator) throw new BusinessError(codes.conflict, 'request-reused')
    return found
  }

  async function checkUploads(wanted: Map<string, string>, userId: string): Promise<void> {
    const own = await uploads.ownAmong([...wanted.values()], userId)
    for (const [field, id] of wanted) if (!own.some((upload) => upload.id === id)) throw badInput(field, 'upload-not-found')
  }

  async function checkParent(parentId: string, userId: string): Promise<void> {
    const visible = or(eq(works.visibility, 'public'), eq(works.userId, userId))
    const [parent] = await db
      .select({ id: works.id })
      .from(works)
      .where(and(eq(works.id, parentId), isNull(works.deletedAt), visible))
    if (!parent) throw notFound('parent-not-found')
  }

  async function checkActive(tx: Transaction, userId: string): Promise<void> {
    const [active] = await tx
      .select({ tasks: count() })
      .from(tasks)
      .where(and(eq(tasks.userId, userId), inArray(tasks.state, ['queued', 'running'])))
    if (active!.tasks >= maxActiveTasks) {
      throw new BusinessError(codes.tooManyRequests, 'too-many-tasks', {}, { max: maxActiveTasks })
    }
  }
}
