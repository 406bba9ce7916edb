import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { acceptTask, type Verdict } from './accept-task.ts'
import type { FindEngine } from './find-engine.ts'
import { parseGeneratorInput } from './generator-input.ts'
import { isSameRequest } from './same-request.ts'
import type { TaskEvents } from './task-events.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

const { maxActiveTasks } = appConfig.creation

/** The task, and the balance that is left. */
interface Created {
  task: TaskRow
  coin: number
}

/** Accepts a creation once per request id: the points are held and the job is in the queue, or nothing happened. */
export function createCreateTask({ db, clock, jobs }: Platform, wallet: Wallet, events: TaskEvents, findEngine: FindEngine) {
  return async function createTask(request: ParsedRequestOf<'taskCreate'>, userId: string): Promise<Created> {
    try {
      return await accept(request, userId)
    } catch (error) {
      // Whatever speaks against it now: what was accepted before stays accepted.
      const earlier = error instanceof BusinessError ? await findRequest(request, userId) : undefined
      if (!earlier) throw error
      return { task: earlier, coin: await wallet.balance(db, userId) }
    }
  }

  async function accept(request: ParsedRequestOf<'taskCreate'>, userId: string): Promise<Created> {
    const generator = findGenerator(request.generator)
    if (!generator) throw notFound('unknown-generator')
    const input = parseGeneratorInput(generator, request.input)
    const photos = uploadsIn(generator, input)
    if (!findEngine(generator.id)) throw new BusinessError(codes.engineUnavailable, 'generator-unavailable')
    const id = randomUUID()
    const asked = {
      id,
      userId,
      requestId: request.requestId,
      generator: generator.id,
      input,
      parentId: request.parentId ?? null,
      cost: generator.cost,
      createdAt: clock.now(),
    }
    const { coin, priority } = await db.transaction(async (tx) => {
      // First, as it makes the person's requests take turns: the same or one too many cannot slip in beside another.
      const left = await wallet.hold(tx, { userId, reference: id, points: asked.cost })
      const verdict = await acceptTask(tx, asked, [...new Set(photos.values())])
      if (!verdict.made) throw refusalOf(verdict, photos)
      await jobs.enqueue(tx, 'run-task', { taskId: id }, { id, priority: verdict.priority })
      return { coin: left, priority: verdict.priority }
    })
    jobs.wake('run-task')
    events.accepted(asked)
    return { task: { ...asked, ...atFirst, jobId: id, priority }, coin }
  }

  async function findRequest(request: ParsedRequestOf<'taskCreate'>, userId: string): Promise<TaskRow | undefined> {
    const [found] = await db
      .select()
      .from(tasks)
      .where(and(eq(tasks.userId, userId), eq(tasks.requestId, request.requestId)))
    if (found && !isSameRequest(found, request)) throw new BusinessError(codes.conflict, 'request-reused')
    return found
  }
}

function refusalOf({ known, parentFound, active, photos: found }: Verdict, photos: Map<string, string>): BusinessError {
  if (known) return new BusinessError(codes.conflict, 'request-reused')
  if (!parentFound) return notFound('parent-not-found')
  if (active >= maxActiveTasks) return new BusinessError(codes.tooManyRequests, 'too-many-tasks', {}, { max: maxActiveTasks })
  const missing = [...photos].find(([, id]) => !found.includes(id))
  return badInput(missing?.[0] ?? 'input', 'upload-not-found')
}

/** How a task begins. */
const atFirst = {
  state: 'queued',
  stage: 'waiting',
  progress: 0,
  previewKey: null,
  claim: 0,
  failureCode: null,
  failureReason: null,
  startedAt: null,
  finishedAt: null,
} as const satisfies Partial<TaskRow>
