import { codes } from '#contract/codes.ts'
import { and, desc, eq, gt, sql, type SQL } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { LanguageModel } from '../../language-model/language-model.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import type { Messages } from '../messages/messages.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { checkPrompt } from './check-prompt.ts'
import { createCheckTask } from './check-task.ts'
import { createCreateTasks } from './create-tasks.ts'
import { createEstimates } from './estimates.ts'
import { createListGenerators } from './list-generators.ts'
import { enrichPrompt } from './enrich-prompt.ts'
import { proposeStoryboard } from './propose-storyboard.ts'
import { createRunTask } from './run-task.ts'
import { createTaskEvents, type TaskEvents } from './task-events.ts'
import { createTaskLife, type TaskLife } from './task-life.ts'
import { createTellOwner } from './tell-owner.ts'
import { createViewTasks, type ViewTasks } from './task-view.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

const DAY = 86_400_000
const LISTED = 50

export interface Creation {
  handlers: Handlers<'generatorList' | 'promptCheck' | 'promptEnrich' | 'storyboardPropose' | 'taskCheck' | 'taskCreate' | 'taskDetail' | 'taskList' | 'taskCancel'>
  subscribeTasks: TaskEvents['subscribe']
  /** For what starts creations of its own. */
  create: ReturnType<typeof createCreateTasks>
  view: ViewTasks
  /** What the operator does with creations of others. */
  life: Pick<TaskLife, 'cancel' | 'revive'>
  /** At a start: finds another place for tasks that wait for an engine that is no longer configured. */
  adoptStranded(): Promise<void>
  /** Cancels whatever of the person's waits or runs. */
  cancelAll(tx: Transaction, userId: string): Promise<void>
  jobHandlers: Pick<JobHandlers, 'run-task' | 'bury-task' | 'remove-preview'>
}

export interface CreationParts {
  wallet: Wallet
  messages: Messages
  uploads: Uploads
  engines: EngineRegistry
  workViews: WorkViews
  say: Say
  /** Describes the pictures of storyboards, where one is configured. */
  model?: LanguageModel | undefined
  /** Seconds before an offer is tried again. */
  retryPauses?: readonly number[] | undefined
}

export function createCreation(platform: Platform, { wallet, messages, uploads, engines, workViews, say, model, retryPauses }: CreationParts): Creation {
  const { db, clock, log } = platform
  const estimates = createEstimates(platform, engines)
  const viewTasks = createViewTasks(platform, workViews, estimates, engines, say)
  const events = createTaskEvents(platform, viewTasks, estimates)
  const life = createTaskLife(platform, wallet, events, createTellOwner(messages))
  const createTasks = createCreateTasks(platform, wallet, events, engines)
  const checkTask = createCheckTask(platform, engines, uploads, say)
  const listGenerators = createListGenerators(platform, engines, say)

  const own = (id: string, userId: string) => and(eq(tasks.id, id), eq(tasks.userId, userId))
  const view = async (row: TaskRow, viewer: Parameters<typeof viewTasks>[1]) => (await viewTasks([row], viewer))[0]!

  return {
    subscribeTasks: events.subscribe,
    create: createTasks,
    view: viewTasks,
    life,
    adoptStranded: () => life.adopt(Object.keys(engines.lanes)),
    async cancelAll(tx, userId) {
      const active = and(eq(tasks.userId, userId), sql`${tasks.state} in ('queued', 'running')`)
      // A few at most: creation.maxActiveTasks.
      for (const row of await tx.select().from(tasks).where(active).for('update')) await life.cancel(tx, row)
    },
    jobHandlers: {
      'run-task': createRunTask(platform, life, engines, uploads, retryPauses),
      'bury-task': ({ taskId, jobId = taskId }) => life.bury(taskId, jobId),
      'remove-preview': ({ key }) => platform.files.delete(key),
    },
    handlers: {
      generatorList: (_request, { identity, locale }) => listGenerators(identity?.userId, locale),

      promptCheck: async (request, { locale }) => checkPrompt(engines, say, request, locale),

      promptEnrich: ({ prompt }) => enrichPrompt(prompt, model, log),

      // Visitors cost no service's money.
      storyboardPropose: ({ script }, { identity, locale }) => proposeStoryboard(script, locale, identity && model, log),

      taskCheck: (request, call) => checkTask(request, call.identity.userId, call.locale),

      async taskCreate(request, call) {
        const { tasks: made, coin } = await createTasks([request], call.identity.userId)
        // Finding its place would take longer than all the rest: that comes with the first event.
        const [view] = await viewTasks(made, call, new Map())
        return { task: view!, coin }
      },

      async taskDetail({ id }, call) {
        const [row] = await db.select().from(tasks).where(own(id, call.identity.userId))
        if (!row) throw notFound('task-not-found')
        return view(row, call)
      },

      async taskList(_request, call) {
        const yesterday = new Date(clock.now().getTime() - DAY)
        const mine = eq(tasks.userId, call.identity.userId)
        const last = (where: SQL | undefined) => db.select().from(tasks).where(and(mine, where)).orderBy(desc(tasks.createdAt)).limit(LISTED)
        const failed = and(sql`${tasks.state} = 'failed'`, gt(tasks.finishedAt, yesterday))
        // Each by its own index: what has succeeded may be much more.
        const rows = await last(sql`${tasks.state} in ('queued', 'running')`)
          .unionAll(last(failed))
          .orderBy(desc(tasks.createdAt), desc(tasks.id))
          .limit(LISTED)
        return { tasks: await viewTasks(rows, call) }
      },

      async taskCancel({ id }, call) {
        const row = await db.transaction(async (tx) => {
          const [found] = await tx.select().from(tasks).where(own(id, call.identity.userId)).for('update')
          if (!found) throw notFound('task-not-found')
          // Asked again, or a moment too late for a task that failed: what the person wants is so already.
          if (found.state === 'cancelled' || found.state === 'failed') return found
          if (found.state === 'succeeded') throw new BusinessError(codes.conflict, 'task-finished')
          return life.cancel(tx, found)
        })
        return { task: await view(row, call), coin: await wallet.balance(db, call.identity.userId) }
      },
    },
  }
}
