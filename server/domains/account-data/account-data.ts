import type { Handlers } from '../../call.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountParts } from '../account/account-parts.ts'
import { createForgottenNumbers } from '../account/forgotten-numbers.ts'
import type { Creation } from '../creation/creation.ts'
import type { Messages } from '../messages/messages.ts'
import { createDeleteAccount } from './deletion/delete-account.ts'
import { createRequestDeletion } from './deletion/request-deletion.ts'
import { createExports } from './export/exports.ts'
import { createMakeExport } from './export/make-export.ts'
import { createPersonalParts } from './parts/personal-parts.ts'

interface AccountDataNeeds {
  account: Pick<AccountParts, 'keys' | 'loginCodes' | 'sendCode' | 'sessions' | 'wallet'>
  cancelTasks: Creation['cancelAll']
  messages: Messages
}

export interface AccountData {
  handlers: Handlers<'dataExportState' | 'dataExportCreate' | 'deletionState' | 'deletionCode' | 'deletionRequest' | 'deletionTakeBack' | 'deletionReceipt'>
  jobHandlers: Pick<JobHandlers, 'export-data' | 'delete-account'>
  /** Each hour: accounts whose grace is over, archives whose time is, numbers that count no more. */
  cleanUps: Record<'leaving' | 'archives' | 'numbers', (signal: AbortSignal) => Promise<void>>
}

/** A person's data as a whole: taking it along, and having it deleted with the account. */
export function createAccountData(platform: Platform, { account, cancelTasks, messages }: AccountDataNeeds): AccountData {
  const forgotten = createForgottenNumbers(platform, account.keys)
  const parts = createPersonalParts(platform, { wallet: account.wallet, forgotten })
  const exports = createExports(platform)
  const { enqueueDue, ...deletionJobs } = createDeleteAccount(platform, parts, cancelTasks)
  return {
    handlers: { ...exports.handlers, ...createRequestDeletion(platform, { account, cancelTasks }) },
    jobHandlers: { 'export-data': createMakeExport(platform, parts, messages), ...deletionJobs },
    cleanUps: { leaving: enqueueDue, archives: exports.removeOld, numbers: forgotten.removeOld },
  }
}
