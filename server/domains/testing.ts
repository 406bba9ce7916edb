import { randomUUID } from 'node:crypto'
import type { Locale } from '#config'
import type { Task } from '#contract/entities.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { eq } from '../platform/database/orm.ts'
import { BusinessError } from '../business-error.ts'
import type { Call, UserCall } from '../call.ts'
import { createFakeEngine, type FakeEngine } from '../engines/fake-engine.ts'
import { createEngineRegistry, type EngineRegistry } from '../engines/registry.ts'
import type { OpenModerator } from '../moderation/create-moderator.ts'
import { findWords } from '../moderation/words/find-words.ts'
import type { Config } from '../platform/config.ts'
import { forEveryJob } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { createSay } from '../words/say.ts'
import { createAccountKeys } from './account/keys.ts'
import { createUsers } from './account/users.ts'
import { users } from './account/users.table.ts'
import { createConsents } from './agreements/consents.ts'
import { readAgreements } from './agreements/read-agreements.ts'
import { createDomains, type Domains } from './domains.ts'
import { createMessages } from './messages/messages.ts'
import { createWallet, type Wallet } from './wallet/wallet.ts'

export interface TestDomains extends Domains {
  platform: TestPlatform
  engine: FakeEngine
  engines: EngineRegistry
  wallet: Wallet
  /** A new person with the welcome gift, as a caller. */
  person(options?: { locale?: Locale; member?: boolean }): Promise<UserCall>
  /** Starts working on the queue in this process. */
  work(): Promise<void>
  /** A finished creation of the caller's, by the fake engine. */
  create(call: UserCall): Promise<Task>
  /** The task once the test holds, asked again with every event and a few times a second. */
  taskWhen(call: UserCall, id: string, test: (task: Task) => boolean): Promise<Task>
}

export function anyone(locale: Locale = 'zh-Hans'): Call {
  return { requestId: randomUUID(), locale, platform: 'h5', ip: '203.0.113.7', device: 'test-device-0001', log: silentLog, signal: new AbortController().signal }
}

/** The rules for words; no picture is looked at, which takes a process. */
export const wordsAlone: OpenModerator = { judge: async ({ words = '' }) => findWords(words), close: () => {} }

/** @param others Engines that are preferred to the fake one, the first most. */
export async function openTestDomains(overrides: Partial<Config> = {}, others: readonly FakeEngine[] = [], moderator: OpenModerator = wordsAlone): Promise<TestDomains> {
  const platform = await createTestPlatform(overrides)
  const engine = createFakeEngine()
  const engines = createEngineRegistry([...others, engine], platform)
  await engines.asked
  await platform.jobs.openLanes(Object.keys(engines.lanes))
  const domains = createDomains(platform, engines, { retryPauses: [0, 0], moderator })
  const wallet = createWallet(platform.clock)
  const keys = createAccountKeys(platform.db)
  // Not for the first time in a transaction: it takes a connection.
  await keys()
  const people = createUsers(platform, { wallet, messages: createMessages(platform), say: createSay(), consents: createConsents(platform.clock, readAgreements()), keys })
  let numbers = 0

  const taskWhen: TestDomains['taskWhen'] = async (call, id, test) => {
    const read = () => domains.handlers.taskDetail({ id }, call)
    const deadline = Date.now() + 15_000
    for (;;) {
      const task = await read()
      if (test(task)) return task
      if (Date.now() > deadline) throw new Error(`The task stayed ${task.state} at ${task.progress}`)
      await new Promise((resume) => setTimeout(resume, 20))
    }
  }

  const testDomains: TestDomains = {
    ...domains,
    platform,
    engine,
    engines,
    wallet,
    taskWhen,
    async person({ locale = 'zh-Hans', member = false } = {}) {
      const phone = `+86138${String(++numbers).padStart(8, '0')}`
      const { user } = await platform.db.transaction((tx) => people.findOrCreate(tx, phone, locale))
      if (member) {
        const memberUntil = new Date(platform.clock.now().getTime() + 86_400_000)
        await platform.db.update(users).set({ memberUntil }).where(eq(users.id, user.id))
      }
      return { ...anyone(locale), identity: { userId: user.id, sessionId: randomUUID(), roles: [], permissions: [], bound: true } }
    },
    work: () =>
      platform.jobs.work(domains.jobHandlers, {
        names: { ...forEveryJob(1), 'run-task': 2 },
        lanes: engines.lanes,
      }),
    async create(call) {
      const { task } = await domains.handlers.taskCreate(textToImage(), call)
      return taskWhen(call, task.id, ({ state }) => finalTaskStates.includes(state))
    },
    close: async () => {
      await domains.close()
      await engines.close()
      await platform.close()
    },
  }
  return testDomains
}

export const textToImage = (input: Record<string, unknown> = {}, requestId: string = randomUUID()) => ({
  requestId,
  generator: 'text-to-image',
  input: { prompt: '日出时的雪山', ...input },
})

/** The refusal that the promise ends in. */
export async function refusal(promise: Promise<unknown>): Promise<BusinessError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof BusinessError) return error
  throw new Error('Expected a refusal', { cause: error })
}
