import { randomUUID } from 'node:crypto'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Generator } from '#contract/generators/control.ts'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { clipsIn, uploadsIn } from '#contract/generators/uploads-in.ts'
import { and, eq, inArray } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Offer } from '../../engines/offer.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { acceptTask, type Verdict } from './accept-task.ts'
import { chooseOffer } from './choose-offer.ts'
import { parseGeneratorInput } from './generator-input.ts'
import { isSameRequest } from './same-request.ts'
import type { TaskEvents } from './task-events.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

const { maxActiveTasks } = appConfig.creation

interface Created {
  tasks: TaskRow[]
  /** The balance that is left. */
  coin: number
}

type Request = ParsedRequestOf<'taskCreate'>

/** A request that was read, and the offer that it shall be made by. */
interface Asked {
  request: Request
  generator: Generator
  input: Record<string, unknown>
  offer: Offer
}

/** Accepts creations once per request id: the points of all of them are held and their jobs are in the queue, or nothing happened. */
export function createCreateTasks({ db, clock, jobs }: Platform, wallet: Wallet, events: TaskEvents, engines: EngineRegistry) {
  /** The tasks in the order of the requests. */
  async function createTasks(requests: readonly Request[], userId: string): Promise<Created> {
    try {
      return await accept(requests, userId)
    } catch (error) {
      // Whatever speaks against it now: what was accepted before stays accepted.
      const earlier = error instanceof BusinessError ? await findRequests(requests, userId) : []
      if (earlier.length < requests.length) throw error
      return { tasks: earlier, coin: await wallet.balance(db, userId) }
    }
  }

  async function accept(requests: readonly Request[], userId: string): Promise<Created> {
    const read = requests.map((request) => {
      const generator = findGenerator(request.generator)
      if (!generator) throw notFound('unknown-generator')
      return { request, generator, input: parseGeneratorInput(generator, request.input) }
    })
    const withOffers = (photosStay: boolean) =>
      read.map((one): Asked => {
        const { request: { offer }, generator, input } = one
        return { ...one, offer: chooseOffer(engines, { generator: generator.id as GeneratorId, input, offer, photosStay }) }
      })
    try {
      return await queue(withOffers(false), userId)
    } catch (error) {
      // Chosen by us, it may be another one.
      const isOurs = requests.some(({ offer }) => offer === undefined)
      if (!(error instanceof BusinessError) || error.reason !== 'photos-stay' || !isOurs) throw error
      return queue(withOffers(true), userId)
    }
  }

  async function queue(asked: readonly Asked[], userId: string): Promise<Created> {
    const made: TaskRow[] = []
    let coin = 0
    await db.transaction(async (tx) => {
      // Each hold reads what the one before has left. They are a few: creation.maxActiveTasks.
      for (const one of asked) {
        const queued = await queueOne(tx, one, userId)
        made.push(queued.task)
        coin = queued.coin
      }
    })
    for (const lane of new Set(made.map((task) => task.lane))) jobs.wake('run-task', lane)
    for (const task of made) events.accepted(task)
    return { tasks: made, coin }
  }

  async function queueOne(tx: Transaction, { request, generator, input, offer }: Asked, userId: string): Promise<{ task: TaskRow; coin: number }> {
    const photos = uploadsIn(generator, input)
    const named = { photos: [...new Set(photos.values())], clips: clipsIn(input).map((field) => photos.get(field)!) }
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
    // First, as it makes the person's requests take turns: the same or one too many cannot slip in beside another.
    const coin = await wallet.hold(tx, { userId, reference: id, points: asked.cost })
    const verdict = await acceptTask(tx, asked, named, !offer.stays && photos.size > 0)
    if (!verdict.made) throw refusalOf(verdict, photos)
    await jobs.enqueue(tx, 'run-task', { taskId: id }, { id, priority: verdict.priority, lane: offer.lane })
    return { task: { ...asked, ...atFirst, jobId: id, priority: verdict.priority }, coin }
  }

  async function findRequests(requests: readonly Request[], userId: string): Promise<TaskRow[]> {
    const ids = requests.map(({ requestId }) => requestId)
    const found = await db.select().from(tasks).where(and(eq(tasks.userId, userId), inArray(tasks.requestId, ids)))
    return requests.flatMap((request) => {
      const earlier = found.find(({ requestId }) => requestId === request.requestId)
      if (earlier && !isSameRequest(earlier, request)) throw new BusinessError(codes.conflict, 'request-reused')
      return earlier ?? []
    })
  }

  return createTasks
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
