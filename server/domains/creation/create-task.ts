import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Generator } from '#contract/generators/control.ts'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Offer } from '../../engines/offer.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { acceptTask, type Verdict } from './accept-task.ts'
import { chooseOffer } from './choose-offer.ts'
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

interface Asked {
  request: ParsedRequestOf<'taskCreate'>
  userId: string
  generator: Generator
  input: Record<string, unknown>
  offer: Offer
}

/** Accepts a creation once per request id: the points are held and the job is in the queue, or nothing happened. */
export function createCreateTask({ db, clock, jobs }: Platform, wallet: Wallet, events: TaskEvents, engines: EngineRegistry) {
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
    const wish = { generator: generator.id as GeneratorId, input, offer: request.offer }
    const asked = { request, userId, generator, input }
    try {
      return await queue({ ...asked, offer: chooseOffer(engines, wish) })
    } catch (error) {
      // Chosen by us, it may be another one.
      if (!(error instanceof BusinessError) || error.reason !== 'photos-stay' || request.offer !== undefined) throw error
      return queue({ ...asked, offer: chooseOffer(engines, { ...wish, photosStay: true }) })
    }
  }

  async function queue({ request, userId, generator, input, offer }: Asked): Promise<Created> {
    const photos = uploadsIn(generator, input)
    const id = randomUUID()
    const asked = {
      id,
      userId,
      requestId: request.requestId,
      generator: generator.id,
      input,
      parentId: request.parentId ?? null,
      cost: generator.cost,
      offer: offer.id,
      lane: offer.lane,
      createdAt: clock.now(),
    }
    const { coin, priority } = await db.transaction(async (tx) => {
      // First, as it makes the person's requests take turns: the same or one too many cannot slip in beside another.
      const left = await wallet.hold(tx, { userId, reference: id, points: asked.cost })
      const verdict = await acceptTask(tx, asked, [...new Set(photos.values())], !offer.stays && photos.size > 0)
      if (!verdict.made) throw refusalOf(verdict, photos)
      await jobs.enqueue(tx, 'run-task', { taskId: id }, { id, priority: verdict.priority, lane: offer.lane })
      return { coin: left, priority: verdict.priority }
    })
    jobs.wake('run-task', offer.lane)
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

function refusalOf({ known, parentFound, photosKept, active, photos: found }: Verdict, photos: Map<string, string>): BusinessError {
  if (known) return new BusinessError(codes.conflict, 'request-reused')
  if (!parentFound) return notFound('parent-not-found')
  if (photosKept) return new BusinessError(codes.conflict, 'photos-stay')
  if (active >= maxActiveTasks) return new BusinessError(codes.tooManyRequests, 'too-many-tasks', {}, { max: maxActiveTasks })
  const missing = [...photos].find(([, id]) => !found.includes(id))
  return badInput(missing?.[0] ?? 'input', 'upload-not-found')
}

/** How a task begins. */
const atFirst = {
  state: 'queued' as const,
  stage: 'waiting' as const,
  part: null,
  parts: null,
  progress: 0,
  previewKey: null,
  claim: 0,
  checkpoint: null,
  attempts: 0,
  tried: [],
  failureCode: null,
  failureReason: null,
  startedAt: null,
  finishedAt: null,
} satisfies Partial<TaskRow>
