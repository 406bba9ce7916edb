import { codes } from '#contract/codes.ts'
import { BusinessError } from '../business-error.ts'
import type { Logger } from '../platform/log.ts'
import { isStorageFull } from '../platform/storage/storage-full.ts'

/** An operation that tells the person so when there was no room for what it was to keep. */
export function refuseWhenFull<A extends unknown[], R>(log: Logger, operation: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await operation(...args)
    } catch (error) {
      if (!isStorageFull(error)) throw error
      log.error({ err: error }, 'storage full')
      throw new BusinessError(codes.internal, 'storage-full', {}, { refunded: 0 })
    }
  }
}

/** The same for all operations of a record. */
export function allRefuseWhenFull<T extends object>(log: Logger, operations: T): T {
  const wrapped = Object.entries(operations).map(([name, operation]) => [name, refuseWhenFull(log, operation)])
  // Each entry has kept its type, which Object.entries forgets.
  return Object.fromEntries(wrapped) as T
}
